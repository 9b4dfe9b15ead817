import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { templatesMessages as messages } from '../messages.ts';

export interface DeleteTemplateProps {
  name: string;
}

/** Asks before a template goes with all its versions. */
export default function DeleteTemplateDialog(modal: ModalProps<DeleteTemplateProps, void>) {
  const { props, act } = modal;
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.deleteTitle}
      submit={messages.delete}
      working={commonMessages.deleting}
      onConfirm={() => act()}
    >
      <Text>
        <FormattedMessage {...messages.deleteText} values={{ name: <strong key="name">{props.name}</strong> }} />
      </Text>
    </ConfirmDialog>
  );
}
