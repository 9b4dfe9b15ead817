import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessOf } from '../requests/access.ts';
import type { Services } from '../services.ts';
import { cutStretches, setMilestones, settleMilestones } from './set-milestones.ts';

/** Requests whose rows are written in one transaction, locked meanwhile. */
const batch = 500;

/** Asks for the job that keeps the list of an account. */
export const askToKeepList = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, userId: string): Promise<boolean> =>
  jobs.enqueue(db, 'keep-list', { userId }, { singletonKey: userId });

/** Asks for every list that was kept once, or that a step of the database has asked for, and is not, or lacks its words. */
export async function resumeLists(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const lists = await services.db
    .selectFrom('request_lists')
    .select('user_id')
    .where((is) => is.or([is('built_at', 'is', null), is('words_at', 'is', null)]))
    .execute();
  await services.jobs.enqueueAll(
    services.db,
    'keep-list',
    lists.map(({ user_id: userId }) => ({ payload: { userId }, singletonKey: userId })),
  );
}

/**
 * The job: builds the list where it is not kept, completes it where an older version has built it or a stretch has grown long, and makes one row
 * of what was counted of each day and stretch. Running it twice changes nothing. `stretchSize`: for tests, whose lists are short.
 */
export async function keepList(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  stretchSize?: number,
): Promise<void> {
  const list = await db.selectFrom('request_lists').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!list?.built_at) await buildList(db, userId, now(), stretchSize);
  const lacksWords = list?.built_at && !list.words_at;
  const lacksStretches = await cutStretches(db, userId, stretchSize);
  if (lacksWords || lacksStretches) await waitForOthers(db);
  if (lacksWords) await addWords(db, list, now());
  if (lacksStretches) await settleMilestones(db, userId);
  await countMissing(db, userId);
  await sql`with gone as (delete from request_list_counts where user_id = ${userId} returning *)
    insert into request_list_counts (user_id, moment, day, state, open_signatures, count)
    select user_id, moment, day, state, open_signatures, sum(count) from gone group by 1, 2, 3, 4, 5 having sum(count) <> 0`.execute(
    db,
  );
  await sql`with gone as (delete from request_list_stretches where user_id = ${userId} returning *)
    insert into request_list_stretches (user_id, stretch, state, count)
    select user_id, stretch, state, sum(count) from gone group by 1, 2, 3 having sum(count) <> 0`.execute(db);
}

async function buildList(
  db: Kysely<Database>,
  userId: string,
  builtAt: Date,
  stretchSize: number | undefined,
): Promise<void> {
  const build = randomUUID();
  await db
    .insertInto('request_lists')
    .values({ user_id: userId, build })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ build, built_at: null }))
    .execute();
  await waitForOthers(db);
  const { rows } = await sql<{ id: string }>`
    select request.id from signature_requests request where request.id in (
      select request_id from (${accessOf(userId, 'all')}) mine union select request_id from listed_requests where user_id = ${userId})
    order by request.updated_at, request.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const isLong = ids.length > batch;
  // What grew at once, as after a move from elsewhere, is planned for as if it were small until the database counts it of itself.
  if (isLong) await sql`analyze signature_requests, request_access, signatures`.execute(db);
  if (await setMilestones(db, userId, ids, stretchSize)) await waitForOthers(db);
  await writeListed(db, userId, ids);
  if (isLong) await sql`analyze listed_requests, request_list_counts`.execute(db);
  // Unless something has said meanwhile that it is to be built again.
  await db
    .updateTable('request_lists')
    .set({ built_at: builtAt, words_at: builtAt })
    .where('user_id', '=', userId)
    .where('build', '=', build)
    .execute();
}

async function writeListed(db: Kysely<Database>, userId: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await sql`select keep_listed(${ids.slice(start, start + batch)}::uuid[], ${userId})`.execute(db);
}

/** Of a list that was built before what is searched stood in it. Whatever changes a request meanwhile writes it, too. */
async function addWords(db: Kysely<Database>, list: Selectable<Database['request_lists']>, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('listed_requests')
    .select('request_id')
    .where('user_id', '=', list.user_id)
    .where('words', 'is', null)
    .execute();
  const ids = rows.map(({ request_id }) => request_id);
  await writeListed(db, list.user_id, ids);
  if (ids.length > batch) await sql`analyze listed_requests`.execute(db);
  await db
    .updateTable('request_lists')
    .set({ words_at: at })
    .where('user_id', '=', list.user_id)
    .where('build', '=', list.build)
    .execute();
}

/** Adds what an older version has counted without how many signatures are missing, and takes that away: rows add up, so that whoever counts meanwhile counts on. */
async function countMissing(db: Kysely<Database>, userId: string): Promise<void> {
  const counted = sql`request_list_counts where user_id = ${userId} and moment = 'updated_at'`;
  const { rows } = await sql`select from ${counted} and open_signatures is null limit 1`.execute(db);
  if (rows.length)
    await sql`insert into request_list_counts (user_id, moment, day, state, open_signatures, count)
      select ${userId}::uuid, 'updated_at', day, state, open_signatures, sum(count) from (
        select (updated_at at time zone 'UTC')::date as day, state, open_signatures, 1 as count from listed_requests where user_id = ${userId}
        union all select day, state, open_signatures, -count from ${counted}
      ) change group by day, state, open_signatures having sum(count) <> 0`.execute(db);
}

/** Until every change is over that began before the list was kept: from then on all that change a request write this list, too. */
async function waitForOthers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::xid::text as id`.execute(db);
  // Those of this database alone: snapshots know those of all databases of the cluster.
  const findOlder = () =>
    sql`select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and age(backend_xid) > age(${rows[0]!.id}::xid) limit 1`.execute(db);
  while ((await findOlder()).rows.length) await delay(20);
}
