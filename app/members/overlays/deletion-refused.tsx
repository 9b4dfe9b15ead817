import { Button, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalState } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { membersDeleteUserMessages as messages } from '../delete-user-messages.ts';

export interface DeletionRefusedProps {
  businessName: string;
  otherMembers: number;
  /** Leads to the members, where somebody else can be made administrator, or to the profile, where the business is deleted. */
  goOn: (next: 'members' | 'profile') => void;
  modal: ModalState;
}

/** Why the account of an only administrator cannot be deleted, and what to do first. */
export function DeletionRefused({ businessName, otherMembers, goOn, modal }: DeletionRefusedProps) {
  const isAlone = otherMembers === 0;
  return (
    <OverlayFrame
      modal={modal}
      title={messages.deleteBlockedTitle}
      icon={<Users />}
      tone="warning"
      actions={
        <Button onClick={() => goOn(isAlone ? 'profile' : 'members')}>
          <FormattedMessage {...(isAlone ? messages.deleteToProfile : messages.deleteToMembers)} />
        </Button>
      }
      leave={messages.deleteKeep}
    >
      <p>
        <FormattedMessage
          {...messages.deleteBlockedText}
          values={{ business: <bdi key="business">{businessName}</bdi>, count: otherMembers }}
        />
      </p>
      <p>
        <FormattedMessage {...messages.deleteBlockedRemedy} values={{ count: otherMembers }} />
      </p>
    </OverlayFrame>
  );
}
