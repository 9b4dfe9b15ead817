import { Button, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';

export interface LeavePageProps {
  /** What would be lost: changes that are not saved, or uploads under way. */
  loss: 'changes' | 'uploads';
}

/** Asks before something is lost by leaving. */
export default function LeavePageDialog(modal: ModalProps<LeavePageProps, void>) {
  const { props, isLoading, act, close } = modal;
  return (
    <DialogFrame
      modal={modal}
      role="alertdialog"
      size="small"
      title={messages.leaveTitle}
      actions={
        <>
          <Button variant="secondary" isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage {...(props.loss === 'changes' ? messages.leaveChanges : messages.leaveUploads)} />
      </Text>
    </DialogFrame>
  );
}
