import { Ban, Button, CircleHelp, Hourglass, Overlay, RotateCcw } from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

/** What became of the question in the authenticator app: the person said no, nobody answered in time, or the trust service is away. */
export type AppFailure = 'declined' | 'timeout' | 'unreachable';

export interface MobileAppFailureProps {
  failure: AppFailure;
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
};

/** The confirmation on the phone did not come about. Nothing was signed; `retry` asks the phone again. */
export default function MobileAppBasedSigningFailureOverlay({
  props,
  isLoading,
  error,
  act,
}: ModalProps<MobileAppFailureProps, { name: 'retry' | 'complete' }>) {
  const { Icon, title, text, advice } = looks[props.failure];
  return (
    <Overlay
      title={<FormattedMessage {...title} />}
      icon={<Icon />}
      tone="warning"
      error={error}
      actions={
        <>
          <Button icon={<RotateCcw aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'retry' })}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'complete' })}>
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...text} />
      </p>
      <p>
        <FormattedMessage {...advice} />
      </p>
    </Overlay>
  );
}
