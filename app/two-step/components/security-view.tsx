import type { TwoStep } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Banner, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { FormFailure } from '../../forms/parse-form.ts';
import type { QrCode } from '../draw-qr.ts';
import { ProfileFrame } from '../../user/components/profile-frame.tsx';
import { userMessages } from '../../user/messages.ts';
import { twoStepMessages as messages } from '../messages.ts';
import type { SecurityIntent } from '../security-form.ts';
import { EventsCard } from './events-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpCard } from './totp-card.tsx';

/** A secret that waits for its first code. */
export interface TotpSetUp {
  secret: string;
  uri: string;
  qr: QrCode;
}

/** What the form that was sent last has led to. */
export interface SecurityOutcome {
  intent: SecurityIntent;
  failure?: FormFailure;
  setUp?: TotpSetUp;
  /** Which passkey it was about. */
  passkeyId?: string;
  /** Readable this once. */
  recoveryCodes?: string[];
}

export interface SecurityViewProps {
  email: string;
  /** The person logs in at an organisation, and may have no password. */
  hasSso: boolean;
  twoStep: TwoStep;
  outcome?: SecurityOutcome | undefined;
  /** The form that is being sent. */
  busy?: SecurityIntent | undefined;
}

/** How one logs in to this account besides the password, and what was changed about it. */
export function SecurityView({ email, hasSso, twoStep, outcome, busy }: SecurityViewProps) {
  const hasFactor = twoStep.totpSince !== null || twoStep.passkeys.length > 0;
  const codes = outcome?.recoveryCodes ?? [];
  const parts = { email, hasSso, twoStep, outcome, busy };
  return (
    <ProfileFrame href="/profile/security">
      {hasSso && !hasFactor ? (
        <Banner tone="info">
          <FormattedMessage {...userMessages.changePasswordOrganisation} />
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
