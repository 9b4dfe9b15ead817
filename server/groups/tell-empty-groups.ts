import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { listGroupPeople } from './groups-repository.ts';

interface Waiting {
  group_id: string;
  group_name: string;
  request_id: string;
  title: string;
  owner_id: string | null;
}

/**
 * Tells the administrators, and whoever has sent the requests, that nobody is left who can sign for a group: these addresses have just
 * left the business. Inside the transaction in which they leave.
 */
export async function tellEmptyGroups(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { businessId, emails }: { businessId: string; emails: readonly string[] },
): Promise<void> {
  const { rows } = await sql<Waiting>`
    select signature.group_id, signature.group_name, request.id as request_id, request.title, request.owner_id
    from signatures signature
    join signature_requests request on request.id = signature.request_id and request.status = 'OPEN'
    join signer_groups on signer_groups.id = signature.group_id and signer_groups.business_id = ${businessId}
    where signature.user_id is null and signature.status in ('OPEN', 'WAITING') and signature.group_id in (
      select group_id from signer_group_members where email in (${sql.join(emails.map((email) => email.toLowerCase()))}))
    order by signature.group_name, request.title`.execute(trx);
  for (const [groupId, waiting] of Map.groupBy(rows, ({ group_id }) => group_id))
    if (!(await listGroupPeople(trx, groupId)).length) await tell(trx, call, businessId, waiting);
}

async function tell(
  trx: Kysely<Database>,
  { services, meta }: Call<UserActor>,
  businessId: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const owners = waiting.flatMap(({ owner_id }) => owner_id ?? []);
  const people = await trx
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.business_id', '=', businessId)
        .on('memberships.state', '=', 'accepted')
        .on('memberships.role', '=', 'admin'),
    )
    .select(['users.id', 'users.email', 'users.lang', 'memberships.id as administers'])
    .where('users.deleted_at', 'is', null)
    .where((where) =>
      where.or([where('memberships.id', 'is not', null), ...(owners.length ? [where('users.id', 'in', owners)] : [])]),
    )
    .execute();
  const { publicUrl } = services.config;
  const mails = people.map(({ id, email, lang, administers }) => {
    const own = administers === null ? waiting.filter(({ owner_id }) => owner_id === id) : waiting;
    const path = administers === null ? `/view/${own[0]!.request_id}` : '/business/members/signer-groups';
    return {
      to: email,
      language: lang,
      zone: meta.zone,
      template: 'group-empty' as const,
      values: { groupName: waiting[0]!.group_name, titles: own.map(({ title }) => title), url: publicUrl + path },
    };
  });
  await queueMails(services, trx, mails);
}
