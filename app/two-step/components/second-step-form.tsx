import type { PasskeyOptions, SecondStepMethod } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Banner, Button, Divider, FormLayout, Stack, Text, TextField, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { twoStepMessages as messages } from '../messages.ts';
import { PasskeyStep } from './passkey-step.tsx';

export interface SecondStepFormProps {
  /** What the account can be proved with. */
  methods: readonly SecondStepMethod[];
  /** What a passkey of the account is asked. */
  passkeyOptions?: PasskeyOptions | undefined;
  /** The log-in, from its beginning. */
  restartHref: string;
  failure?: FormFailure | undefined;
  isBusy: boolean;
}

/** What comes after the password. One field takes codes of an app and recovery codes, so that nobody has to choose. */
export function SecondStepForm({ methods, passkeyOptions, restartHref, failure, isBusy }: SecondStepFormProps) {
  const { ref, field, error } = useForm(failure);
  const hasTotp = methods.includes('totp');
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.loginTitle} />}>
        <FormattedMessage {...(hasTotp ? messages.loginText : messages.loginRecoveryText)} />
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      {passkeyOptions && <PasskeyStep options={passkeyOptions} />}
      <Form method="post" ref={ref} noValidate>
        <FormLayout>
          <TextField
            label={<FormattedMessage {...(hasTotp ? messages.code : messages.recoveryCode)} />}
            hint={hasTotp ? <FormattedMessage {...messages.codeHint} /> : undefined}
            {...field('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...commonMessages.logIn} />
          </Button>
        </FormLayout>
      </Form>
      <Divider />
      <Text>
        <TextLink href={restartHref}>
          <FormattedMessage {...messages.loginRestart} />
        </TextLink>
      </Text>
    </Stack>
  );
}
