import { Button, KeyRound, Overlay, RotateCcw } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

/**
 * The means of authentication is another than at the identification (new SIM, reset password), so the trust service cannot tell that it
 * is the same person. The remedies: restore the means and try again, or be identified again.
 */
export default function SerialNumberMismatchOverlay({
  isLoading,
  error,
  act,
}: ModalProps<object, { name: 'retry' | 'complete' }>) {
  return (
    <Overlay
      title={<FormattedMessage {...messages.mismatchTitle} />}
      icon={<KeyRound />}
      tone="warning"
      error={error}
      actions={
        <>
          <Button icon={<RotateCcw aria-hidden />} isLoading={isLoading} onClick={() => act({ name: 'retry' })}>
            <FormattedMessage {...messages.mismatchRetry} />
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'complete' })}>
            <FormattedMessage {...messages.backToRequest} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.mismatchText} />
      </p>
      <p>
        <FormattedMessage {...messages.mismatchRestore} />
      </p>
      <p>
        <FormattedMessage {...messages.mismatchIdentify} />
      </p>
    </Overlay>
  );
}
