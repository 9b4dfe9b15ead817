import { Button, FormLayout, TextField } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { twoStepMessages as messages } from '../messages.ts';
import type { SecurityIntent } from '../security-form.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface ProofFormProps {
  intent: SecurityIntent;
  email: string;
  failure: FormFailure | undefined;
  isBusy: boolean;
  variant: 'danger' | 'primary';
  /** The button's text. */
  children: ReactNode;
}

/** For what weakens an account: password and a code once more. */
export function ProofForm({ intent, email, failure, isBusy, variant, children }: ProofFormProps) {
  const { ref, field, error } = useForm(failure);
  return (
    <Form method="post" ref={ref} noValidate>
      <input type="hidden" name="intent" value={intent} readOnly />
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
        <div>
          <Button type="submit" variant={variant} isLoading={isBusy}>
            {children}
          </Button>
        </div>
      </FormLayout>
    </Form>
  );
}
