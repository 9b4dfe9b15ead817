import { TemplateName } from '@sigillum/api-contracts/templates/schemas.ts';
import { Stack, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { templatesMessages as messages } from '../messages.ts';
import { templatesSaveMessages } from '../save-messages.ts';

const schema = z.object({ name: TemplateName });

export interface SaveAsTemplateProps {
  /** The request's title. */
  title: string;
}

/** Asks what a template is to be called, and says what it keeps. */
export default function SaveAsTemplateDialog(modal: ModalProps<SaveAsTemplateProps, { name: string }>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, modal.act);
  const { id, name, error } = field('name');
  return (
    <AskDialog
      modal={modal}
      title={templatesSaveMessages.saveAs}
      submit={templatesSaveMessages.saveAs}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <Stack gap={4}>
        <Text>
          <FormattedMessage {...messages.saveAsText} />
        </Text>
        <TextField
          {...{ id, name, error }}
          label={formatMessage(messages.name)}
          defaultValue={modal.props.title.slice(0, 100)}
          maxLength={100}
          autoComplete="off"
        />
      </Stack>
    </AskDialog>
  );
}
