import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { VisualSignaturePreview } from '../components/visual-signature-preview.tsx';
import { visualSignatureMessages as messages } from '../messages.ts';

export interface DeleteSignatureProps {
  /** Its title, or the name in it where it has none. */
  name: string;
  /** Address of its picture. */
  previewUrl: string;
  /** Another one takes its place. */
  isDefault: boolean;
  /** There is no other one. */
  isLast: boolean;
}

/** Asks before a visual signature is deleted, and says what becomes of documents. */
export default function DeleteSignatureDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<DeleteSignatureProps, void>) {
  const { formatMessage } = useIntl();
  const { name, previewUrl, isDefault, isLast } = props;
  const consequence = isLast ? messages.deleteLast : isDefault ? messages.deleteDefault : undefined;
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
      <Stack>
        <VisualSignaturePreview url={previewUrl} name={name} />
        <Text>
          <FormattedMessage {...messages.deleteText} values={{ name: <bdi>{name}</bdi> }} />
        </Text>
        {consequence ? (
          <Text>
            <FormattedMessage {...consequence} />
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
