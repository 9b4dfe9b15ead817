import { DateField, FormRow, SelectField, TextField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { documentNames } from '../document-names.ts';
import { identityDocuments } from '../eid-data.ts';
import { identificationMessages as messages } from '../messages.ts';
import type { PersonFieldsProps } from './person-fields.tsx';

/** By which document the person proves who they are. */
export function DocumentFields({ known, today, field }: Pick<PersonFieldsProps, 'known' | 'today' | 'field'>) {
  const { formatMessage, locale } = useIntl();
  const number = field('documentNumber');
  const expiry = field('documentExpiry');
  return (
    <>
      <FormRow>
        <SelectField
          label={formatMessage(messages.eidDocumentType)}
          placeholder={formatMessage(messages.eidChoose)}
          options={identityDocuments.map((value) => ({ value, label: formatMessage(documentNames[value]) }))}
          {...field('documentType')}
          {...(known.documentType !== undefined && { defaultValue: known.documentType })}
        />
        <TextField
          label={formatMessage(messages.eidNumber)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...number}
          defaultValue={number.defaultValue ?? known.documentNumber}
        />
      </FormRow>
      <DateField
        label={formatMessage(messages.eidExpiry)}
        openLabel={formatMessage(messages.eidOpenExpiry)}
        locale={locale}
        earliest={today}
        {...expiry}
        defaultValue={expiry.defaultValue ?? known.documentExpiry}
      />
    </>
  );
}
