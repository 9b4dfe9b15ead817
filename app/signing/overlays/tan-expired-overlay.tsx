import { Clock, Mail } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { signingProofMessages } from '../proof-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

export interface TanExpiredProps {
  /** The address or number to which codes go. */
  to: string;
}

/** The code came too late, or a newer one has been sent. `resend` sends another; its success replaces this overlay. */
export default function TanExpiredOverlay(modal: ModalProps<TanExpiredProps, { name: 'resend' | 'complete' }>) {
  const { props, act } = modal;
  return (
    <OutcomeFrame
      modal={modal}
      title={messages.tanExpiredTitle}
      icon={<Clock />}
      tone="warning"
      remedy={{ text: signingProofMessages.sendCode, icon: <Mail aria-hidden />, act: () => act({ name: 'resend' }) }}
    >
      <p>
        <FormattedMessage {...messages.tanExpiredText} values={{ to: <bdi dir="ltr">{props.to}</bdi> }} />
      </p>
    </OutcomeFrame>
  );
}
