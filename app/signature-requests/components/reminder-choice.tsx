import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { Bell, Button, Inline } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../modals/modals.tsx';
import { changeRemindersDialog } from '../dialogs.ts';
import { signatureRequestsReminderMessages as messages } from '../reminder-messages.ts';
import { ReminderDays } from './reminder-days.tsx';

export interface ReminderChoiceProps {
  schedule: ReminderSchedule;
  /** Missing where it may not be changed. */
  onChange: ((schedule: ReminderSchedule) => void) | undefined;
}

/** When signers are reminded by themselves, and the way to other days. */
export function ReminderChoice({ schedule, onChange }: ReminderChoiceProps) {
  const { dialogs } = useModals();
  return (
    <Inline justify="space-between">
      <ReminderDays schedule={schedule} />
      {onChange ? (
        <Button
          variant="secondary"
          size="small"
          icon={<Bell aria-hidden />}
          onClick={() => dialogs.open(changeRemindersDialog, { schedule }, onChange)}
        >
          <FormattedMessage {...messages.change} />
        </Button>
      ) : null}
    </Inline>
  );
}
