import type { Country } from '@sigillum/design-system';
import { Stack } from '@sigillum/design-system';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import {
  LeaveBusinessSection,
  type LeaveBusinessSectionProps,
} from '../../members/components/leave-business-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { EmailCard } from './email-card.tsx';
import { MobileCard, type MobileCardProps } from './mobile-card.tsx';
import { PersonCard } from './person-card.tsx';
import { ReferralCard } from './referral-card.tsx';
import { ProfileFrame } from './profile-frame.tsx';

export interface ProfileViewProps {
  /** To which the person belongs. */
  business?: LeaveBusinessSectionProps['business'] | null;
  administrators?: LeaveBusinessSectionProps['administrators'];
  person: Pick<User, 'firstName' | 'lastName' | 'email' | 'lang' | 'mobile'>;
  /** Names of the fields that an identification has fixed. */
  fixedFields: readonly string[];
  /** The address of the identification, where it differs. */
  identityEmail: string | null;
  emailChange: User['emailChange'];
  phoneVerification: MobileCardProps['verification'];
  countries: readonly Country[];
  /** Whether the person may have a link to recommend by. */
  hasReferral?: boolean;
}

/** Who the person is: name and language, address, mobile number, each changed by itself. */
export function ProfileView({
  business = null,
  administrators,
  person,
  fixedFields,
  identityEmail,
  emailChange,
  phoneVerification,
  countries,
  hasReferral = false,
}: ProfileViewProps) {
  return (
    <ProfileFrame href="/profile">
      <Stack gap={5}>
        <PersonCard {...person} fixedFields={fixedFields} />
        <EmailCard
          email={person.email}
          identityEmail={identityEmail}
          change={emailChange}
          isFixed={fixedFields.includes('email')}
        />
        <MobileCard
          mobile={person.mobile}
          verification={phoneVerification}
          isFixed={fixedFields.includes('mobile')}
          countries={countries}
        />
        {hasReferral && <ReferralCard />}
        {business && <LeaveBusinessSection business={business} administrators={administrators} />}
        <DeleteAccountSection email={person.email} />
      </Stack>
    </ProfileFrame>
  );
}
