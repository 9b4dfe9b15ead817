import { Lock, Mail } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { signingProofMessages } from '../proof-messages.ts';
import { useCountdown } from '../use-countdown.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

export interface TanLockedProps {
  /** Seconds until another code may be asked for. */
  retryIn: number;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

/** Too many wrong codes. Once the wait is over, `resend` sends another one. */
export default function TanLockedOverlay(modal: ModalProps<TanLockedProps, { name: 'resend' | 'complete' }>) {
  const { props, act } = modal;
  const left = useCountdown(props.retryIn);
  const isOver = left === 0;
  return (
    <OutcomeFrame
      modal={modal}
      exit={props.exit}
      title={messages.tanLockedTitle}
      icon={<Lock />}
      tone="danger"
      remedy={
        isOver && {
          text: signingProofMessages.sendCode,
          icon: <Mail aria-hidden />,
          act: () => act({ name: 'resend' }),
        }
      }
    >
      <p>
        <FormattedMessage {...messages.tanLockedText} />
      </p>
      <p role="status">
        <FormattedMessage
          {...(isOver ? messages.tanLockOver : messages.tanLockedFor)}
          values={{ minutes: Math.ceil(left / 60) }}
        />
      </p>
    </OutcomeFrame>
  );
}
