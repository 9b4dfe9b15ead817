import { Email } from '@sigillum/api-contracts/schemas.ts';
import { FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { signatureRequestsCorrectionMessages as messages } from '../correction-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';

const schema = z.object({ email: Email });

export interface ReaddressProps {
  /** The address so far. */
  email: string;
  suggest: SearchFor<KnownPerson>;
}

/** Asks for the right address of a signer. */
export default function ReaddressDialog(modal: ModalProps<ReaddressProps, z.output<typeof schema>>) {
  const { props, act } = modal;
  const { submit, field } = useDialogForm(schema, act);
  return (
    <AskDialog
      modal={modal}
      title={messages.readdressTitle}
      submit={messages.readdressSubmit}
      working={signatureRequestsSignerMessages.adding}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.readdressText} values={{ email: <bdi key="email">{props.email}</bdi> }} />
        </Text>
        <PersonEmailField suggest={props.suggest} field={field('email')} />
      </FormLayout>
    </AskDialog>
  );
}
