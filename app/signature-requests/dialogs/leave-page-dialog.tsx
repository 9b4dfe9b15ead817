import { Button, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as messages } from '../messages.ts';

export interface LeavePageProps {
  /** What would be lost: changes that are not saved, or uploads under way. */
  loss: 'changes' | 'uploads';
}

/** Asks before something is lost by leaving. */
export default function LeavePageDialog({ props, isLoading, error, act, close }: ModalProps<LeavePageProps, void>) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={<FormattedMessage {...messages.leaveTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      error={error}
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
    </Dialog>
  );
}
