import { Button, CircleHelp, CircleX, Overlay, RotateCcw } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

export interface SigningFailureProps {
  /** Why, as a sentence. */
  reason: string;
  /** Whether the same may succeed another time. */
  canRetry: boolean;
  /** No answer came: the signature may have been made all the same. */
  isUncertain: boolean;
}

/** No signature was made, and why; or nobody knows. */
export default function SigningFailureOverlay({
  props,
  isLoading,
  error,
  act,
}: ModalProps<SigningFailureProps, { name: 'retry' | 'complete' }>) {
  const { reason, canRetry, isUncertain } = props;
  return (
    <Overlay
      title={<FormattedMessage {...(isUncertain ? messages.unansweredTitle : messages.failureTitle)} />}
      icon={isUncertain ? <CircleHelp /> : <CircleX />}
      tone={isUncertain ? 'warning' : 'danger'}
      error={error}
      actions={
        <>
          {canRetry ? (
            <Button icon={<RotateCcw aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'retry' })}>
              <FormattedMessage {...commonMessages.retry} />
            </Button>
          ) : null}
          <Button
            variant={canRetry ? 'secondary' : 'primary'}
            disabled={isLoading}
            onClick={() => act({ name: 'complete' })}
          >
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      <p>
        <FormattedMessage {...(isUncertain ? messages.unansweredText : messages.failureText)} />
      </p>
    </Overlay>
  );
}
