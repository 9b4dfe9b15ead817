import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { appendEventToMany } from '../evidence/append-event-to-many.ts';
import { systemCall, type EvidenceCall } from '../evidence/append-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import type { Services } from '../services.ts';

type Deputy = Selectable<Database['deputies']> & { email: string; first_name: string; last_name: string };

/** The job: begins or ends what is due of one absence, and asks for its next run. */
export async function keepDeputy(services: Pick<Services, 'db' | 'jobs' | 'now'>, userId: string): Promise<void> {
  await services.db.transaction().execute((trx) => settleDeputy(services, trx, systemCall(services.now()), userId));
}

/** Gives the deputy of somebody what is due now, or takes it. Running it twice changes nothing. */
export async function settleDeputy(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  call: EvidenceCall,
  userId: string,
): Promise<void> {
  const deputy = (await lockDeputies(trx, [userId])).find(({ user_id }) => user_id === userId);
  if (!deputy) return;
  if (deputy.ends_at < call.now) return end(trx, call, deputy);
  const isDue = deputy.begins_at <= call.now;
  if (isDue && !deputy.begun_at) await begin(trx, call, deputy);
  const startAfter = isDue ? new Date(deputy.ends_at.getTime() + 1) : deputy.begins_at;
  const singletonKey = `${userId} ${startAfter.toISOString()}`;
  await jobs.enqueue(trx, 'keep-deputy', { userId }, { startAfter, singletonKey });
}

/** Ends the absence of somebody: after its last day, by hand, and where another one takes its place. */
export async function endAbsence(trx: Kysely<Database>, call: EvidenceCall, userId: string): Promise<void> {
  for (const deputy of await lockDeputies(trx, [userId])) if (deputy.user_id === userId) await end(trx, call, deputy);
}

/** Whoever leaves has no deputy, and is nobody's: whoever is away relies on one, and is told. */
export async function endDeputies(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  userIds: readonly string[],
): Promise<void> {
  for (const deputy of await lockDeputies(trx, userIds)) {
    await end(trx, call, deputy);
    if (!userIds.includes(deputy.user_id)) await tellAway(trx, call, deputy);
  }
}

async function tellAway(trx: Kysely<Database>, { services, meta, now }: Call<UserActor>, deputy: Deputy) {
  const { email, lang, name } = await trx
    .selectFrom('users')
    .innerJoin('businesses', (join) => join.on('businesses.id', '=', deputy.business_id))
    .select(['users.email', 'users.lang', 'businesses.name'])
    .where('users.id', '=', deputy.user_id)
    .executeTakeFirstOrThrow();
  const personName = joinName(deputy.first_name, deputy.last_name) || deputy.email;
  const url = `${services.config.publicUrl}/profile/settings`;
  const values = { change: 'DEPUTY_LEFT' as const, businessName: name, personName, happenedAt: now, url };
  await queueMails(services, trx, [
    { to: email, language: lang, zone: meta.zone, template: 'membership-changed', values },
  ]);
}

async function end(trx: Kysely<Database>, call: EvidenceCall, deputy: Deputy): Promise<void> {
  const { user_id: owner, deputy_id: userId, business_id: businessId, email } = deputy;
  const lent = await trx
    .selectFrom('request_access')
    .select('request_id')
    .where('deputy_for', '=', owner)
    .where('removed_at', 'is', null)
    .where('by_assignment', '=', false)
    .execute();
  const ids = lent.map(({ request_id }) => request_id);
  await appendEventToMany(trx, call, ids, { name: 'WRITERS_REMOVED', data: { writersRemoved: [email] } });
  await trx
    .updateTable('request_access')
    .set({
      removed_at: sql`case when by_assignment then removed_at else coalesce(removed_at, ${call.now}) end`,
      deputy_for: null,
    })
    .where('deputy_for', '=', owner)
    .execute();
  await trx.deleteFrom('deputies').where('user_id', '=', owner).execute();
  await appendBusinessEvents(trx, call, businessId, [{ name: 'DEPUTY_ENDED', data: { userId, email } }]);
}

/** Drafts and what is open become the deputy's, too: as if the owner had named a colleague who may write. Who may already stays as is. */
async function begin(trx: Kysely<Database>, call: EvidenceCall, deputy: Deputy): Promise<void> {
  const { user_id: owner, deputy_id: userId, business_id: businessId, email } = deputy;
  const { rows } = await sql<{ id: string }>`
    select request.id from signature_requests request
    join request_access own on own.request_id = request.id and own.user_id = ${owner} and own.level = 'owner' and own.removed_at is null
    where request.owner_id = ${owner} and request.business_id = ${businessId} and request.status in ('DRAFT', 'OPEN')
      and not exists (select from request_access named where named.request_id = request.id and named.user_id = ${userId}
        and named.level = 'write' and named.removed_at is null)
    order by request.id for no key update of request`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await appendEventToMany(trx, call, ids, { name: 'WRITERS_ADDED', data: { writersAdded: [email] } });
  await sql`insert into request_access (request_id, user_id, level, deputy_for)
    select id, ${userId}, 'write', ${owner} from unnest(${ids}::uuid[]) request (id)
    on conflict (request_id, user_id, level) do update set removed_at = null, deputy_for = excluded.deputy_for`.execute(
    trx,
  );
  await trx.updateTable('deputies').set({ begun_at: call.now }).where('user_id', '=', owner).execute();
}

const lockDeputies = (trx: Kysely<Database>, userIds: readonly string[]): Promise<Deputy[]> =>
  trx
    .selectFrom('deputies')
    .innerJoin('users', 'users.id', 'deputies.deputy_id')
    .selectAll('deputies')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where((row) => row.or([row('deputies.user_id', 'in', userIds), row('deputies.deputy_id', 'in', userIds)]))
    .orderBy('deputies.user_id')
    .forUpdate('deputies')
    .execute();
