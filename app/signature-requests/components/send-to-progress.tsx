import type { SendTo, SendToStatus } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { DefinitionList } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsSendToMessages as messages } from '../send-to-messages.ts';
import { SignatureStatusBadge } from './signature-status-badge.tsx';

const states: Readonly<Record<SendToStatus, MessageText>> = {
  UNCLAIMED: messages.stateUnclaimed,
  EXPIRED: messages.stateExpired,
  CLAIMED: messages.stateClaimed,
  SIGNING: messages.stateSigning,
  SIGNED: messages.stateSigned,
  WITHDRAWN: messages.stateWithdrawn,
  DECLINED: messages.stateDeclined,
};

/** How a document stands that was taken over, for who handed it over and for who has it. */
export function SendToProgress({ sendTo: { status, signers } }: { sendTo: SendTo }) {
  const { formatMessage } = useIntl();
  const items = [
    { term: formatMessage(messages.state), value: <FormattedMessage {...states[status]} /> },
    ...signers.map(({ name, status_code }, index) => ({
      id: String(index),
      term: <BreakableAddress text={name} />,
      value: <SignatureStatusBadge status={status_code} isOpen={status === 'CLAIMED' || status === 'SIGNING'} />,
    })),
  ];
  return <DefinitionList items={items} />;
}
