import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { documentsRetentionMessages as messages } from '../retention-messages.ts';
import type { AutoDeletionAction } from './auto-deletion-action.ts';

export interface DeactivateProps {
  /** After how many days documents are deleted until now. */
  days: number;
}

/** Asks before documents are no longer deleted automatically. */
export function DeactivateAutoDeletion(modal: ModalProps<DeactivateProps, AutoDeletionAction>) {
  const { props, act } = modal;
  return (
    <ConfirmDialog
      modal={modal}
      size="small"
      title={messages.retentionStopTitle}
      submit={messages.retentionOff}
      isHarmless
      working={commonMessages.saving}
      onConfirm={() => act({ enabled: false })}
    >
      <Text>
        <FormattedMessage {...messages.retentionStopText} values={{ days: props.days }} />
      </Text>
      <Text tone="soft">
        <FormattedMessage {...messages.retentionStopAnnounced} />
      </Text>
    </ConfirmDialog>
  );
}
