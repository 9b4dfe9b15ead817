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

export interface SignatureLook {
  tone: BadgeTone;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  text: MessageText;
}

/** How each state of a signature is shown. */
export const signatureLooks: Readonly<Record<SignatureStatus, SignatureLook>> = {
  OPEN: { tone: 'info', Icon: Hourglass, text: messages.signatureOpen },
  WAITING: { tone: 'neutral', Icon: CircleDashed, text: messages.signatureWaiting },
  DECLINED: { tone: 'danger', Icon: Ban, text: messages.signatureDeclined },
  WITHDRAWN: { tone: 'neutral', Icon: Undo2, text: messages.signatureWithdrawn },
  SIGNED: { tone: 'success', Icon: CircleCheck, text: messages.signatureSigned },
  ERROR: { tone: 'danger', Icon: TriangleAlert, text: messages.signatureError },
};

/** Where one signer of a request stands. */
export function SignatureStatusBadge({ status }: { status: SignatureStatus }) {
  const { tone, Icon, text } = signatureLooks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
