import { BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ownerBelongsTo, type Reader } from './templates-repository.ts';

const ownerBelongs = ownerBelongsTo('batches');

/** The own ones, and to an administrator those of people who have left. */
const selectBatches = (db: Kysely<Database>, { userId, businessId, isAdmin }: Reader) =>
  db
    .selectFrom('batches')
    .innerJoin('users as owner', 'owner.id', 'batches.owner_id')
    .where('batches.business_id', '=', businessId)
    .where((where) =>
      where.or([where('batches.owner_id', '=', userId), ...(isAdmin ? [where.not(ownerBelongs)] : [])]),
    );

const selectRows = (db: Kysely<Database>, reader: Reader) =>
  selectBatches(db, reader)
    .selectAll('batches')
    .select(['owner.first_name as owner_first_name', 'owner.last_name as owner_last_name'])
    .select(ownerBelongs.as('owner_belongs'));

export type BatchView = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export const findBatch = (db: Kysely<Database>, reader: Reader, id: string) =>
  selectRows(db, reader).where('batches.id', '=', id).executeTakeFirst();

/** One page, the newest first, and how many there are. */
export async function pageBatches(
  db: Kysely<Database>,
  reader: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ rows: BatchView[]; total: number }> {
  const rows = await selectRows(db, reader)
    .orderBy('batches.created_at', 'desc')
    .orderBy('batches.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await selectBatches(db, reader)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** What is told of a row: the state of its request once it has one, a deadline that has passed included. */
const shownState = (now: Date) => sql<BatchRowState>`case when request.id is null then batch_rows.state
  when request.status = 'OPEN' and request.accepted_at is null and request.expiration_date <= ${now} then 'EXPIRED'
  else request.status end`;

const selectShown = (db: Kysely<Database>) =>
  db.selectFrom('batch_rows').leftJoin('signature_requests as request', 'request.id', 'batch_rows.request_id');

export type RowStates = Record<BatchRowState, number>;

/** How many rows of each batch are in each state. */
export async function countStates(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => RowStates> {
  const rows = await selectShown(db)
    .select(['batch_rows.batch_id', shownState(now).as('state'), sql<number>`count(*)::int`.as('count')])
    .where('batch_rows.batch_id', '=', sql<string>`any(${ids})`)
    .groupBy(['batch_rows.batch_id', sql`2`])
    .execute();
  const none = Object.fromEntries(BatchRowState.options.map((state) => [state, 0])) as RowStates;
  return (id) => ({
    ...none,
    ...Object.fromEntries(rows.filter((row) => row.batch_id === id).map(({ state, count }) => [state, count])),
  });
}

/** Rows behind a number, in the order of the table. */
export interface Span {
  state?: BatchRowState | undefined;
  after?: number;
  offset?: number;
  size: number;
}

/** Rows with what is told of them. */
export function listRows(db: Kysely<Database>, id: string, { state, after = 0, offset = 0, size }: Span, now: Date) {
  const rows = selectShown(db)
    .select(['batch_rows.number', 'batch_rows.key', 'batch_rows.content', 'batch_rows.reason', 'batch_rows.request_id'])
    .select(['request.title', 'request.initiated_at', 'request.ended_at', shownState(now).as('state')])
    .where('batch_rows.batch_id', '=', id)
    .where('batch_rows.number', '>', after);
  const wanted = state ? rows.where(shownState(now), '=', state) : rows;
  return wanted.orderBy('batch_rows.number').limit(size).offset(offset).execute();
}
export type ShownRow = Awaited<ReturnType<typeof listRows>>[number];
