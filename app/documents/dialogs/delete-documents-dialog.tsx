import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { documentsMessages as messages } from '../messages.ts';

export interface DeleteDocumentsProps {
  /** Title of the document or of the request. */
  title: string;
  /**
   * What deleting means: the document leaves the draft, or the open request (recalled), the attachment leaves its request, the draft is erased with its documents, the open request is withdrawn,
   * it only disappears from the list of the person who deletes, or that person gives up a signature that is still asked for.
   */
  consequence: 'removed' | 'recalled' | 'detached' | 'erased' | 'withdrawn' | 'hidden' | 'unanswered';
}

const texts = {
  removed: { title: messages.deleteDocument, text: messages.deleteRemoved },
  recalled: { title: messages.deleteDocument, text: messages.deleteRecalled },
  detached: { title: messages.deleteAttachment, text: messages.deleteDetached },
  erased: { title: messages.deleteTitle, text: messages.deleteErased },
  withdrawn: { title: messages.deleteTitle, text: messages.deleteWithdrawn },
  hidden: { title: messages.deleteTitle, text: messages.deleteHidden },
  unanswered: { title: messages.deleteTitle, text: messages.deleteUnanswered },
} as const;

/** Asks before documents are deleted, and says what that means. */
export default function DeleteDocumentsDialog(modal: ModalProps<DeleteDocumentsProps, void>) {
  const { props, act } = modal;
  const { title, text } = texts[props.consequence];
  return (
    <ConfirmDialog
      modal={modal}
      size="small"
      title={title}
      submit={commonMessages.delete}
      working={commonMessages.deleting}
      onConfirm={() => act()}
    >
      <Text>
        <FormattedMessage {...text} values={{ title: <bdi>{props.title}</bdi> }} />
      </Text>
    </ConfirmDialog>
  );
}
