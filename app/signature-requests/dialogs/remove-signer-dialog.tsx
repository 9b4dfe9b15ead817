import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';

export interface RemoveSignerProps {
  /** Name, or the e-mail address where there is none. */
  name: string;
  /** The person was invited already and loses access. */
  isInvited: boolean;
}

/** Asks before a signer is removed. */
export default function RemoveSignerDialog(modal: ModalProps<RemoveSignerProps, void>) {
  const { props, act } = modal;
  return (
    <ConfirmDialog
      modal={modal}
      size="small"
      title={messages.removeSignerTitle}
      submit={signatureRequestsDialogMessages.remove}
      working={commonMessages.removing}
      onConfirm={() => act()}
    >
      <Text>
        <FormattedMessage
          {...(props.isInvited ? messages.removeSignerInvited : messages.removeSignerText)}
          values={{ name: <bdi>{props.name}</bdi> }}
        />
      </Text>
    </ConfirmDialog>
  );
}
