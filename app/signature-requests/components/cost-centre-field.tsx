import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { TextField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { DraftChange } from '../draft-change.ts';
import { signatureRequestsSendMessages as messages } from '../send-messages.ts';

/** Most characters that the report by cost centre shows. */
const greatestLength = 100;

/**
 * Under which cost centre the organisation counts the signatures: the first line of `custom` (docs/decisions/089-on-whose-account.md). What a
 * program has noted there in several lines is the program's.
 */
export function CostCentreField({
  custom,
  onChange,
}: Pick<SignatureRequest, 'custom'> & { onChange: (change: DraftChange) => void }) {
  const { formatMessage } = useIntl();
  if (custom?.includes('\n')) return null;
  return (
    <TextField
      label={formatMessage(messages.costCentre)}
      optionalText={formatMessage(commonMessages.optional)}
      hint={formatMessage(messages.costCentreHint)}
      name="cost_centre"
      value={custom ?? ''}
      maxLength={greatestLength}
      onChange={(event) => onChange({ custom: event.target.value.trim() ? event.target.value : null })}
    />
  );
}
