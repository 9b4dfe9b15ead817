import { TextField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { DialogForm } from '../../forms/use-dialog-form.ts';
import { formatMobile } from '../mobile-number.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';

export interface MobileFieldProps {
  /** Codes go by SMS, at least to whom has no account. */
  isNeeded: boolean;
  initial?: string | undefined;
  field: ReturnType<DialogForm['field']>;
}

/** The number to which the code of an advanced signature goes. */
export function MobileField({ isNeeded, initial, field }: MobileFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      type="tel"
      label={formatMessage(messages.mobile)}
      hint={formatMessage(messages.mobileHint)}
      optionalText={isNeeded ? undefined : formatMessage(commonMessages.optional)}
      autoComplete="off"
      {...field}
      defaultValue={field.defaultValue ?? (initial && formatMobile(initial))}
    />
  );
}
