import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { FormLayout, PasswordField, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useFieldRefusal } from '../../modals/use-field-refusal.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { Address } from '../components/address.tsx';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';
import { userPasswordMessages } from '../password-messages.ts';
import { DeleteConsequences } from './delete-consequences.tsx';
import { OnlyAdministrator } from './only-administrator.tsx';

export interface DeleteAccountProps {
  /** Address of the account. */
  email: string;
  /** Requests of the person that wait for signatures. */
  openRequestCount: number;
  /** Requests of others that the person has still to sign. */
  unsignedRequestCount?: number;
  /** A login at an organisation proves as well as the password, which may stay empty. */
  canProveByLogin?: boolean;
  /** The business that the person belongs to. */
  business?: {
    name: string;
    /** Nobody else belongs to it: it ends with the account. */
    endsWithAccount?: boolean;
    /** Nobody else administers it: the account cannot be deleted yet. */
    isOnlyAdministrator: boolean;
  };
  /** Where administrators are named. */
  membersHref: string;
}

const schema = z.object({ password: Password });
const lenientSchema = z.object({ password: z.string().max(128).optional() });

/** Says what is lost with an account and what stays, and asks for the password. */
export default function DeleteAccountDialog(opened: ModalProps<DeleteAccountProps, z.output<typeof lenientSchema>>) {
  const { props, act } = opened;
  const { refused, modal } = useFieldRefusal(opened, 'error.user.password_wrong', 'password');
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(props.canProveByLogin ? lenientSchema : schema, act, refused);
  const { business } = props;
  if (business?.isOnlyAdministrator)
    return <OnlyAdministrator business={business.name} membersHref={props.membersHref} close={modal.close} />;

  return (
    <AskDialog
      modal={modal}
      title={messages.deleteTitle}
      submit={messages.deleteSubmit}
      look="danger"
      working={commonMessages.deleting}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage
            {...messages.deleteText}
            values={{
              email: <Address>{props.email}</Address>,
            }}
          />
        </Text>
        <DeleteConsequences
          openRequestCount={props.openRequestCount}
          unsignedRequestCount={props.unsignedRequestCount ?? 0}
          business={business}
        />
        <PasswordField
          label={formatMessage(userPasswordMessages.password)}
          hint={formatMessage(props.canProveByLogin ? messages.deleteLoginHint : messages.deleteHint)}
          showLabel={formatMessage(commonMessages.showPassword)}
          hideLabel={formatMessage(commonMessages.hidePassword)}
          {...field('password')}
        />
      </FormLayout>
    </AskDialog>
  );
}
