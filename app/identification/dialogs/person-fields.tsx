import { CountryField, DateField, FormRow, listCountries, TextField } from '@sigillum/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DialogForm } from '../../forms/use-dialog-form.ts';
import type { EidData, FixedEidField } from '../eid-data.ts';
import { identificationMessages as messages } from '../messages.ts';

export interface PersonFieldsProps {
  /** What is known already; dates are ISO. */
  known: Partial<EidData>;
  /** What an identification has fixed; each must be known. */
  fixed: readonly FixedEidField[];
  /** ISO 3166-1 codes that stand first; their order depends on the platform. */
  firstCountries: readonly string[];
  /** ISO date. */
  today: string;
  field: DialogForm['field'];
}

/** Who the person is. What an identification has fixed can be read, not changed. */
export function PersonFields({ known, fixed, firstCountries, today, field }: PersonFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const [countries] = useState(() => listCountries(locale, firstCountries));
  const isFixed = (name: FixedEidField) => fixed.includes(name);

  function describe(name: FixedEidField, hint?: string) {
    const { defaultValue, ...rest } = field(name);
    return {
      ...rest,
      defaultValue: defaultValue ?? known[name],
      readOnly: isFixed(name),
      hint: isFixed(name) ? formatMessage(messages.eidFixed) : hint,
    };
  }

  return (
    <>
      <TextField
        label={formatMessage(messages.eidGivenNames)}
        autoComplete="given-name"
        {...describe('givenNames', formatMessage(messages.eidGivenNamesHint))}
      />
      <TextField label={formatMessage(messages.eidFamilyName)} autoComplete="family-name" {...describe('familyName')} />
      <FormRow>
        <DateField
          label={formatMessage(messages.eidBirthDate)}
          openLabel={formatMessage(messages.eidOpenBirthDate)}
          locale={locale}
          latest={today}
          autoComplete="bday"
          {...describe('birthDate')}
        />
        {isFixed('nationality') ? (
          <FixedNationality
            code={known.nationality}
            name={countries.find(({ code }) => code === known.nationality)?.name}
          />
        ) : (
          <CountryField
            label={formatMessage(messages.eidNationality)}
            placeholder={formatMessage(messages.eidChoose)}
            countries={countries}
            autoComplete="off"
            {...field('nationality')}
            {...(known.nationality !== undefined && { defaultValue: known.nationality })}
          />
        )}
      </FormRow>
    </>
  );
}

/** The platform's list knows no reading without choosing. */
function FixedNationality({ code, name }: { code: string | undefined; name: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <TextField
        label={formatMessage(messages.eidNationality)}
        hint={formatMessage(messages.eidFixed)}
        value={name ?? code}
        readOnly
      />
      <input type="hidden" name="nationality" value={code} />
    </div>
  );
}
