import { Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as messages } from '../messages.ts';

export interface RemoveSignerProps {
  /** Name, or the e-mail address where there is none. */
  name: string;
  /** The person was invited already and loses access. */
  isInvited: boolean;
}

/** Asks before a signer is removed. */
export default function RemoveSignerDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<RemoveSignerProps, void>) {
  return (
    <ConfirmDialog
      isLoading={isLoading}
      error={error}
      close={close}
      size="small"
      title={<FormattedMessage {...messages.removeSignerTitle} />}
      cancel={commonMessages.cancel}
      confirm={<FormattedMessage {...messages.remove} />}
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
