import { PasswordField } from '@sigillum/design-system';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { FieldState } from '../../forms/use-form.ts';

interface ProofFieldProps extends FieldState {
  defaultValue?: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The password, there once it was asked for: some minutes after the login, whoever is at the browser may be somebody else. */
export function ProofField({ name, id, error, onChange }: ProofFieldProps) {
  const intl = useIntl();
  if (error === undefined) return null;
  return (
    <PasswordField
      label={<FormattedMessage {...commonMessages.password} />}
      showLabel={intl.formatMessage(commonMessages.showPassword)}
      hideLabel={intl.formatMessage(commonMessages.hidePassword)}
      {...{ name, id, error, onChange }}
      autoComplete="current-password"
      maxLength={128}
      required
    />
  );
}
