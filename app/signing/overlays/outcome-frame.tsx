import { Button } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import type { ModalProps, ModalState } from '../../modals/modal-store.ts';
import { OverlayFrame, type OverlayFrameProps } from '../../modals/overlay-frame.tsx';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

export interface OutcomeFrameProps extends Pick<OverlayFrameProps, 'title' | 'icon' | 'tone' | 'children'> {
  modal: ModalState & Pick<ModalProps<unknown, { name: 'complete' }>, 'act'>;
  /** What may be tried, where there is something; else only the way back is left. */
  remedy?: { text: MessageText; icon?: ReactNode; act: () => void } | false;
}

/** The frame of what stood in the way of a signature: what happened, what may be tried, and the way back to the request. */
export function OutcomeFrame({ remedy, ...overlay }: OutcomeFrameProps) {
  const { isLoading, act } = overlay.modal;
  return (
    <OverlayFrame
      {...overlay}
      actions={
        remedy ? (
          <Button icon={remedy.icon} isLoading={isLoading} onClick={remedy.act}>
            <FormattedMessage {...remedy.text} />
          </Button>
        ) : null
      }
      leave={messages.backToRequest}
      leaveLook={remedy ? 'secondary' : 'primary'}
      onLeave={() => act({ name: 'complete' })}
    />
  );
}
