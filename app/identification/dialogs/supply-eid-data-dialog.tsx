import { FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { describeEidData, type EidData } from '../eid-data.ts';
import { identificationMessages as messages } from '../messages.ts';
import { DocumentFields } from './document-fields.tsx';
import { PersonFields, type PersonFieldsProps } from './person-fields.tsx';

export type SupplyEidDataProps = Omit<PersonFieldsProps, 'field'>;

/**
 * Asks for what whoever identifies compares with the identity document: names, date of birth and
 * nationality, and kind, number and end of the document. The specification names the dialog alone; the fields follow from
 * describeEidData.
 */
export default function SupplyEidDataDialog(modal: ModalProps<SupplyEidDataProps, EidData>) {
  const { props, act } = modal;
  const { submit, field } = useDialogForm(describeEidData(props.today), act);
  return (
    <AskDialog
      modal={modal}
      title={messages.eidTitle}
      submit={commonMessages.continue}
      working={messages.eidSaving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.eidText} />
        </Text>
        <PersonFields {...props} field={field} />
        <DocumentFields {...props} field={field} />
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.eidPrivacy} />
        </Text>
      </FormLayout>
    </AskDialog>
  );
}
