import type { BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { Badge, type BadgeTone, Ban, Check, CircleDashed, TriangleAlert } from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { StatusBadge, statusTexts } from '../../signature-requests/components/status-badge.tsx';
import { templatesBatchMessages as messages } from '../batch-messages.ts';

type Unsent = 'WAITING' | 'FAILED' | 'SKIPPED' | 'CANCELLED';

const looks: Readonly<
  Record<Unsent, { tone: BadgeTone; Icon: ComponentType<{ 'aria-hidden': true }>; text: MessageText }>
> = {
  WAITING: { tone: 'neutral', Icon: CircleDashed, text: messages.stateWaiting },
  FAILED: { tone: 'danger', Icon: TriangleAlert, text: messages.stateFailed },
  SKIPPED: { tone: 'neutral', Icon: Check, text: messages.stateSkipped },
  CANCELLED: { tone: 'neutral', Icon: Ban, text: messages.stateCancelled },
};

/** Every state of a row by name. */
export const rowStateTexts: Readonly<Record<BatchRowState, MessageText>> = {
  ...statusTexts,
  WAITING: messages.stateWaiting,
  FAILED: messages.stateFailed,
  SKIPPED: messages.stateSkipped,
  CANCELLED: messages.stateCancelled,
};

const isUnsent = (state: BatchRowState): state is Unsent => state in looks;

/** Where a row of a batch stands: not sent yet, or as its request. */
export function RowStateBadge({ state }: { state: BatchRowState }) {
  if (!isUnsent(state)) return <StatusBadge status={state} />;
  const { tone, Icon, text } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
