import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';

export interface RemoveObserverProps {
  email: string;
}

/** Asks before an observer who was told of the request is removed. */
export default function RemoveObserverDialog(modal: ModalProps<RemoveObserverProps, void>) {
  const { props, act } = modal;
  return (
    <ConfirmDialog
      modal={modal}
      size="small"
      title={messages.removeObserverTitle}
      submit={signatureRequestsDialogMessages.remove}
      working={commonMessages.removing}
      onConfirm={() => act()}
    >
      <Text>
        <FormattedMessage {...messages.removeObserverText} values={{ email: <bdi key="email">{props.email}</bdi> }} />
      </Text>
    </ConfirmDialog>
  );
}
