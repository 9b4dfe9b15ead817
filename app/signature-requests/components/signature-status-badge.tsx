import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Badge,
  type BadgeTone,
  Ban,
  CircleCheck,
  CircleDashed,
  Hourglass,
  TriangleAlert,
  Undo2,
} from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';
import { signatureRequestsQuorumMessages } from '../quorum-messages.ts';

export interface SignatureLook {
  tone: BadgeTone;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  text: MessageText;
}

/** How each state of a signature is shown. */
const signatureLooks: Readonly<Record<SignatureStatus, SignatureLook>> = {
  OPEN: { tone: 'info', Icon: Hourglass, text: messages.signatureOpen },
  WAITING: { tone: 'neutral', Icon: CircleDashed, text: messages.signatureWaiting },
  DECLINED: { tone: 'danger', Icon: Ban, text: messages.signatureDeclined },
  WITHDRAWN: { tone: 'neutral', Icon: Undo2, text: messages.signatureWithdrawn },
  SIGNED: { tone: 'success', Icon: CircleCheck, text: messages.signatureSigned },
  ERROR: { tone: 'danger', Icon: TriangleAlert, text: messages.signatureError },
};

const spared: SignatureLook = { tone: 'neutral', Icon: CircleDashed, text: signatureRequestsQuorumMessages.spared };
const unsigned: SignatureLook = { tone: 'neutral', Icon: CircleDashed, text: messages.signatureUnsigned };

export interface SignatureStatusBadgeProps {
  status: SignatureStatus;
  /** Enough others have signed. */
  isSpared?: boolean;
  /** Whether signatures are still awaited: nobody's turn comes any more where a request is over, or not begun. */
  isOpen?: boolean;
}

/** How the state of a signer is shown, also of one whom nobody needs or awaits any more. */
export function describeSignatureLook({ status, isSpared, isOpen = true }: SignatureStatusBadgeProps): SignatureLook {
  if (isSpared) return spared;
  return !isOpen && (status === 'OPEN' || status === 'WAITING') ? unsigned : signatureLooks[status];
}

/** Where one signer of a request stands. */
export function SignatureStatusBadge(props: SignatureStatusBadgeProps) {
  const { tone, Icon, text } = describeSignatureLook(props);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
