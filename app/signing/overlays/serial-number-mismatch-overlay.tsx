import { KeyRound, RotateCcw } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

export interface SerialNumberMismatchProps {
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

/**
 * The means of authentication is another than at the identification (new SIM, reset password), so the trust service cannot tell that it
 * is the same person. The remedies: restore the means and try again, or be identified again.
 */
export default function SerialNumberMismatchOverlay(
  modal: ModalProps<SerialNumberMismatchProps, { name: 'retry' | 'complete' }>,
) {
  const { props, act } = modal;
  return (
    <OutcomeFrame
      modal={modal}
      exit={props.exit}
      title={messages.mismatchTitle}
      icon={<KeyRound />}
      tone="warning"
      remedy={{ text: messages.mismatchRetry, icon: <RotateCcw aria-hidden />, act: () => act({ name: 'retry' }) }}
    >
      <p>
        <FormattedMessage {...messages.mismatchText} />
      </p>
      <p>
        <FormattedMessage {...messages.mismatchRestore} />
      </p>
      <p>
        <FormattedMessage {...messages.mismatchIdentify} />
      </p>
    </OutcomeFrame>
  );
}
