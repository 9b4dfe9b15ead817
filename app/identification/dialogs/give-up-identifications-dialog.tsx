import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { identificationUpdateMessages as messages } from '../update-messages.ts';

/** Asks once more before somebody gives up all that they are known by. */
export default function GiveUpIdentificationsDialog(modal: ModalProps<object, void>) {
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.giveUpAsk}
      submit={messages.giveUp}
      working={commonMessages.saving}
      onConfirm={() => modal.act()}
    >
      <Text>
        <FormattedMessage {...messages.giveUpEffect} />
      </Text>
    </ConfirmDialog>
  );
}
