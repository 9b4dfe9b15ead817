import { Button } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import type { ModalProps, ModalState } from '../../modals/modal-store.ts';
import { OverlayFrame, type OverlayFrameProps } from '../../modals/overlay-frame.tsx';
import { ExitNote } from '../components/exit-note.tsx';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

interface Remedy {
  text: MessageText;
  icon?: ReactNode;
  act: () => void;
}

export interface OutcomeFrameProps extends Pick<OverlayFrameProps, 'title' | 'icon' | 'tone' | 'children'> {
  modal: ModalState & Pick<ModalProps<unknown, { name: 'complete' }>, 'act'>;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
  /** What may be tried, where there is something; else only the way back is left. */
  remedy?: Remedy | false;
  /** Where the first does not help. */
  otherRemedy?: Remedy | false;
}

/** The frame of what stood in the way of a signature: what happened, what may be tried, and the way back to the request. */
export function OutcomeFrame({ remedy, otherRemedy, exit, children, ...overlay }: OutcomeFrameProps) {
  const { isLoading, act } = overlay.modal;
  return (
    <OverlayFrame
      {...overlay}
      actions={
        remedy ? (
          <>
            <Button icon={remedy.icon} isLoading={isLoading} onClick={remedy.act}>
              <FormattedMessage {...remedy.text} />
            </Button>
            {otherRemedy ? (
              <Button variant="secondary" icon={otherRemedy.icon} disabled={isLoading} onClick={otherRemedy.act}>
                <FormattedMessage {...otherRemedy.text} />
              </Button>
            ) : null}
          </>
        ) : null
      }
      leave={messages.backToRequest}
      leaveLook={remedy ? 'secondary' : 'primary'}
      onLeave={() => act({ name: 'complete' })}
    >
      {children}
      {exit ? <ExitNote exit={exit} isHeld={isLoading} /> : null}
    </OverlayFrame>
  );
}
