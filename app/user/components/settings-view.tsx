import type { Deputies } from '@sigillum/api-contracts/members/deputy-schemas.ts';
import type { UserPreferences } from '@sigillum/api-contracts/user/schemas.ts';
import { Stack } from '@sigillum/design-system';
import { DeputyCard } from '../../members/components/deputy-card.tsx';
import { DefaultsCard, type DefaultsCardProps } from './defaults-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { Part11Card } from './part11-card.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { SessionsCard, type SessionsCardProps } from './sessions-card.tsx';
import { ThemeCard } from './theme-card.tsx';

export interface SettingsViewProps extends SessionsCardProps {
  emailNotificationLevel: UserPreferences['emailNotificationLevel'];
  defaults: DefaultsCardProps;
  /** Missing for who has no colleagues. */
  absence: { deputy: Deputies['deputy']; today: string } | null;
  part11: Pick<UserPreferences, 'p11SigningName' | 'p11SigningReason'>;
}

/** How the product treats this person: mails, what a new request starts with, how it looks, where they are logged in. */
export function SettingsView({ emailNotificationLevel, defaults, absence, part11, sessions }: SettingsViewProps) {
  return (
    <ProfileFrame href="/profile/settings">
      <Stack gap={5}>
        <NotificationsCard level={emailNotificationLevel} />
        <DefaultsCard {...defaults} />
        {absence && <DeputyCard {...absence} />}
        <Part11Card {...part11} />
        <ThemeCard />
        <SessionsCard sessions={sessions} />
      </Stack>
    </ProfileFrame>
  );
}
