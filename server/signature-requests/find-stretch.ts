import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A row of a list by title, and how many of those that are asked for come before it. */
export interface Stretch {
  sort_title: string;
  request_id: string;
  before: string;
}

/**
 * The last milestone before so many rows of these states, of which there are `whole`; nothing where the list has no milestone there, or where a request that
 * was erased has taken one along whose rows do not yet know another (`set-milestones.ts`).
 */
export async function findStretch(
  db: Kysely<Database>,
  userId: string,
  { states, whole, skipped }: { states: readonly string[]; whole: number; skipped: number },
): Promise<Stretch | undefined> {
  const { rows } = await sql<Stretch>`
    with counted as (
      select stretch, sum(count) as count from request_list_stretches where user_id = ${userId} and state = any(${states})
      group by stretch having sum(count) <> 0
    ), milestone as (
      select stretch, sort_title, request_id, is_settled, coalesce(count, 0) as count
      from request_list_milestones left join counted using (stretch) where user_id = ${userId}
    ), stretch as (
      select sort_title, request_id, is_settled,
        ${whole}::bigint - sum(count) over (order by sort_title desc, request_id desc) as before from milestone
    )
    select sort_title, request_id, before from stretch
    where is_settled and before <= ${skipped} and not exists (select from counted where stretch not in (select stretch from milestone))
    order by sort_title desc, request_id desc limit 1`.execute(db);
  return rows[0];
}

/** SQL: whether each row of an account's list knows the stretch that it lies in. */
export const areSettled = (userId: string): RawBuilder<boolean> => sql`(
  not exists (select from request_list_milestones where user_id = ${userId} and not is_settled)
  and not exists (
    select from request_list_stretches where user_id = ${userId} and stretch not in (select stretch from request_list_milestones where user_id = ${userId})
    group by stretch having sum(count) <> 0
  ))`;
