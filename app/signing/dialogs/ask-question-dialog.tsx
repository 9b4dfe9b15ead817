import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { TextDialog } from '../../modals/text-dialog.tsx';
import { signingQuestionMessages as messages } from '../question-messages.ts';

export interface AskQuestionProps {
  title: string;
  /** Mails go to this person. */
  isTold: boolean;
}

/** Asks what the signer would like to know. */
export default function AskQuestionDialog(modal: ModalProps<AskQuestionProps, { message: string }>) {
  return (
    <TextDialog
      modal={modal}
      title={messages.title}
      label={messages.field}
      missing={messages.missing}
      submit={messages.submit}
      working={messages.sending}
    >
      <FormattedMessage
        {...messages.text}
        values={{ title: <bdi key="title">{modal.props.title}</bdi>, isTold: modal.props.isTold }}
      />
    </TextDialog>
  );
}
