import { Button, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={<FormattedMessage {...messages.removeSignerTitle} />}
      onClose={close}
      closeLabel={formatMessage(messages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.removing)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          {...(props.isInvited ? messages.removeSignerInvited : messages.removeSignerText)}
          values={{ name: <bdi>{props.name}</bdi> }}
        />
      </Text>
    </Dialog>
  );
}
