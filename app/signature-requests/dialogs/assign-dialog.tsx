import { Email } from '@sigillum/api-contracts/schemas.ts';
import { FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { signatureRequestsTeamMessages as messages } from '../team-messages.ts';

const schema = z.object({ email: Email });

export interface AssignProps {
  title: string;
  suggest: SearchFor<KnownPerson>;
}

/** Asks who of the organisation looks after a request of the team's inbox. */
export default function AssignDialog(modal: ModalProps<AssignProps, z.output<typeof schema>>) {
  const { submit, field } = useDialogForm(schema, modal.act);
  return (
    <AskDialog
      modal={modal}
      title={messages.assignTitle}
      submit={messages.assign}
      working={messages.working}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.assignText} values={{ title: <bdi>{modal.props.title}</bdi> }} />
        </Text>
        <PersonEmailField suggest={modal.props.suggest} field={field('email')} />
      </FormLayout>
    </AskDialog>
  );
}
