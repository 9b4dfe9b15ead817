import { sql, type Kysely } from 'kysely';
import { endRevocation } from '../business/deleted-business.ts';
import type { Database } from '../database/schema.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { releaseNames } from '../identification/release-names.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import type { Services } from '../services.ts';
import { eraseRequest, eraseWhenForgotten } from '../signature-requests/erase-request.ts';
import { withdraw } from '../signature-requests/withdraw.ts';
import { askToStopCharging } from './ask-to-stop-charging.ts';
import { decideFate } from './survey-deletion.ts';

/**
 * The job: erases a business whose term is over, by the same fates as when it ends with its last account (decision 034). One transaction
 * for each request, so that a business of years holds nothing up; run again, it goes on where it was.
 */
export async function eraseBusiness(services: Services, businessId: string): Promise<void> {
  const { db, now } = services;
  const business = await db.selectFrom('businesses').selectAll().where('id', '=', businessId).executeTakeFirst();
  if (!business?.deleted_at || business.erased_at || endRevocation(business.deleted_at) > now()) return;
  const requests = await db
    .selectFrom('signature_requests')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();
  for (const { id } of requests) {
    const orphans = await db.transaction().execute((trx) => leaveRequest(services, trx, { id, business }));
    await discardBlobs(services, orphans);
  }
  await db.transaction().execute(async (trx) => {
    await askToStopCharging(services, trx, { businessId }, { isAtOnce: true });
    await eraseBusinessRows(trx, businessId, now());
  });
}

/** What was signed stays with its people: it belongs to no business any more. Answers the blobs to discard after the commit. */
async function leaveRequest(
  services: Services,
  trx: Kysely<Database>,
  { id, business }: { id: string; business: { id: string; name: string; is_downgraded: boolean } },
): Promise<string[]> {
  const now = services.now();
  const request = await lockRequest(trx, id);
  if (!request) return [];
  const status = readStatus(request, now);
  const belongs = await trx
    .selectFrom('memberships')
    .select('id')
    .where('business_id', '=', business.id)
    .where('user_id', '=', request.owner_id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  // Whoever has only lost a plan goes on with what is open and begun.
  const isKept = business.is_downgraded && belongs !== undefined;
  const fate = isKept
    ? 'leave'
    : decideFate({ isOwn: true, livesOn: false, status, isAccepted: request.accepted_at !== null });
  if (fate === 'erase') return eraseRequest(trx, id);
  if (fate === 'withdraw')
    await withdraw(trx, { ...systemCall(now), actor: { kind: 'system' }, services }, request, undefined, {
      by: { email: '', name: business.name },
    });
  if (!belongs) {
    // The owner had left, and the business's administrators looked after it.
    const { numUpdatedRows } = await trx
      .updateTable('request_access')
      .set({ removed_at: now })
      .where('request_id', '=', id)
      .where('user_id', '=', request.owner_id)
      .where('level', '=', 'owner')
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows) await appendEvent(trx, systemCall(now), { requestId: id, name: 'ACCESS_REMOVED' });
  }
  await trx.updateTable('signature_requests').set({ business_id: null }).where('id', '=', id).execute();
  return eraseWhenForgotten(trx, id);
}

/**
 * Erases what belongs to a business alone: every row that refers to it “on delete cascade”, its chain of events, and invitations. Its own
 * row stays without what it said, but for the name, by which its people are told that it is gone.
 */
export async function eraseBusinessRows(trx: Kysely<Database>, businessId: string, now: Date): Promise<void> {
  const checked = await trx
    .selectFrom('identity_checks')
    .select('user_id')
    .distinct()
    .where('business_id', '=', businessId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  for (const { table, column } of await listBusinessTables(trx))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${businessId}`.execute(trx);
  for (const { user_id } of checked) await releaseNames(trx, user_id, now);
  await trx.deleteFrom('business_events').where('business_id', '=', businessId).execute();
  await trx.deleteFrom('memberships').where('business_id', '=', businessId).where('accepted_at', 'is', null).execute();
  await eraseGroups(trx, businessId, now);
  await trx
    .updateTable('businesses')
    .set((row) => ({
      email: '',
      phone: null,
      address: null,
      legal_representative: null,
      billing: null,
      chargebee_customer: null,
      settings: '{}',
      deleted_at: row.fn.coalesce('deleted_at', row.val(now)),
      erased_at: now,
      updated_at: now,
    }))
    .where('id', '=', businessId)
    .execute();
}

/**
 * A group for which somebody has signed, or that observes what was signed, stays with it, as one that is deleted. Of its people only those
 * stay who read by it: whoever had been removed from the business does so no more (groupsOf).
 */
async function eraseGroups(trx: Kysely<Database>, businessId: string, now: Date): Promise<void> {
  await sql`delete from signer_groups where business_id = ${businessId}
    and not exists (select from signatures where signatures.group_id = signer_groups.id)
    and not exists (select from observers where observers.group_id = signer_groups.id)`.execute(trx);
  await sql`delete from signer_group_members member using signer_groups signer_group
    where signer_group.id = member.group_id and signer_group.business_id = ${businessId}
    and exists (select from memberships gone left join users person on person.id = gone.user_id
      where gone.business_id = ${businessId} and gone.state = 'removed' and lower(coalesce(person.email, gone.email)) = member.email
      and not exists (select from memberships back
        where back.business_id = ${businessId} and back.user_id = gone.user_id and back.state = 'accepted'))`.execute(
    trx,
  );
  await sql`update signer_groups set deleted_at = coalesce(deleted_at, ${now}), updated_at = ${now}
    where business_id = ${businessId}`.execute(trx);
}

/** The tables that hold what belongs to one business alone, as their migrations declare. */
async function listBusinessTables(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname as table, attribute.attname as column
    from pg_constraint link join pg_class class on class.oid = link.conrelid
    join pg_attribute attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = 'businesses'::regclass and link.confdeltype = 'c'
    order by 1, 2`.execute(db);
  return rows;
}
