import { Button, Clock, Mail, Overlay } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

export interface TanExpiredProps {
  /** The visitor's address, to which codes go. */
  email: string;
}

/** The code came too late, or a newer one has been sent. `resend` sends another; its success replaces this overlay. */
export default function TanExpiredOverlay({
  props,
  isLoading,
  error,
  act,
}: ModalProps<TanExpiredProps, { name: 'resend' | 'complete' }>) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.tanExpiredTitle} />}
      icon={<Clock />}
      tone="warning"
      error={error}
      actions={
        <>
          <Button icon={<Mail aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'resend' })}>
            <FormattedMessage {...messages.sendCode} />
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'complete' })}>
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.tanExpiredText} values={{ email: <bdi>{props.email}</bdi> }} />
      </p>
    </Overlay>
  );
}
