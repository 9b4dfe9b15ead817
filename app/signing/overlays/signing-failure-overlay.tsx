import type { SupportContact as Contact } from '@sigillum/api-contracts/business/schemas.ts';
import { CircleHelp, CircleX, RotateCcw, ShieldCheck } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { SupportContact } from '../../common/support-contact.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

export interface SigningFailureProps {
  /** Why, as a sentence. */
  reason: string;
  /** Whether the same may succeed another time. */
  canRetry: boolean;
  /** Where the person is identified, where that is what is missing. */
  identify?: string | undefined;
  /** No answer came: the signature may have been made all the same. */
  isUncertain: boolean;
  /** Whom one may ask at the business that has sent the request. */
  supportContact?: Contact | undefined;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

type SigningFailureAction = { name: 'retry' } | { name: 'complete'; goTo?: string };

/** No signature was made, and why; or nobody knows. */
export default function SigningFailureOverlay(modal: ModalProps<SigningFailureProps, SigningFailureAction>) {
  const { props, act } = modal;
  const { reason, canRetry, identify, isUncertain, supportContact, exit } = props;
  const retry = canRetry && {
    text: commonMessages.retry,
    icon: <RotateCcw aria-hidden />,
    act: () => act({ name: 'retry' }),
  };
  const beIdentified = identify !== undefined && {
    text: messages.failureToIdentification,
    icon: <ShieldCheck aria-hidden />,
    act: () => act({ name: 'complete', goTo: identify }),
  };
  return (
    <OutcomeFrame
      modal={modal}
      exit={exit}
      title={isUncertain ? messages.unansweredTitle : messages.failureTitle}
      icon={isUncertain ? <CircleHelp /> : <CircleX />}
      tone={isUncertain ? 'warning' : 'danger'}
      remedy={beIdentified || retry}
    >
      <p>{reason}</p>
      <p>
        <FormattedMessage {...(isUncertain ? messages.unansweredText : messages.failureText)} />
      </p>
      {supportContact && <SupportContact {...supportContact} />}
    </OutcomeFrame>
  );
}
