import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MaintenanceTables } from './tables.ts';

export type NoticeRow = Selectable<MaintenanceTables['maintenance_notices']>;

/** What is announced; without an end it lasts until it is ended. */
export type NoticeValues = Pick<NoticeRow, 'url' | 'is_blocking' | 'status' | 'starts_at' | 'ends_at'>;

/** What keeps a notice from being announced, if anything does. */
export function judgeNotice(
  { starts_at, ends_at }: Pick<NoticeValues, 'starts_at' | 'ends_at'>,
  now: Date,
): 'past' | 'order' | undefined {
  if (ends_at && ends_at <= now) return 'past';
  return ends_at && ends_at <= starts_at ? 'order' : undefined;
}

/** The notices that are active or still to come. */
export const listOpenNotices = (db: Kysely<Database>, now: Date): Promise<NoticeRow[]> =>
  db
    .selectFrom('maintenance_notices')
    .selectAll()
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('starts_at')
    .execute();

export const insertNotice = (db: Kysely<Database>, values: NoticeValues, now: Date): Promise<NoticeRow> =>
  db
    .insertInto('maintenance_notices')
    .values({ ...values, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes one that is not over; undefined where there is none. */
export const updateNotice = (
  db: Kysely<Database>,
  id: number,
  values: NoticeValues,
  now: Date,
): Promise<NoticeRow | undefined> =>
  db
    .updateTable('maintenance_notices')
    .set(values)
    .where('id', '=', id)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();

/** Ends one that is not over; false where there is none. */
export async function endNotice(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_notices')
    .set(({ fn, val }) => ({ starts_at: fn('least', ['starts_at', val(now)]), ends_at: now }))
    .where('id', '=', id)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
