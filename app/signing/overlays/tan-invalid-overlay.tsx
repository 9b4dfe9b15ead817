import { ShieldAlert } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { signingProofMessages } from '../proof-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

/** The code stopped fitting between its check and the signature. `retry` asks for it again. */
export default function TanInvalidOverlay(modal: ModalProps<object, { name: 'retry' | 'complete' }>) {
  const { act } = modal;
  return (
    <OutcomeFrame
      modal={modal}
      title={messages.tanInvalidTitle}
      icon={<ShieldAlert />}
      tone="warning"
      remedy={{ text: signingProofMessages.enterCode, act: () => act({ name: 'retry' }) }}
    >
      <p>
        <FormattedMessage {...messages.tanInvalidText} />
      </p>
    </OutcomeFrame>
  );
}
