import * as z from 'zod';

/** The most of each, and the furthest day. */
export const reminderLimits = { days: 10, furthest: 365 } as const;

/** Each day once, in order. */
const Days = z
  .array(z.int().min(1).max(reminderLimits.furthest))
  .max(reminderLimits.days)
  .overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b));

/** When signers are reminded by themselves (decision 222); both empty: never. */
export const ReminderSchedule = z.strictObject({
  /** Days after the own turn has come. */
  after_days: Days,
  /** Days before the request expires. */
  before_deadline_days: Days,
});
export type ReminderSchedule = z.infer<typeof ReminderSchedule>;

export const noReminders: ReminderSchedule = { after_days: [], before_deadline_days: [] };
