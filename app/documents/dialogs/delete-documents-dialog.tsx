import { Button, Dialog, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { documentMessages as messages } from '../messages.ts';

export interface DeleteDocumentsProps {
  /** Title of the document or of the request. */
  title: string;
  /**
   * What deleting means: the document leaves the draft, the draft is erased with its documents, the open request is withdrawn,
   * it only disappears from the list of the person who deletes, or that person gives up a signature that is still asked for.
   */
  consequence: 'removed' | 'erased' | 'withdrawn' | 'hidden' | 'unanswered';
}

const texts = {
  removed: messages.deleteRemoved,
  erased: messages.deleteErased,
  withdrawn: messages.deleteWithdrawn,
  hidden: messages.deleteHidden,
  unanswered: messages.deleteUnanswered,
} as const;

/** Asks before documents are deleted, and says what that means. */
export default function DeleteDocumentsDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<DeleteDocumentsProps, void>) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={close}
      closeLabel={formatMessage(messages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.deleting)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.delete} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage {...texts[props.consequence]} values={{ title: <bdi>{props.title}</bdi> }} />
      </Text>
    </Dialog>
  );
}
