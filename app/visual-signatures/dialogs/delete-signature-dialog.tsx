import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { VisualSignaturePreview } from '../components/visual-signature-preview.tsx';
import { visualSignaturesMessages as messages } from '../messages.ts';

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
export default function DeleteSignatureDialog(modal: ModalProps<DeleteSignatureProps, void>) {
  const { props, act } = modal;
  const { name, previewUrl, isDefault, isLast } = props;
  const consequence = isLast ? messages.deleteLast : isDefault ? messages.deleteDefault : undefined;
  return (
    <ConfirmDialog
      modal={modal}
      size="small"
      title={messages.deleteTitle}
      submit={commonMessages.delete}
      working={messages.deleting}
      onConfirm={() => act()}
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
    </ConfirmDialog>
  );
}
