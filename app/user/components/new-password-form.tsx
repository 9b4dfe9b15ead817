import { Banner, Button, FormLayout, Stack } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { userPasswordMessages as messages } from '../password-messages.ts';
import { Address } from './address.tsx';
import type { AccountDraft } from './account-form.tsx';
import { CardHead } from './card-head.tsx';
import { NewPasswordField, type PasswordVerdict } from './new-password-field.tsx';

export interface NewPasswordFormProps {
  /** Of the account that the link belongs to. */
  email: string;
  /** The least number of characters of a password. */
  leastPassword: number;
  failure?: FormFailure | undefined;
  isBusy: boolean;
  /** The server's judgement of the last draft. */
  verdict?: PasswordVerdict | undefined;
  onDraft: (draft: AccountDraft) => void;
}

/** Behind a mailed link: the new password alone. */
export function NewPasswordForm({ email, leastPassword, failure, isBusy, verdict, onDraft }: NewPasswordFormProps) {
  const { ref, field, error } = useForm(failure);
  const [retypedAfter, setRetypedAfter] = useState<FormFailure>();
  // What was refused is forgotten once something better stands there.
  const isMended = failure !== undefined && retypedAfter === failure && verdict?.validPassword === true;
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.resetTitle} />}>
        <FormattedMessage {...messages.resetNewText} values={{ email: <Address>{email}</Address> }} />
      </CardHead>
      {error && <Banner tone="danger">{error}</Banner>}
      <Form method="post" ref={ref} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormLayout>
          <NewPasswordField
            label={<FormattedMessage {...messages.changePasswordNew} />}
            least={leastPassword}
            error={isMended ? undefined : field('password').error}
            verdict={verdict}
            onType={(password) => {
              onDraft({ password, firstName: '', lastName: '' });
              setRetypedAfter(failure);
            }}
          />
          <Button type="submit" isWide isLoading={isBusy}>
            <FormattedMessage {...messages.resetSave} />
          </Button>
        </FormLayout>
      </Form>
    </Stack>
  );
}
