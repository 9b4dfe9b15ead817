import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import { findMoment, readLocalTime } from '../rules/local-time.ts';

export type Retention = Settings['signatureRequests']['retention'];

/** What an organisation keeps, and for how long. */
export interface RetentionRule {
  retention: Retention;
  /** IANA zone in which a day begins. */
  zone: string;
}

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** Who looks after a request has these days from the first word of its deletion, and these hours from the second (wire shapes, last lines). */
export const noticeMs = 7 * dayMs;
const lastHoursMs = 12 * hourMs;

/** What the rule looks at. */
export interface Kept {
  created_at: Date;
  ended_at: Date | null;
  /** When the first and the second word went out. */
  retention_told_at: Date | null;
  retention_day_told_at: Date | null;
}

/** When a request is to go: never sooner than so long after each word; undefined while it has no end from which days are counted, or is kept. */
export function findDeletion(
  { created_at, ended_at, retention_told_at, retention_day_told_at: dayTold }: Kept,
  { enabled, days, terminalState }: Retention,
  now: Date,
): Date | undefined {
  const start = terminalState ? ended_at : created_at;
  if (!enabled || !start) return undefined;
  const told = retention_told_at ?? now;
  const last = dayTold ? dayTold.getTime() + lastHoursMs : 0;
  return new Date(Math.max(start.getTime() + days * dayMs, told.getTime() + noticeMs, last));
}

/** Whatever began to count by then is to go soon: the first word is due. */
export const findNear = ({ days }: Retention, now: Date): Date => new Date(now.getTime() + noticeMs - days * dayMs);

/** What is to be done about a request now. */
export type RetentionStep = 'take back' | 'tell ahead' | 'tell today' | 'delete';

/** Decides the next step; undefined where there is nothing to do yet. The second word is of the day on which it is said, in the organisation's zone. */
export function decideRetention(
  request: Kept,
  { retention, zone }: RetentionRule,
  now: Date,
): RetentionStep | undefined {
  const { retention_told_at: told, retention_day_told_at: dayTold } = request;
  const start = retention.terminalState ? request.ended_at : request.created_at;
  const isNear = start !== null && start <= findNear(retention, now);
  // What was said of a deletion that does not come any more counts for nothing later.
  if (!retention.enabled || !isNear) return told ? 'take back' : undefined;
  if (!told) return 'tell ahead';
  const deletion = findDeletion(request, retention, now)!;
  if (dayTold) return deletion <= now ? 'delete' : undefined;
  const { day } = readLocalTime(deletion, zone);
  return findMoment({ day, minute: 0 }, zone) <= now ? 'tell today' : undefined;
}
