import { Email } from '@sigillum/api-contracts/schemas.ts';
import { ObserverTold } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { ObserverToldField } from '../components/observer-told-field.tsx';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';

const schema = z.object({ email: Email, told: ObserverTold });

export interface AddObserverProps {
  suggest: SearchFor<KnownPerson>;
}

/** Asks whom to let look on. */
export default function AddObserverDialog(modal: ModalProps<AddObserverProps, z.output<typeof schema>>) {
  const { props, act } = modal;
  const { submit, field } = useDialogForm(schema, act);
  return (
    <AskDialog
      modal={modal}
      title={messages.addObserverTitle}
      submit={messages.addObserver}
      working={messages.adding}
      failure={messages.addObserverFailed}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.addObserverText} />
        </Text>
        <PersonEmailField suggest={props.suggest} field={field('email')} />
        <ObserverToldField />
      </FormLayout>
    </AskDialog>
  );
}
