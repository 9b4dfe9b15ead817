import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { TextDialog } from '../../modals/text-dialog.tsx';
import { signingQuestionMessages as messages } from '../question-messages.ts';

export interface AnswerQuestionProps {
  name: string;
  question: string;
}

/** Asks for the answer to a signer's question. */
export default function AnswerQuestionDialog(modal: ModalProps<AnswerQuestionProps, { message: string }>) {
  const { name, question } = modal.props;
  return (
    <TextDialog
      modal={modal}
      title={messages.answerTitle}
      label={messages.answer}
      missing={messages.missing}
      submit={messages.answerSubmit}
      working={messages.sending}
    >
      <FormattedMessage
        {...messages.answerText}
        values={{ name: <bdi key="name">{name}</bdi>, question: <bdi key="question">{question}</bdi> }}
      />
    </TextDialog>
  );
}
