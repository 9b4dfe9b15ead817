import { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import * as z from 'zod';
import { signatureRequestsReminderMessages as messages } from './reminder-messages.ts';

/** Numbers of days as people type them: “2, 5, 9”. */
export const typedDays = z
  .string()
  .optional()
  .transform((text = '', context) => {
    const words = text.split(/[\s,;]+/).filter(Boolean);
    const { data } = ReminderSchedule.shape.after_days.safeParse(
      words.map((word) => (/^\d+$/.test(word) ? Number(word) : undefined)),
    );
    if (!data) context.addIssue({ code: 'custom', message: messages.daysWrong.id });
    return data ?? z.NEVER;
  });

export const writeDays = (days: readonly number[]): string => days.join(', ');
