import { Checkbox, type Country, CountryField, FormRow, Stack, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessProfileMessages as addressMessages } from '../../business/profile-messages.ts';
import { commonMessages } from '../../common/messages.ts';
import type { FormState } from '../../forms/use-form.ts';
import { Terms } from '../../user/components/terms.tsx';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import type { PurchaseViewProps } from '../purchase-props.ts';

export interface BillFieldsProps extends Pick<PurchaseViewProps, 'address' | 'isFounding'> {
  form: Pick<FormState, 'field' | 'choice'>;
  countries: readonly Country[];
  country: string;
  /** Told when another country is chosen, on which the tax depends. */
  onCountry?: (country: string) => void;
}

/** Where bills go; of somebody who founds a business by it also its name, and the terms. */
export function BillFields({ address, isFounding, form, countries, country, onCountry }: BillFieldsProps) {
  const { formatMessage } = useIntl();
  const field = (name: 'address1' | 'address2' | 'postalCode' | 'city' | 'vat') => {
    const { defaultValue, ...rest } = form.field(name);
    return { ...rest, defaultValue: defaultValue ?? address?.[name] ?? '' };
  };
  const optional = formatMessage(commonMessages.optional);
  const { defaultValue: _, ...countryField } = form.field('country');
  return (
    <>
      {isFounding && (
        <TextField
          label={formatMessage(messages.businessName)}
          hint={formatMessage(messages.businessNameHint)}
          {...form.field('name')}
          autoComplete="organization"
          maxLength={200}
          required
        />
      )}
      <CountryField
        label={<FormattedMessage {...addressMessages.country} />}
        countries={countries}
        {...countryField}
        defaultValue={country}
        onChange={(event) => onCountry?.(event.target.value)}
      />
      <TextField
        label={<FormattedMessage {...addressMessages.address1} />}
        {...field('address1')}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <TextField
        label={<FormattedMessage {...addressMessages.address2} />}
        optionalText={optional}
        {...field('address2')}
        autoComplete="address-line2"
        maxLength={200}
      />
      <FormRow>
        <TextField
          label={<FormattedMessage {...addressMessages.postalCode} />}
          {...field('postalCode')}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <TextField
          label={<FormattedMessage {...addressMessages.city} />}
          {...field('city')}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
      </FormRow>
      <TextField
        label={formatMessage(messages.vat)}
        hint={formatMessage(messages.vatHint)}
        optionalText={optional}
        {...field('vat')}
        maxLength={40}
        autoComplete="off"
      />
      {isFounding && (
        <Stack gap={1}>
          <Checkbox label={<FormattedMessage {...messages.terms} />} {...form.choice('gtc')} required />
          <Terms />
        </Stack>
      )}
    </>
  );
}
