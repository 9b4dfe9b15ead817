import type { MemberState } from '@sigillum/api-contracts/members/schemas.ts';
import { Badge, type BadgeTone, CircleCheck, CircleDashed, Clock, UserMinus } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { membersListMessages as messages } from '../list-messages.ts';

const looks: Record<MemberState, { tone: BadgeTone; icon: ReactNode; text: MessageText }> = {
  active: { tone: 'success', icon: <CircleCheck aria-hidden />, text: messages.stateActive },
  invited: { tone: 'info', icon: <CircleDashed aria-hidden />, text: messages.stateInvited },
  expired: { tone: 'warning', icon: <Clock aria-hidden />, text: messages.stateExpired },
  removed: { tone: 'neutral', icon: <UserMinus aria-hidden />, text: messages.stateRemoved },
};

/** How somebody stands to the business. */
export function MemberStateBadge({ state }: { state: MemberState }) {
  const { tone, icon, text } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      <FormattedMessage {...text} />
    </Badge>
  );
}
