import { Button, FormLayout, Inline, TextField } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { twoStepMessages as messages } from '../messages.ts';
import type { SecurityIntent } from '../security-form.ts';
import { usePasskeyProof } from '../use-passkey.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface ProofFormProps {
  intent: SecurityIntent;
  email: string;
  failure: FormFailure | undefined;
  isBusy: boolean;
  variant: 'danger' | 'primary';
  /** A passkey may take the place of the code. */
  hasPasskeys: boolean;
  /** Which passkey it is about. */
  passkeyId?: string;
  /** The button's text. */
  children: ReactNode;
}

/** For what weakens an account: password and a code once more. */
export function ProofForm({
  intent,
  email,
  failure,
  isBusy,
  variant,
  hasPasskeys,
  passkeyId,
  children,
}: ProofFormProps) {
  const { ref, field, error } = useForm(failure);
  const question = usePasskeyProof(ref);
  return (
    <Form method="post" ref={ref} noValidate>
      <input type="hidden" name="intent" value={intent} readOnly />
      {passkeyId && <input type="hidden" name="passkeyId" value={passkeyId} readOnly />}
      <FormLayout>
        <CurrentPasswordField email={email} {...field('password')} formError={error} />
        <TextField
          label={<FormattedMessage {...messages.code} />}
          hint={<FormattedMessage {...messages.codeHint} />}
          {...field('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Inline gap={3} align="start">
          <Button type="submit" variant={variant} isLoading={isBusy}>
            {children}
          </Button>
          {hasPasskeys && (
            <PasskeyButton question={question}>
              <FormattedMessage {...messages.passkeyProve} />
            </PasskeyButton>
          )}
        </Inline>
      </FormLayout>
    </Form>
  );
}
