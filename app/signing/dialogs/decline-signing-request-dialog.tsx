import { CommentDialog } from '../../modals/comment-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';

export interface DeclineSigningRequestProps {
  title: string;
}

/** Asks whether, and why, the person does not sign. */
export default function DeclineSigningRequestDialog(
  modal: ModalProps<DeclineSigningRequestProps, { message: string }>,
) {
  return (
    <CommentDialog
      modal={modal}
      title={messages.declineTitle}
      text={messages.declineText}
      reason={messages.declineReason}
      reasonHint={messages.declineHint}
      submit={messages.decline}
      working={messages.declining}
    />
  );
}
