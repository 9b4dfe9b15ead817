import type { AccountEventName, TwoStep } from '@sigillum/api-contracts/two-step/schemas.ts';
import { Timeline } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { twoStepMessages as messages } from '../messages.ts';

const texts: Readonly<Record<AccountEventName, MessageText>> = {
  TOTP_ADDED: messages.eventTotpAdded,
  TOTP_REMOVED: messages.eventTotpRemoved,
  PASSKEY_ADDED: messages.eventPasskeyAdded,
  PASSKEY_REMOVED: messages.eventPasskeyRemoved,
  PASSKEY_REFUSED: messages.eventPasskeyRefused,
  RECOVERY_CODES_RENEWED: messages.eventCodesRenewed,
  RECOVERY_CODE_USED: messages.eventCodeUsed,
  MOBILE_ID_CONNECTED: messages.eventMobileIdConnected,
  MOBILE_ID_DIFFERS: messages.eventMobileIdDiffers,
  MOBILE_ID_DISCONNECTED: messages.eventMobileIdDisconnected,
};

/** What was changed lately, so that its owner sees what was not his doing. */
export function EventsCard({ events }: { events: TwoStep['events'] }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <ProfileCard title={<FormattedMessage {...messages.eventsTitle} />}>
      <Timeline
        label={intl.formatMessage(messages.eventsTitle)}
        items={events.map(({ name, at, ip, detail }, index) => ({
          id: String(index),
          title: <FormattedMessage {...texts[name]} />,
          time: <time dateTime={at}>{format.instant(at)}</time>,
          description: [detail, ip].filter(Boolean).join(' · ') || undefined,
        }))}
      />
    </ProfileCard>
  );
}
