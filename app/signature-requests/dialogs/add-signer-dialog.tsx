import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import { Checkbox, EmailField, FormLayout, FormRow, SelectField, TextField } from '@sigillum/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { MobileField } from '../components/mobile-field.tsx';
import { MobileNumber } from '../mobile-number.ts';
import { signerLanguages } from '../signer-languages.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { type DialogForm, useDialogForm } from '../../forms/use-dialog-form.ts';

const schema = z.object({
  email: Email,
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  mobile: MobileNumber.optional(),
  language: Language,
  /** Signs by a personal link even when there is an account of that address. */
  withoutAccount: z.literal('on').optional(),
});
export type SignerValues = z.output<typeof schema>;

export interface AddSignerProps {
  /** The person is in the draft already and is being changed: the address stays. */
  signer?: { email: string; firstName: string; lastName: string; mobile?: string | undefined };
  /** Codes go by SMS, at least to whom has no account. */
  isMobileNeeded: boolean;
  /** Language of the invitation to begin with. */
  language: Language;
  suggest: SearchFor<KnownPerson>;
}

/** Asks who signs, or corrects name and language of a signer. */
export default function AddSignerDialog(modal: ModalProps<AddSignerProps, SignerValues>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, act);
  const [known, setKnown] = useState<KnownPerson>();
  const { signer } = props;
  return (
    <AskDialog
      modal={modal}
      title={signer ? messages.changeSignerTitle : messages.addSignerTitle}
      submit={signer ? commonMessages.save : messages.addSigner}
      working={messages.adding}
      failure={signer ? undefined : messages.inviteSignerFailed}
      onSubmit={submit}
    >
      <FormLayout>
        {signer ? (
          <EmailField
            label={formatMessage(commonMessages.email)}
            hint={formatMessage(messages.emailFixed)}
            autoComplete="off"
            {...field('email')}
            value={signer.email}
            readOnly
          />
        ) : (
          <PersonEmailField suggest={props.suggest} onChoose={setKnown} field={field('email')} />
        )}
        {/* Somebody known brings the names along. */}
        <FormRow key={known?.email}>
          <NameField
            label={formatMessage(commonMessages.firstName)}
            initial={known?.first_name ?? signer?.firstName}
            field={field('firstName')}
          />
          <NameField
            label={formatMessage(commonMessages.lastName)}
            initial={known?.last_name ?? signer?.lastName}
            field={field('lastName')}
          />
        </FormRow>
        <MobileField isNeeded={props.isMobileNeeded} initial={signer?.mobile} field={field('mobile')} />
        <SelectField
          label={formatMessage(commonMessages.language)}
          hint={formatMessage(messages.languageHint)}
          name="language"
          defaultValue={props.language}
          options={signerLanguages}
        />
        {signer ? null : (
          <Checkbox
            name="withoutAccount"
            label={formatMessage(messages.withoutAccount)}
            hint={formatMessage(messages.withoutAccountHint)}
          />
        )}
      </FormLayout>
    </AskDialog>
  );
}

function NameField({
  label,
  initial,
  field,
}: {
  label: string;
  initial: string | undefined;
  field: ReturnType<DialogForm['field']>;
}) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={label}
      optionalText={formatMessage(commonMessages.optional)}
      autoComplete="off"
      {...field}
      defaultValue={field.defaultValue ?? initial}
    />
  );
}
