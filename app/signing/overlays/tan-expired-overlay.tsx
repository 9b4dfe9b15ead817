import { Button, Clock, Mail, Overlay } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

export interface TanExpiredProps {
  /** The address or number to which codes go. */
  to: string;
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
        <FormattedMessage {...messages.tanExpiredText} values={{ to: <bdi dir="ltr">{props.to}</bdi> }} />
      </p>
    </Overlay>
  );
}
