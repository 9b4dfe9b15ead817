import { KeyRound, RotateCcw } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

/**
 * The means of authentication is another than at the identification (new SIM, reset password), so the trust service cannot tell that it
 * is the same person. The remedies: restore the means and try again, or be identified again.
 */
export default function SerialNumberMismatchOverlay(modal: ModalProps<object, { name: 'retry' | 'complete' }>) {
  const { act } = modal;
  return (
    <OutcomeFrame
      modal={modal}
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
