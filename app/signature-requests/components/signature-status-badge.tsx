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

/** How the state of a signer is shown, also of one whom nobody needs any more. */
export const describeSignatureLook = (status: SignatureStatus, isSpared: boolean): SignatureLook =>
  isSpared ? spared : signatureLooks[status];

export interface SignatureStatusBadgeProps {
  status: SignatureStatus;
  /** Enough others have signed. */
  isSpared?: boolean;
}

/** Where one signer of a request stands. */
export function SignatureStatusBadge({ status, isSpared = false }: SignatureStatusBadgeProps) {
  const { tone, Icon, text } = describeSignatureLook(status, isSpared);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
