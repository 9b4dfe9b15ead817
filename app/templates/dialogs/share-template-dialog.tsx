import { Email } from '@sigillum/api-contracts/schemas.ts';
import { ColleagueSharing, type TemplateColleague } from '@sigillum/api-contracts/templates/schemas.ts';
import { FormLayout, RadioCards } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import * as z from 'zod';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsColleagueMessages } from '../../signature-requests/colleague-messages.ts';
import { type KnownPerson, PersonEmailField } from '../../signature-requests/components/person-email-field.tsx';
import { signatureRequestsSignerMessages } from '../../signature-requests/signer-messages.ts';
import { templatesSharingMessages as messages } from '../sharing-messages.ts';

const schema = z.object({ email: Email, sharing: ColleagueSharing });

export interface ShareTemplateProps {
  suggest: SearchFor<KnownPerson>;
}

/** Asks who of the organisation may use a template, or edit it. */
export default function ShareTemplateDialog(modal: ModalProps<ShareTemplateProps, TemplateColleague>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, modal.act);
  const choices = [
    ['USE', messages.mayUse, messages.usingText],
    ['EDIT', signatureRequestsColleagueMessages.mayWrite, messages.editText],
  ] as const;
  return (
    <AskDialog
      modal={modal}
      title={messages.nameTitle}
      submit={signatureRequestsColleagueMessages.name}
      working={signatureRequestsSignerMessages.adding}
      onSubmit={submit}
    >
      <FormLayout>
        <PersonEmailField suggest={modal.props.suggest} field={field('email')} />
        <RadioCards
          label={formatMessage(signatureRequestsColleagueMessages.right)}
          name="sharing"
          defaultValue="USE"
          options={choices.map(([value, label, description]) => ({
            value,
            label: formatMessage(label),
            description: formatMessage(description),
          }))}
        />
      </FormLayout>
    </AskDialog>
  );
}
