import type { ListedStatus } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Badge,
  type BadgeTone,
  Ban,
  CircleCheck,
  Clock,
  Hourglass,
  Pencil,
  PenLine,
  TriangleAlert,
  Undo2,
} from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsDashboardMessages as dashboardMessages } from '../dashboard-messages.ts';
import { signatureRequestsMessages as messages } from '../messages.ts';

interface Look {
  tone: BadgeTone;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  text: MessageText;
}

const looks: Readonly<Record<RequestStatus, Look>> = {
  DRAFT: { tone: 'neutral', Icon: Pencil, text: messages.statusDraft },
  OPEN: { tone: 'info', Icon: Hourglass, text: messages.statusOpen },
  DECLINED: { tone: 'danger', Icon: Ban, text: messages.statusDeclined },
  WITHDRAWN: { tone: 'neutral', Icon: Undo2, text: messages.statusWithdrawn },
  SIGNED: { tone: 'success', Icon: CircleCheck, text: messages.statusSigned },
  EXPIRED: { tone: 'warning', Icon: Clock, text: messages.statusExpired },
  ERROR: { tone: 'danger', Icon: TriangleAlert, text: messages.statusError },
};
const pending: Look = { tone: 'info', Icon: Hourglass, text: messages.statusPending };
const yourTurn: Look = { tone: 'seal', Icon: PenLine, text: messages.statusYourTurn };

/** The states by name, and what waits for the reader’s own signature. */
export const statusTexts = {
  DRAFT: looks.DRAFT.text,
  OPEN: looks.OPEN.text,
  DECLINED: looks.DECLINED.text,
  WITHDRAWN: looks.WITHDRAWN.text,
  SIGNED: looks.SIGNED.text,
  EXPIRED: looks.EXPIRED.text,
  ERROR: looks.ERROR.text,
  TO_SIGN: dashboardMessages.viewToSign,
} as const satisfies Record<Exclude<ListedStatus, 'HAVE_SIGNED'>, MessageText>;

export interface StatusBadgeProps {
  status: RequestStatus;
  /** An open request waits for the viewer's own signature. */
  isYourTurn?: boolean;
  /** Everybody has signed an open request; data for long-term proof are still being added. */
  isPending?: boolean;
}

/** Where a signature request stands. */
export function StatusBadge({ status, isYourTurn = false, isPending = false }: StatusBadgeProps) {
  const { tone, Icon, text } =
    status !== 'OPEN' ? looks[status] : isYourTurn ? yourTurn : isPending ? pending : looks.OPEN;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
