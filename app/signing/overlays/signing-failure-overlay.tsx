import { Button, CircleX, Overlay, RotateCcw } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

export interface SigningFailureProps {
  /** Why, as a sentence. */
  reason: string;
  /** Whether the same may succeed another time. */
  canRetry: boolean;
}

/** No signature was made, and why. */
export default function SigningFailureOverlay({
  props,
  isLoading,
  error,
  act,
}: ModalProps<SigningFailureProps, { name: 'retry' | 'complete' }>) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.failureTitle} />}
      icon={<CircleX />}
      tone="danger"
      error={error}
      actions={
        <>
          {props.canRetry ? (
            <Button icon={<RotateCcw aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'retry' })}>
              <FormattedMessage {...messages.retry} />
            </Button>
          ) : null}
          <Button
            variant={props.canRetry ? 'secondary' : 'primary'}
            disabled={isLoading}
            onClick={() => act({ name: 'complete' })}
          >
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>{props.reason}</p>
      <p>
        <FormattedMessage {...messages.failureText} />
      </p>
    </Overlay>
  );
}
