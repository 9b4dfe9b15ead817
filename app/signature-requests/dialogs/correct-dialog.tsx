import { CommentDialog } from '../../modals/comment-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsCorrectionMessages as messages } from '../correction-messages.ts';

export interface CorrectProps {
  title: string;
}

/** Asks whether, and why, a corrected version of a request is to be made. */
export default function CorrectDialog(modal: ModalProps<CorrectProps, { message: string }>) {
  return (
    <CommentDialog
      modal={modal}
      look="primary"
      title={messages.title}
      text={messages.text}
      reason={messages.reason}
      reasonHint={messages.reasonHint}
      submit={messages.submit}
      working={messages.working}
    />
  );
}
