import {
  Banner,
  Building2,
  Button,
  Divider,
  EmailField,
  FormLayout,
  PasswordField,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { PasskeyLogin } from '../../two-step/components/passkey-login.tsx';
import { userSsoMessages } from '../sso-messages.ts';
import { userMessages as messages } from '../messages.ts';
import { userPasswordMessages } from '../password-messages.ts';
import { CardHead } from './card-head.tsx';
import { LinkedText } from './linked-text.tsx';

export interface LoginFormProps {
  /** Prefills the address. */
  email?: string | undefined;
  /** Somebody was sent here from another page and will return to it. */
  hasTarget: boolean;
  /** Address of the sign-up, which keeps that page too. */
  signUpHref: string;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

export function LoginForm({ email, hasTarget, signUpHref, failure, isBusy }: LoginFormProps) {
  const intl = useIntl();
  const { ref, field, error } = useForm(failure);
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.loginTitle} />}>
        {hasTarget ? <FormattedMessage {...messages.loginReturns} /> : undefined}
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <EmailField
            label={<FormattedMessage {...commonMessages.email} />}
            {...field('email')}
            defaultValue={field('email').defaultValue ?? email}
            autoComplete="username"
            required
          />
          <Stack gap={2}>
            <PasswordField
              label={<FormattedMessage {...userPasswordMessages.password} />}
              showLabel={intl.formatMessage(commonMessages.showPassword)}
              hideLabel={intl.formatMessage(commonMessages.hidePassword)}
              {...field('password')}
              required
            />
            <Text size="small">
              <TextLink href="/password-reset">
                <FormattedMessage {...messages.loginForgotten} />
              </TextLink>
            </Text>
          </Stack>
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...commonMessages.logIn} />
          </Button>
          <Button
            type="submit"
            name="way"
            value="organisation"
            variant="secondary"
            icon={<Building2 aria-hidden />}
            isWide
            disabled={isBusy}
          >
            <FormattedMessage {...userSsoMessages.loginOrganisation} />
          </Button>
        </FormLayout>
      </Form>
      <PasskeyLogin />
      <Divider />
      <Text>
        <LinkedText message={messages.loginNew} href={signUpHref} />
      </Text>
    </Stack>
  );
}
