import type { NoticeDraft, OperatorNotice } from '@sigillum/api-contracts/operator/schemas.ts';
import type { Config } from '../config.ts';
import { refuse } from '../http/refusal.ts';
import { judgeNotice, type NoticeRow, type NoticeValues } from '../maintenance/keep-notices.ts';
import { readLink } from '../maintenance/notice-source.ts';

export const describeNotice = ({ id, url, is_blocking, status, starts_at, ends_at }: NoticeRow): OperatorNotice => ({
  ...{ id, url, isBlocking: is_blocking, status },
  startsAt: starts_at.toISOString(),
  endsAt: ends_at && ends_at.toISOString(),
});

/** What somebody wants announced, as a row. Refuses what nobody would see. */
export function readDraft(
  { url, isBlocking, status, startsAt, endsAt }: NoticeDraft,
  { source }: Pick<Config['maintenance'], 'source'>,
  now: Date,
): NoticeValues {
  if (source !== 'table') throw refuse('error.operator.notices_elsewhere');
  const values = {
    ...{ url: readLink(url), is_blocking: isBlocking, status },
    starts_at: startsAt ? new Date(startsAt) : now,
    ends_at: endsAt ? new Date(endsAt) : null,
  };
  const fault = judgeNotice(values, now);
  if (fault) throw refuse(fault === 'past' ? 'error.operator.notice_past' : 'error.operator.notice_order');
  return values;
}

/** What the chain says of it. */
export const tellNotice = ({ isBlocking, startsAt, endsAt, url }: OperatorNotice): Record<string, string> => ({
  kind: isBlocking ? 'blocking' : 'banner',
  from: startsAt,
  ...(endsAt && { until: endsAt }),
  ...(url && { url }),
});
