import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { DefinitionList } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { ReminderDays } from '../../signature-requests/components/reminder-days.tsx';
import { signatureRequestsQualityMessages } from '../../signature-requests/quality-messages.ts';
import { signatureRequestsReminderMessages as reminderMessages } from '../../signature-requests/reminder-messages.ts';
import { signingMessages as messages } from '../messages.ts';

/** Law and dates of a request. */
export function RequestFacts({ request }: { request: SignatureRequest }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { legislation, initiated_at, expiration_date, ended_at, kept_until, reminders, status_overall, viewer } =
    request;
  const hearsOfReminders = status_overall === 'OPEN' && viewer.actions.includes('remind');
  const facts = [
    {
      term: formatMessage(signatureRequestsQualityMessages.legislation),
      value: formatMessage(
        legislation === 'ZERTES' ? signatureRequestsQualityMessages.zertes : signatureRequestsQualityMessages.eidas,
      ),
    },
    ...(initiated_at ? [{ term: formatMessage(messages.sentAt), value: format.instant(initiated_at) }] : []),
    ...(expiration_date ? [{ term: formatMessage(messages.expiresAt), value: format.instant(expiration_date) }] : []),
    ...(hearsOfReminders
      ? [{ term: formatMessage(reminderMessages.title), value: <ReminderDays schedule={reminders} /> }]
      : []),
    ...(ended_at ? [{ term: formatMessage(messages.endedAt), value: format.instant(ended_at) }] : []),
    ...(kept_until ? [{ term: formatMessage(messages.keptUntil), value: format.date(kept_until) }] : []),
  ];
  return <DefinitionList items={facts} />;
}
