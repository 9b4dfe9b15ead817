import { Banner, PasswordField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { FieldState } from '../../forms/use-form.ts';

interface CurrentPasswordFieldProps extends FieldState {
  email: string;
  /** What concerns the whole form. */
  formError: string | undefined;
  defaultValue?: string | undefined;
}

/** The password, asked for anew: whoever finds an open browser must not change how its owner logs in. */
export function CurrentPasswordField({ email, formError, name, id, error }: CurrentPasswordFieldProps) {
  const intl = useIntl();
  return (
    <>
      {formError && <Banner tone="danger">{formError}</Banner>}
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={<FormattedMessage {...commonMessages.password} />}
        showLabel={intl.formatMessage(commonMessages.showPassword)}
        hideLabel={intl.formatMessage(commonMessages.hidePassword)}
        name={name}
        id={id}
        error={error}
        required
      />
    </>
  );
}
