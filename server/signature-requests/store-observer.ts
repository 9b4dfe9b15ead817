import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ObserverInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { findAccount } from '../requests/request-repository.ts';
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
  if (input.type === 'GROUP') throw refuse('error.sr.group_not_available');
  const account = input.email
    ? await findAccount(trx, input.email)
    : await findColleague(trx, businessId, input.user_id!);
  const email = input.email ?? account?.email;
  if (!email) throw refuse('error.not_found');
  const existing = await trx
    .selectFrom('observers')
    .select(sql<string>`lower(email)`.as('email'))
    .where('request_id', '=', requestId)
    .execute();
  if (existing.some((observer) => observer.email === email.toLowerCase())) throw refuse('error.sr.observer_exists');
  if (existing.length >= maxObservers) throw refuse('error.sr.too_many_observers');
  const id = randomUUID();
  await trx
    .insertInto('observers')
    .values({ id, request_id: requestId, email, user_id: account?.id ?? null, invited_by: invitedBy, created_at: now })
    .execute();
  if (account) await grantAccess(trx, requestId, account.id, 'observe');
  return id;
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
