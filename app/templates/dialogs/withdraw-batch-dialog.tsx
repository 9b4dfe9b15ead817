import { CommentDialog } from '../../modals/comment-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';

export interface WithdrawBatchProps {
  /** Of the batch. */
  title: string;
}

/** Asks whether, and why, all open requests of a batch are to be withdrawn. */
export default function WithdrawBatchDialog(modal: ModalProps<WithdrawBatchProps, { message: string }>) {
  return (
    <CommentDialog
      modal={modal}
      title={messages.withdrawTitle}
      text={messages.withdrawText}
      reason={messages.withdrawReason}
      reasonHint={messages.withdrawHint}
      cancel={messages.withdrawKeep}
      submit={messages.withdraw}
      working={messages.withdrawWorking}
    />
  );
}
