import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Country } from '@sigillum/design-system';
import { Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessAesMessages } from '../aes-messages.ts';
import { businessProfileMessages as messages } from '../profile-messages.ts';
import { BusinessAddressCard } from './business-address-card.tsx';
import { BusinessBaseCard } from './business-base-card.tsx';
import { BusinessContractsCard } from './business-contracts-card.tsx';
import { DeleteBusinessCard } from './delete-business-card.tsx';
import { RepresentativeCard } from './representative-card.tsx';

export interface BusinessProfileViewProps {
  business: Business;
  countries: readonly Country[];
}

/** What a business is: each matter is changed by itself, and nobody's change is overwritten. */
export function BusinessProfileView({ business, countries }: BusinessProfileViewProps) {
  return (
    <Stack gap={5}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </PageHead>
      <BusinessBaseCard business={business} />
      <BusinessAddressCard business={business} countries={countries} />
      <RepresentativeCard business={business} />
      <BusinessContractsCard business={business} />
      <ProfileCard
        title={<FormattedMessage {...businessAesMessages.title} />}
        text={<FormattedMessage {...messages.aesText} />}
      >
        <Text>
          <TextLink href="/business/profile/aes-for-business">
            <FormattedMessage {...(business.aes4biz ? messages.aesSee : messages.aesApply)} />
          </TextLink>
        </Text>
      </ProfileCard>
      <DeleteBusinessCard business={business} />
    </Stack>
  );
}
