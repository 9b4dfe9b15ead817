import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { findMoment, isWeekend, readLocalTime, skipWeekend, type LocalTime } from '../rules/local-time.ts';

/** Mails that nobody has asked for at this moment come by day, from Monday to Friday: from 8 until before 18. Minutes of a day. */
const opening = 8 * 60;
const closing = 18 * 60;

/** What the moments of one signer's reminders follow from. */
export interface Reminded {
  schedule: ReminderSchedule;
  /** When the own turn came. */
  invitedAt: Date;
  remindedAt: Date | null;
  /** When schedule or deadline were changed: what would have been before, is not made up for. */
  changedAt: Date | null;
  deadline: Date | null;
  /** The signer's. */
  zone: string;
}

/**
 * When the next reminder goes out, null when none does. What was missed while nobody could send is one reminder, as soon as it is
 * day; a signer has at most one on a day, those sent by hand counted.
 */
export function findNextReminding(reminded: Reminded, now: Date): Date | null {
  const { invitedAt, remindedAt, changedAt, deadline, zone } = reminded;
  const since = Math.max(invitedAt.getTime(), changedAt?.getTime() ?? 0);
  const lastDay = readLocalTime(remindedAt && remindedAt > invitedAt ? remindedAt : invitedAt, zone).day;
  const planned = listPlanned(reminded)
    .filter((time) => time.day > lastDay && findMoment(time, zone).getTime() > since)
    .toSorted((a, b) => a.day - b.day || a.minute - b.minute)[0];
  if (!planned) return null;
  const moment = findMoment(planned, zone);
  const sending = moment > now ? moment : findOpen(now, zone);
  return deadline && sending >= deadline ? null : sending;
}

/** The local times of a schedule, each by day and not at a weekend, in no order. */
function listPlanned({ schedule, invitedAt, deadline, zone }: Reminded): LocalTime[] {
  const invited = readLocalTime(invitedAt, zone);
  const minute = Math.min(Math.max(invited.minute, opening), closing - 1);
  const after = schedule.after_days.map((days) => skipWeekend(invited.day + days, 1));
  const end = deadline && readLocalTime(deadline, zone).day;
  // Before a deadline a reminder comes rather earlier than later.
  const before = end === null ? [] : schedule.before_deadline_days.map((days) => skipWeekend(end - days, -1));
  return [...after, ...before].map((day) => ({ day, minute }));
}

/** This moment, where mails may go out at it, else the next that they may. */
function findOpen(now: Date, zone: string): Date {
  const { day, minute } = readLocalTime(now, zone);
  if (!isWeekend(day) && minute >= opening && minute < closing) return now;
  return findMoment({ day: skipWeekend(minute < opening ? day : day + 1, 1), minute: opening }, zone);
}
