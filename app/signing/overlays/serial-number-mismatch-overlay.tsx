import { KeyRound, RotateCcw, ShieldCheck } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

/** How the means of authentication has changed since the identification. */
export type MeansChange = 'mobile_id_added' | 'mobile_id_renewed' | 'password_changed';

export interface SerialNumberMismatchProps {
  /** Undefined where the trust service does not say it. */
  change?: MeansChange | undefined;
  /** Where the person is identified anew. */
  identify?: string | undefined;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

type SerialNumberMismatchAction = { name: 'retry' } | { name: 'complete'; goTo?: string };

const texts = {
  mobile_id_added: messages.mismatchMobileIdAdded,
  mobile_id_renewed: messages.mismatchMobileIdRenewed,
  password_changed: messages.mismatchPasswordChanged,
} as const;

/**
 * The means of authentication is another than at the identification (new SIM, reset password), so the trust service cannot tell that it
 * is the same person. The remedies: restore the means, where that is possible, and try again, or be identified again.
 */
export default function SerialNumberMismatchOverlay(
  modal: ModalProps<SerialNumberMismatchProps, SerialNumberMismatchAction>,
) {
  const { props, act } = modal;
  const { change, identify, exit } = props;
  // A new password, or Mobile ID beside it, cannot be taken back.
  const isRestorable = change === undefined || change === 'mobile_id_renewed';
  const restore = { text: messages.mismatchRetry, icon: <RotateCcw aria-hidden />, act: () => act({ name: 'retry' }) };
  const again = identify !== undefined && {
    text: messages.mismatchToIdentification,
    icon: <ShieldCheck aria-hidden />,
    act: () => act({ name: 'complete', goTo: identify }),
  };
  return (
    <OutcomeFrame
      modal={modal}
      exit={exit}
      title={messages.mismatchTitle}
      icon={<KeyRound />}
      tone="warning"
      remedy={isRestorable ? restore : again}
      otherRemedy={isRestorable && again}
    >
      <p>
        <FormattedMessage {...(change ? texts[change] : messages.mismatchText)} />
      </p>
      {isRestorable && (
        <p>
          <FormattedMessage {...(change ? messages.mismatchRecoveryCode : messages.mismatchRestore)} />
        </p>
      )}
      <p>
        <FormattedMessage {...(isRestorable ? messages.mismatchIdentify : messages.mismatchOnlyIdentify)} />
      </p>
    </OutcomeFrame>
  );
}
