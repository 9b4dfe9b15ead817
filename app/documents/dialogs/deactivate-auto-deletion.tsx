import { Button, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { documentMessages as messages } from '../messages.ts';
import type { AutoDeletionAction } from './activate-deactivate-auto-deletion-dialog.tsx';

export interface DeactivateProps {
  /** After how many days documents are deleted until now. */
  days: number;
}

/** Asks before documents are no longer deleted automatically. */
export function DeactivateAutoDeletion({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<DeactivateProps, AutoDeletionAction>) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={<FormattedMessage {...messages.retentionStopTitle} />}
      onClose={close}
      closeLabel={formatMessage(messages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.retentionSaving)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button isLoading={isLoading} onClick={() => act({ enabled: false })}>
            <FormattedMessage {...messages.retentionOff} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage {...messages.retentionStopText} values={{ days: props.days }} />
      </Text>
      <Text tone="soft">
        <FormattedMessage {...messages.retentionStopAnnounced} />
      </Text>
    </Dialog>
  );
}
