import { PasswordField, Stack, TextField } from '@sigillum/design-system';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { formsMessages } from '../../forms/messages.ts';
import { membersDeleteUserMessages as messages } from '../delete-user-messages.ts';

export interface DeletionConfirmationProps {
  email: string;
  hasPassword: boolean;
  typed: string;
  onType: (typed: string) => void;
  complaint: 'missing' | 'mismatch' | undefined;
  /** Why the server has refused what was typed. */
  refusal: string | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
}

const complaints = { missing: formsMessages.required, mismatch: messages.deleteMismatch } as const;

/** The last question before a deletion: the password, or the account's address. */
export function DeletionConfirmation(props: DeletionConfirmationProps) {
  const { email, hasPassword, typed, onType, complaint, refusal, fieldRef } = props;
  const { formatMessage } = useIntl();
  const field = {
    ref: fieldRef,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => onType(target.value),
    error: complaint ? formatMessage(complaints[complaint]) : refusal,
  };
  return (
    <Stack gap={4}>
      <p>
        <FormattedMessage {...messages.deleteAdvice} />
      </p>
      {hasPassword ? (
        <>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...field}
            label={formatMessage(commonMessages.password)}
            autoComplete="current-password"
            showLabel={formatMessage(commonMessages.showPassword)}
            hideLabel={formatMessage(commonMessages.hidePassword)}
          />
        </>
      ) : (
        <TextField
          {...field}
          label={<FormattedMessage {...messages.deleteEmail} values={{ email: <bdi key="email">{email}</bdi> }} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
      )}
    </Stack>
  );
}
