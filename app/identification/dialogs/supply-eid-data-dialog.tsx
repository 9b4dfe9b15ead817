import { Button, Dialog, FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { describeEidData, type EidData, type FixedEidField } from '../eid-data.ts';
import { identificationMessages as messages } from '../messages.ts';
import { DocumentFields } from './document-fields.tsx';
import { PersonFields } from './person-fields.tsx';

export interface SupplyEidDataProps {
  /** What is known already; dates are ISO. */
  known: Partial<EidData>;
  /** What an identification has fixed; each must be known. */
  fixed: readonly FixedEidField[];
  /** ISO 3166-1 codes that stand first; their order depends on the platform. */
  firstCountries: readonly string[];
  /** ISO date. */
  today: string;
  /** Name of the trust service. */
  provider: string;
}

/**
 * Asks for what the trust service compares with the identity document before it issues a certificate: names, date of birth and
 * nationality, and kind, number and end of the document. The specification names the dialog alone; the fields follow from
 * describeEidData.
 */
export default function SupplyEidDataDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<SupplyEidDataProps, EidData>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(describeEidData(props.today), act);
  return (
    <Dialog
      title={<FormattedMessage {...messages.eidTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.eidSaving)}
      error={error}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...commonMessages.continue} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.eidText} values={{ provider: <bdi>{props.provider}</bdi> }} />
        </Text>
        <PersonFields {...props} field={field} />
        <DocumentFields {...props} field={field} />
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.eidPrivacy} />
        </Text>
      </FormLayout>
    </Dialog>
  );
}
