import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { FormLayout, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsReminderMessages as messages } from '../reminder-messages.ts';
import { typedDays, writeDays } from '../typed-days.ts';

export interface ChangeRemindersProps {
  /** As it is now. */
  schedule: ReminderSchedule;
}

const Schedule = z.object({ after_days: typedDays, before_deadline_days: typedDays });

/** Asks when signers are reminded by themselves. */
export default function ChangeRemindersDialog(modal: ModalProps<ChangeRemindersProps, ReminderSchedule>) {
  const { schedule } = modal.props;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(Schedule, modal.act);
  const describe = (name: keyof ReminderSchedule) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? writeDays(schedule[name]), hint: formatMessage(messages.daysHint) };
  };
  return (
    <AskDialog
      modal={modal}
      title={messages.dialogTitle}
      submit={commonMessages.save}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.dialogText} />
        </Text>
        <TextField label={formatMessage(messages.afterLabel)} autoComplete="off" {...describe('after_days')} />
        <TextField
          label={formatMessage(messages.beforeLabel)}
          autoComplete="off"
          {...describe('before_deadline_days')}
        />
      </FormLayout>
    </AskDialog>
  );
}
