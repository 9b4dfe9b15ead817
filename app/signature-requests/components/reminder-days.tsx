import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { signatureRequestsReminderMessages as messages } from '../reminder-messages.ts';

/** When signers are reminded by themselves, in words. */
export function ReminderDays({ schedule }: { schedule: ReminderSchedule }) {
  const { formatList } = useIntl();
  const { after_days: after, before_deadline_days: before } = schedule;
  const describe = (days: readonly number[]) => ({ days: formatList(days.map(String)), last: days.at(-1)! });
  return (
    <Stack gap={0}>
      {after.length > 0 ? (
        <Text>
          <FormattedMessage {...messages.after} values={describe(after)} />
        </Text>
      ) : null}
      {before.length > 0 ? (
        <Text>
          <FormattedMessage {...messages.before} values={describe(before)} />
        </Text>
      ) : null}
      {after.length + before.length === 0 ? (
        <Text>
          <FormattedMessage {...messages.none} />
        </Text>
      ) : null}
    </Stack>
  );
}
