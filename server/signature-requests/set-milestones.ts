import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Rows that a stretch has when it is cut; one of twice as many is cut again. */
const usualStretch = 4000;
const batch = 500;

/** SQL: where each stretch of `rows` (sort_title, request_id) but the first begins. */
const cut = (rows: RawBuilder<unknown>, size: number): RawBuilder<unknown> => sql`
  select sort_title, request_id from (
    select sort_title, request_id, row_number() over (order by sort_title, request_id) as n from ${rows} listed
  ) numbered where n > 1 and n % ${size} = 1`;

const insertMilestones = (db: Kysely<Database>, userId: string, stretches: RawBuilder<unknown>) =>
  sql`insert into request_list_milestones (user_id, sort_title, request_id)
    select ${userId}::uuid, sort_title, request_id from (${stretches}) stretch on conflict do nothing`.execute(db);

/** Milestones for requests that are about to be written into a list of which there is no row yet; answers whether it needs any. */
export async function setMilestones(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
  size = usualStretch,
): Promise<boolean> {
  const written = await db
    .selectFrom('listed_requests')
    .select('stretch')
    .where('user_id', '=', userId)
    .limit(1)
    .execute();
  if (ids.length <= 2 * size || written.length) return false;
  const rows = sql`(select lower(title) as sort_title, id as request_id from signature_requests where id = any(${ids}::uuid[]))`;
  await insertMilestones(db, userId, cut(rows, size));
  return true;
}

/**
 * Cuts what has grown too long, without any row knowing of it: those that are written from now on do, once every change is over that began
 * before. Answers whether `settleMilestones` has something to do.
 */
export async function cutStretches(db: Kysely<Database>, userId: string, size = usualStretch): Promise<boolean> {
  const { rows: long } = await sql<{ stretch: string }>`
    with counted as (select stretch, sum(count) as count from request_list_stretches where user_id = ${userId} group by stretch),
    lengths as (
      select stretch, count from counted
      union all select 0, (select coalesce(sum(count), 0) from request_list_counts where user_id = ${userId} and moment = 'updated_at')
        - (select coalesce(sum(count), 0) from counted)
    )
    select stretch from lengths where count > ${2 * size}
      and (stretch = 0 or stretch in (select stretch from request_list_milestones where user_id = ${userId} and is_settled))`.execute(
    db,
  );
  for (const { stretch } of long)
    await insertMilestones(
      db,
      userId,
      cut(
        sql`(select sort_title, request_id from listed_requests where user_id = ${userId} and stretch = ${stretch}::bigint)`,
        size,
      ),
    );
  const { rows: left } = await sql`
    select from request_list_milestones where user_id = ${userId} and not is_settled
    union all
    select from request_list_stretches counted where user_id = ${userId}
      and not exists (select from request_list_milestones milestone where milestone.user_id = ${userId} and milestone.stretch = counted.stretch)
    group by stretch having sum(count) <> 0 limit 1`.execute(db);
  return left.length > 0;
}

/** Tells rows their stretch that know another one, of which there may be many. Then what lies in each stretch counts. */
export async function settleMilestones(db: Kysely<Database>, userId: string): Promise<void> {
  const milestones = await db
    .selectFrom('request_list_milestones')
    .select('stretch')
    .where('user_id', '=', userId)
    .where('is_settled', '=', false)
    .execute();
  const { rows } = await sql<{ id: string }>`
    select request_id as id from listed_requests listed where user_id = ${userId}
      and stretch <> coalesce((select stretch from request_list_milestones milestone where milestone.user_id = ${userId}
        and (milestone.sort_title, milestone.request_id) <= (listed.sort_title, listed.request_id)
        order by sort_title desc, request_id desc limit 1), 0)
    order by request_id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batch)
    // In the order in which keep_listed writes them: nobody waits for the other one. The trigger finds the stretch.
    await sql`
      with listed as materialized (
        select request_id from listed_requests where user_id = ${userId} and request_id = any(${ids.slice(start, start + batch)}::uuid[])
        order by request_id for no key update
      )
      update listed_requests set sort_title = sort_title where user_id = ${userId} and request_id in (select request_id from listed)`.execute(
      db,
    );
  await sql`update request_list_milestones set is_settled = true
    where user_id = ${userId} and stretch = any(${milestones.map(({ stretch }) => stretch)}::bigint[])`.execute(db);
  // Few rows, of which as many are expected: else each milestone is compared with each stretch.
  await sql`analyze request_list_milestones, request_list_stretches`.execute(db);
}
