import { Button, Overlay, ShieldAlert } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

/** The code stopped fitting between its check and the signature. `retry` asks for it again. */
export default function TanInvalidOverlay({
  isLoading,
  error,
  act,
}: ModalProps<object, { name: 'retry' | 'complete' }>) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.tanInvalidTitle} />}
      icon={<ShieldAlert />}
      tone="warning"
      error={error}
      actions={
        <>
          <Button isLoading={isLoading} onClick={() => act({ name: 'retry' })}>
            <FormattedMessage {...messages.enterCode} />
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'complete' })}>
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.tanInvalidText} />
      </p>
    </Overlay>
  );
}
