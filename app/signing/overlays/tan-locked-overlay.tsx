import { Button, Lock, Mail, Overlay } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';
import { useCountdown } from '../use-countdown.ts';

export interface TanLockedProps {
  /** Seconds until another code may be asked for. */
  retryIn: number;
}

/** Too many wrong codes. Once the wait is over, `resend` sends another one. */
export default function TanLockedOverlay({
  props,
  isLoading,
  error,
  act,
}: ModalProps<TanLockedProps, { name: 'resend' | 'complete' }>) {
  const left = useCountdown(props.retryIn);
  const isOver = left === 0;
  return (
    <Overlay
      title={<FormattedMessage {...messages.tanLockedTitle} />}
      icon={<Lock />}
      tone="danger"
      error={error}
      actions={
        <>
          {isOver ? (
            <Button icon={<Mail aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'resend' })}>
              <FormattedMessage {...messages.sendCode} />
            </Button>
          ) : null}
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            disabled={isLoading}
            onClick={() => act({ name: 'complete' })}
          >
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
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
    </Overlay>
  );
}
