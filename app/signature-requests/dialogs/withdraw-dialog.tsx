import { CommentDialog } from '../../modals/comment-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';

export interface WithdrawProps {
  title: string;
}

/** Asks whether, and why, an open request is to be withdrawn. */
export default function WithdrawDialog(modal: ModalProps<WithdrawProps, { message: string }>) {
  return (
    <CommentDialog
      modal={modal}
      title={messages.withdrawTitle}
      text={messages.withdrawText}
      reason={messages.withdrawReason}
      reasonHint={messages.withdrawHint}
      cancel={messages.keepRequest}
      submit={messages.withdraw}
      working={messages.withdrawing}
    />
  );
}
