import { Ban, CircleHelp, Hourglass, RotateCcw } from '@sigillum/design-system';
import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { mobileIdFailureTexts } from '../../identification/mobile-id-failures.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

/**
 * What became of the question in the authenticator app, or on the page of the trust service: the person said no, nobody answered in time, or
 * the trust service is away.
 */
export type AppFailure = 'declined' | 'timeout' | 'unreachable' | 'mobile-id';

export interface MobileAppFailureProps {
  failure: AppFailure;
  /** Why Mobile ID has not confirmed, in place of what is usually advised. */
  reason?: MobileIdFailure | undefined;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

interface Look {
  Icon: ComponentType;
  title: MessageText;
  text: MessageText;
  advice: MessageText;
}

const looks: Readonly<Record<AppFailure, Look>> = {
  declined: {
    Icon: Ban,
    title: messages.appDeclinedTitle,
    text: messages.appDeclinedText,
    advice: messages.appDeclinedAdvice,
  },
  timeout: {
    Icon: Hourglass,
    title: messages.appTimeoutTitle,
    text: messages.appTimeoutText,
    advice: messages.appTimeoutAdvice,
  },
  unreachable: {
    Icon: CircleHelp,
    title: messages.appUnreachableTitle,
    text: messages.appUnreachableText,
    advice: messages.appUnreachableAdvice,
  },
  'mobile-id': {
    Icon: CircleHelp,
    title: messages.mobileIdFailedTitle,
    text: messages.mobileIdFailedText,
    advice: mobileIdFailureTexts.interrupted,
  },
};

/** The confirmation did not come about. Nothing was signed; `retry` asks for it again. */
export default function MobileAppBasedSigningFailureOverlay(
  modal: ModalProps<MobileAppFailureProps, { name: 'retry' | 'complete' }>,
) {
  const { props, act } = modal;
  const { Icon, title, text, advice } = looks[props.failure];
  return (
    <OutcomeFrame
      modal={modal}
      exit={props.exit}
      title={title}
      icon={<Icon />}
      tone="warning"
      remedy={{ text: commonMessages.retry, icon: <RotateCcw aria-hidden />, act: () => act({ name: 'retry' }) }}
    >
      <p>
        <FormattedMessage {...text} />
      </p>
      <p>
        <FormattedMessage {...(props.reason ? mobileIdFailureTexts[props.reason] : advice)} />
      </p>
    </OutcomeFrame>
  );
}
