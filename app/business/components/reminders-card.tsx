import { FormRow, SelectField, TextField } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsReminderMessages as reminderMessages } from '../../signature-requests/reminder-messages.ts';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

const fields = [
  { name: 'signatureRequests.reminders.afterDays', label: reminderMessages.afterLabel },
  { name: 'signatureRequests.reminders.beforeDeadlineDays', label: reminderMessages.beforeLabel },
] as const;

/** When signers are reminded by themselves unless a request says otherwise. */
export function RemindersCard({ zones, ...read }: ReadSettings & { zones: readonly string[] }) {
  const form = useSettingsForm(read);
  const { key: zoneKey, ...zone } = form.describeText('signatureRequests.reminders.timeZone');
  return (
    <SettingsFormCard
      intent="reminders"
      form={form}
      title={<FormattedMessage {...messages.remindersTitle} />}
      text={<FormattedMessage {...messages.remindersText} />}
    >
      <FormRow>
        {fields.map(({ name, label }) => {
          const { key, ...field } = form.describeText(name);
          return (
            <TextField
              key={key}
              label={<FormattedMessage {...label} />}
              hint={<FormattedMessage {...reminderMessages.daysHint} />}
              inputMode="numeric"
              autoComplete="off"
              {...field}
            />
          );
        })}
      </FormRow>
      <SelectField
        key={zoneKey}
        label={<FormattedMessage {...messages.remindersZone} />}
        hint={<FormattedMessage {...messages.remindersZoneHint} />}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        {...zone}
      />
    </SettingsFormCard>
  );
}
