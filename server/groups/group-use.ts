import type { GroupUse } from '@sigillum/api-contracts/groups/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** In how many requests a group is to sign or observes: those that are open, and drafts. */
export async function countGroupUse(db: Kysely<Database>, groupId: string): Promise<GroupUse> {
  const { rows } = await sql<GroupUse>`
    select count(*) filter (where request.status = 'OPEN')::int as open_requests,
      count(*) filter (where request.status = 'DRAFT')::int as drafts
    from signature_requests request where request.id in (
      select request_id from signatures where group_id = ${groupId} and user_id is null
      union select request_id from observers where group_id = ${groupId})`.execute(db);
  return rows[0]!;
}

/** Takes a group out of every draft, whose screens then see that it was changed. */
export async function leaveDrafts(trx: Kysely<Database>, groupId: string, now: Date): Promise<void> {
  await sql`
    with draft as (select id from signature_requests where status = 'DRAFT' and id in (
        select request_id from signatures where group_id = ${groupId}
        union select request_id from observers where group_id = ${groupId}) order by id for no key update),
      signer as (delete from signatures where group_id = ${groupId} and request_id in (select id from draft)),
      observer as (delete from observers where group_id = ${groupId} and request_id in (select id from draft))
    update signature_requests set updated_at = ${now} where id in (select id from draft)`.execute(trx);
}
