import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import { line, prose, textLimits } from '@sigillum/api-contracts/text.ts';
import { EmailField, FormLayout, FormRow, SelectField, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { MobileField } from '../components/mobile-field.tsx';
import { MobileNumber } from '../mobile-number.ts';
import { signatureRequestsDialogMessages as messages } from '../dialog-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import { signatureRequestsInviteMessages } from '../invite-messages.ts';
import { signerLanguages } from '../signer-languages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';

/** Nobody delegates to themselves. */
const describePerson = (ownEmail: string) =>
  z.object({
    email: Email.refine((email) => email.toLowerCase() !== ownEmail.toLowerCase(), {
      message: messages.delegateSelf.id,
    }),
    firstName: line(100).optional(),
    lastName: line(100).optional(),
    mobile: MobileNumber.optional(),
    language: Language,
    message: prose(textLimits.message).optional(),
  });
/** Who signs in somebody's place. */
export type DelegateValues = z.output<ReturnType<typeof describePerson>>;

export interface DelegateProps {
  /** Title of the request. */
  title: string;
  /** Address of the person who hands on. */
  ownEmail: string;
  /** Codes go by SMS, at least to whom has no account. */
  isMobileNeeded: boolean;
  /** Language of the invitation to begin with. */
  language: Language;
}

/** Asks who signs in the person's place, and says what that means. */
export default function DelegateDialog(modal: ModalProps<DelegateProps, DelegateValues>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(describePerson(props.ownEmail), act);
  const optionalText = formatMessage(commonMessages.optional);
  return (
    <AskDialog
      modal={modal}
      title={messages.delegateTitle}
      submit={messages.delegate}
      working={messages.delegating}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.delegateText} values={{ title: <bdi>{props.title}</bdi> }} />{' '}
          <FormattedMessage {...messages.delegateTold} />
        </Text>
        <EmailField label={formatMessage(commonMessages.email)} autoComplete="off" {...field('email')} />
        <FormRow>
          <TextField
            label={formatMessage(commonMessages.firstName)}
            optionalText={optionalText}
            autoComplete="off"
            {...field('firstName')}
          />
          <TextField
            label={formatMessage(commonMessages.lastName)}
            optionalText={optionalText}
            autoComplete="off"
            {...field('lastName')}
          />
        </FormRow>
        {props.isMobileNeeded ? <MobileField isNeeded field={field('mobile')} /> : null}
        <SelectField
          label={formatMessage(commonMessages.language)}
          hint={formatMessage(signatureRequestsSignerMessages.languageHint)}
          name="language"
          defaultValue={props.language}
          options={signerLanguages}
        />
        <CommentField
          label={formatMessage(signatureRequestsInviteMessages.message)}
          hint={formatMessage(signatureRequestsInviteMessages.messageHint)}
          greatestLength={textLimits.message}
          {...field('message')}
        />
      </FormLayout>
    </AskDialog>
  );
}
