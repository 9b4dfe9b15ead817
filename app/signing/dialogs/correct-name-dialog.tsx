import { PersonName } from '@sigillum/api-contracts/user/schemas.ts';
import { FormLayout, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingNameMessages as messages } from '../name-messages.ts';

const schema = z.object({ firstName: PersonName, lastName: PersonName });
export type StatedName = z.output<typeof schema>;

export interface CorrectNameProps {
  firstName: string;
  lastName: string;
  /** As whoever has invited the person has written it; undefined where nobody has. */
  invitedName: string | undefined;
}

/** Asks a signer without account for the own name, and says what it is used for. */
export default function CorrectNameDialog(modal: ModalProps<CorrectNameProps, StatedName>) {
  const { firstName, lastName, invitedName } = modal.props;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, modal.act);
  const first = field('firstName');
  const last = field('lastName');
  return (
    <AskDialog
      modal={modal}
      title={messages.title}
      submit={commonMessages.save}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
        <TextField
          label={formatMessage(commonMessages.firstName)}
          autoComplete="given-name"
          {...first}
          defaultValue={first.defaultValue ?? firstName}
        />
        <TextField
          label={formatMessage(commonMessages.lastName)}
          autoComplete="family-name"
          {...last}
          defaultValue={last.defaultValue ?? lastName}
        />
        {invitedName === undefined ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage {...messages.invitedName} values={{ name: <bdi key="name">{invitedName}</bdi> }} />
          </Text>
        )}
      </FormLayout>
    </AskDialog>
  );
}
