import { PasswordField, type PasswordStrength } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { userPasswordMessages as messages } from '../password-messages.ts';

/** The server's judgement of a password (POST /v1/check-password). */
export interface PasswordVerdict {
  validPassword: boolean;
  code: 'too_short' | 'too_common' | 'breached' | 'contains_personal_data' | 'too_weak' | null;
  /** 0 to 4. */
  strength: number;
}

const reasons: Readonly<Record<NonNullable<PasswordVerdict['code']>, MessageText>> = {
  too_short: messages.passwordTooShort,
  too_common: messages.passwordTooCommon,
  breached: messages.passwordBreached,
  contains_personal_data: messages.passwordPersonal,
  too_weak: messages.passwordTooWeak,
};

/** A refused password never looks green, however hard it is to guess. */
function describeVerdict({ code, strength }: PasswordVerdict): PasswordStrength {
  if (code) return { score: Math.min(strength, 2) as 0 | 1 | 2, text: <FormattedMessage {...reasons[code]} /> };
  if (strength >= 4) return { score: 4, text: <FormattedMessage {...messages.passwordStrong} /> };
  return { score: 3, text: <FormattedMessage {...messages.passwordGood} /> };
}

export interface NewPasswordFieldProps {
  /** The least number of characters. */
  least: number;
  error: string | undefined;
  verdict: PasswordVerdict | undefined;
  onType: (password: string) => void;
  /** “Password” unless told. */
  label?: ReactNode;
}

/** A new password with the server's judgement below it. */
export function NewPasswordField({ least, error, verdict, onType, label }: NewPasswordFieldProps) {
  const intl = useIntl();
  return (
    <PasswordField
      name="password"
      label={label ?? <FormattedMessage {...messages.password} />}
      hint={<FormattedMessage {...messages.passwordHint} values={{ least }} />}
      showLabel={intl.formatMessage(commonMessages.showPassword)}
      hideLabel={intl.formatMessage(commonMessages.hidePassword)}
      autoComplete="new-password"
      maxLength={128}
      required
      error={error}
      hasStrength
      strength={verdict && describeVerdict(verdict)}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
