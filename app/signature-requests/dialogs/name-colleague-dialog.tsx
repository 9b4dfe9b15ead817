import { Email } from '@sigillum/api-contracts/schemas.ts';
import { FormLayout, RadioCards } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import * as z from 'zod';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { Colleague } from '../colleagues.ts';
import { signatureRequestsColleagueMessages as messages } from '../colleague-messages.ts';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';

const schema = z.object({ email: Email, right: z.enum(['read', 'write']) });

export interface NameColleagueProps {
  suggest: SearchFor<KnownPerson>;
}

/** Asks who of the organisation may read a request, or edit it. */
export default function NameColleagueDialog(modal: ModalProps<NameColleagueProps, Colleague>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, modal.act);
  return (
    <AskDialog
      modal={modal}
      title={messages.nameTitle}
      submit={messages.name}
      working={signatureRequestsSignerMessages.adding}
      onSubmit={submit}
    >
      <FormLayout>
        <PersonEmailField suggest={modal.props.suggest} field={field('email')} />
        <RadioCards
          label={formatMessage(messages.right)}
          name="right"
          defaultValue="read"
          options={[
            { value: 'read', label: formatMessage(messages.mayRead), description: formatMessage(messages.readText) },
            { value: 'write', label: formatMessage(messages.mayWrite), description: formatMessage(messages.writeText) },
          ]}
        />
      </FormLayout>
    </AskDialog>
  );
}
