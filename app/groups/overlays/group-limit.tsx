import { Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalState } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { groupsMessages as messages } from '../messages.ts';

/** No further group is possible, and what to do about it. */
export function GroupLimit({ greatest, modal }: { greatest: number; modal: ModalState }) {
  return (
    <OverlayFrame
      modal={modal}
      title={messages.limitTitle}
      icon={<Users />}
      tone="warning"
      leave={commonMessages.close}
      leaveLook="primary"
    >
      <p>
        <FormattedMessage {...messages.limitText} values={{ greatest }} />
      </p>
    </OverlayFrame>
  );
}
