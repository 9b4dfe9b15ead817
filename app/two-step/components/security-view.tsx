import { Banner, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ProfileFrame } from '../../user/components/profile-frame.tsx';
import { userPasswordMessages } from '../../user/password-messages.ts';
import { twoStepMessages as messages } from '../messages.ts';
import type { SecurityState } from '../security-state.ts';
import { EventsCard } from './events-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpCard } from './totp-card.tsx';

/** How one logs in to this account besides the password, and what was changed about it. */
export function SecurityView({ email, hasSso, twoStep, outcome, busy }: SecurityState) {
  const hasFactor = twoStep.totpSince !== null || twoStep.passkeys.length > 0;
  const codes = outcome?.recoveryCodes ?? [];
  const parts = { email, hasSso, twoStep, outcome, busy };
  return (
    <ProfileFrame href="/profile/security">
      {hasSso && !hasFactor ? (
        <Banner tone="info">
          <FormattedMessage {...userPasswordMessages.changePasswordOrganisation} />
        </Banner>
      ) : (
        <Text tone="soft">
          <FormattedMessage {...(hasFactor ? messages.textOn : messages.textOff)} />
        </Text>
      )}
      {codes.length > 0 && <RecoveryCodeList codes={codes} email={email} />}
      <PasswordCard />
      <PasskeysCard {...parts} />
      <TotpCard {...parts} />
      {hasFactor && <RecoveryCard {...parts} />}
      {twoStep.events.length > 0 && <EventsCard events={twoStep.events} />}
    </ProfileFrame>
  );
}
