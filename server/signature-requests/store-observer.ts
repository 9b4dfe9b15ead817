import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ObserverInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import type { GroupRow } from '../groups/groups-repository.ts';
import { refuse } from '../http/refusal.ts';
import { findAccount } from '../requests/request-repository.ts';
import { requireSignerGroup } from './require-signer-group.ts';
import { grantAccess } from './store-signer.ts';

const maxObservers = 100;

interface NewObserver {
  requestId: string;
  businessId: string | null;
  input: ObserverInput;
  invitedBy: string;
  now: Date;
}

/** Adds an observer, not told yet, with access for an account that exists. Answers the id. The request's row is locked by the caller. */
export async function storeObserver(
  trx: Kysely<Database>,
  { requestId, businessId, input, invitedBy, now }: NewObserver,
): Promise<string> {
  const observer =
    input.type === 'GROUP'
      ? readGroup(await requireSignerGroup(trx, requestId, input.group_id!))
      : await findPerson(trx, businessId, input);
  const existing = await trx
    .selectFrom('observers')
    .select([sql<string>`lower(email)`.as('email'), 'group_id'])
    .where('request_id', '=', requestId)
    .execute();
  const isThere = (row: (typeof existing)[number]) =>
    observer.group_id ? row.group_id === observer.group_id : row.email === observer.email.toLowerCase();
  if (existing.some(isThere)) throw refuse('error.sr.observer_exists');
  if (existing.length >= maxObservers) throw refuse('error.sr.too_many_observers');
  const id = randomUUID();
  const invitation = { request_id: requestId, invited_by: invitedBy, created_at: now };
  await trx
    .insertInto('observers')
    .values({ id, ...invitation, ...observer, ...(input.told && { told: input.told }) })
    .execute();
  if (observer.user_id) await grantAccess(trx, requestId, observer.user_id, 'observe');
  return id;
}

const readGroup = ({ id, name }: GroupRow) => ({ email: '', user_id: null, group_id: id, group_name: name });

async function findPerson(trx: Kysely<Database>, businessId: string | null, input: ObserverInput) {
  const account = input.email
    ? await findAccount(trx, input.email)
    : await findColleague(trx, businessId, input.user_id!);
  const email = input.email ?? account?.email;
  if (!email) throw refuse('error.not_found');
  return { email, user_id: account?.id ?? null, group_id: null, group_name: null };
}

/** Only members of the request's business are found by id. */
const findColleague = (db: Kysely<Database>, businessId: string | null, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.lang'])
    .where('users.id', '=', userId)
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .executeTakeFirst();
