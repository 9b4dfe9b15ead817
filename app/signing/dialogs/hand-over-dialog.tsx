import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingHandOverMessages as messages } from '../hand-over-messages.ts';

export interface HandOverProps {
  /** Of the signer. */
  name: string;
}

/** Says what it means to hand over the device. */
export default function HandOverDialog(modal: ModalProps<HandOverProps, void>) {
  const values = { name: <bdi key="name">{modal.props.name}</bdi> };
  return (
    <AskDialog
      modal={modal}
      title={messages.handOver}
      values={values}
      submit={messages.submit}
      working={messages.working}
      onConfirm={() => modal.act()}
    >
      <Stack gap={3}>
        <Text>
          <FormattedMessage {...messages.text} values={values} />
        </Text>
        <Text>
          <FormattedMessage {...messages.loggedOut} />
        </Text>
      </Stack>
    </AskDialog>
  );
}
