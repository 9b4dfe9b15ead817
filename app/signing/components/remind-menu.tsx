import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Bell, Button, Menu } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { namePerson } from '../../common/name-person.ts';
import { signatureRequestsDashboardMessages } from '../../signature-requests/dashboard-messages.ts';
import { signingMessages as messages } from '../messages.ts';

export interface RemindMenuProps {
  signatures: readonly Signature[];
  /** The owner's own signature, if there is one: nobody reminds oneself. */
  ownSid: string | null;
  onRemind: (sids: string[]) => void;
}

/** Reminds one of the signers whose turn it is, or all of them. Signers to whom the owner delivers the link get no mail. */
export function RemindMenu({ signatures, ownSid, onRemind }: RemindMenuProps) {
  const { formatMessage } = useIntl();
  const open = signatures.filter(({ sid, status_code, notify }) => status_code === 'OPEN' && notify && sid !== ownSid);
  const [only] = open;
  if (only === undefined) return null;
  const trigger = (
    <Button
      variant="quiet"
      size="small"
      icon={<Bell aria-hidden />}
      onClick={open.length === 1 ? () => onRemind([only.sid]) : undefined}
    >
      <FormattedMessage {...signatureRequestsDashboardMessages.remind} />
    </Button>
  );
  if (open.length === 1) return trigger;
  const items = [
    { id: 'all', label: formatMessage(messages.remindAll), onSelect: () => onRemind(open.map(({ sid }) => sid)) },
    ...open.map(({ sid, signer_identity_data: person }, index) => ({
      id: sid,
      label: namePerson(person.first_name, person.last_name, person.email_address),
      startsGroup: index === 0,
      onSelect: () => onRemind([sid]),
    })),
  ];
  return <Menu label={formatMessage(signatureRequestsDashboardMessages.remind)} items={items} trigger={trigger} />;
}
