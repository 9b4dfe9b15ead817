import { Banner, Button, FormLayout, PasswordField, Stack, TextLink } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { userPasswordMessages as messages } from '../password-messages.ts';
import { CardHead } from './card-head.tsx';
import { NewPasswordField, type PasswordVerdict } from './new-password-field.tsx';

export interface ChangePasswordFormProps {
  email: string;
  /** The password is too weak for today's rules: nothing else goes on before. */
  isForced: boolean;
  /** The person logs in at an organisation, and may have no password. */
  hasSso: boolean;
  /** The least number of characters of a password. */
  leastPassword: number;
  failure?: FormFailure | undefined;
  isBusy: boolean;
  /** The server's judgement of what was typed last. */
  verdict?: PasswordVerdict | undefined;
  onType: (password: string) => void;
}

export function ChangePasswordForm({
  email,
  isForced,
  hasSso,
  leastPassword,
  failure,
  isBusy,
  ...rest
}: ChangePasswordFormProps) {
  const { verdict, onType } = rest;
  const intl = useIntl();
  const { ref, field, error } = useForm(failure);
  const [retypedAfter, setRetypedAfter] = useState<FormFailure>();
  // What was refused is forgotten once something better stands there.
  const isMended = failure !== undefined && retypedAfter === failure && verdict?.validPassword === true;
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.changePasswordTitle} />}>
        <FormattedMessage {...messages.changePasswordText} />
      </CardHead>
      {isForced && (
        <Banner tone="warning">
          <FormattedMessage {...messages.changePasswordForced} />
        </Banner>
      )}
      {hasSso && (
        <Banner tone="info">
          <FormattedMessage {...messages.changePasswordOrganisation} />
        </Banner>
      )}
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormLayout>
          <PasswordField
            label={<FormattedMessage {...messages.changePasswordOld} />}
            showLabel={intl.formatMessage(commonMessages.showPassword)}
            hideLabel={intl.formatMessage(commonMessages.hidePassword)}
            {...field('oldPassword')}
            autoComplete="current-password"
            maxLength={128}
            required
          />
          <NewPasswordField
            label={<FormattedMessage {...messages.changePasswordNew} />}
            least={leastPassword}
            error={isMended ? undefined : field('password').error}
            verdict={verdict}
            onType={(password) => {
              onType(password);
              setRetypedAfter(failure);
            }}
          />
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...messages.changePasswordSubmit} />
          </Button>
        </FormLayout>
      </Form>
      <TextLink href={isForced ? '/logout' : '/profile/security'}>
        <FormattedMessage {...(isForced ? messages.changePasswordLogout : messages.changePasswordBack)} />
      </TextLink>
    </Stack>
  );
}
