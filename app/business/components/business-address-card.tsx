import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Country } from '@sigillum/design-system';
import { CountryField, FormRow, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessProfileMessages as messages } from '../profile-messages.ts';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useCurrent } from './use-current.ts';

interface BusinessAddressCardProps {
  business: Business;
  countries: readonly Country[];
}

export function BusinessAddressCard({ business, countries }: BusinessAddressCardProps) {
  const { formatMessage } = useIntl();
  const change = useChange();
  const current = useCurrent(change.field);
  const { address, updatedAt } = business;
  const country = current('country', address?.country);
  return (
    <ProfileCard title={<FormattedMessage {...messages.address} />}>
      <ProfileFormFrame change={change} intent="address" updatedAt={updatedAt}>
        <TextField
          label={<FormattedMessage {...messages.address1} />}
          {...current('address1', address?.address1)}
          autoComplete="address-line1"
          maxLength={200}
          required
        />
        <TextField
          label={<FormattedMessage {...messages.address2} />}
          optionalText={formatMessage(commonMessages.optional)}
          {...current('address2', address?.address2)}
          autoComplete="address-line2"
          maxLength={200}
        />
        <FormRow>
          <TextField
            label={<FormattedMessage {...messages.postalCode} />}
            {...current('postalCode', address?.postalCode)}
            autoComplete="postal-code"
            maxLength={20}
            required
          />
          <TextField
            label={<FormattedMessage {...messages.city} />}
            {...current('city', address?.city)}
            autoComplete="address-level2"
            maxLength={100}
            required
          />
        </FormRow>
        <CountryField
          label={<FormattedMessage {...messages.country} />}
          countries={countries}
          {...country}
          key={country.defaultValue}
          defaultValue={country.defaultValue || countries[0]?.code}
        />
      </ProfileFormFrame>
    </ProfileCard>
  );
}
