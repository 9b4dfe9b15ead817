import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { findMembership, type BusinessRow, type Membership } from './business-repository.ts';
import { requireUnchanged } from './require-unchanged.ts';

/** The caller's membership of exactly this business. A foreign business and none look the same. Throws a refusal. */
export async function requireMembership(db: Kysely<Database>, actor: UserActor, id: string): Promise<Membership> {
  const membership = await findMembership(db, actor.id);
  if (membership?.business_id !== id) throw refuse('error.not_found');
  return membership;
}

/** As above, for those who manage; to the others the refusal says what they may not. */
export async function requireAdmin(
  db: Kysely<Database>,
  actor: UserActor,
  id: string,
  key: ProblemKey = 'error.business.admins_only',
): Promise<Membership> {
  const membership = await requireMembership(db, actor, id);
  if (membership.role !== 'admin') throw refuse(key);
  return membership;
}

/**
 * Locks a business's row until the caller's transaction ends, so that two who change it do so one after another. `readAt` is the
 * `updated_at` that the caller has seen: whoever changed the business since then is not overwritten. Throws a refusal.
 */
export async function claimBusiness(db: Kysely<Database>, id: string, readAt?: string): Promise<BusinessRow> {
  const business = await db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return requireUnchanged(business, readAt);
}

interface AsAdmin {
  /** As for `claimBusiness`. */
  readAt?: string | undefined;
  /** What somebody reads who is no administrator. */
  key?: ProblemKey;
}

/** The same for an administrator, and for somebody else a refusal. */
export async function claimAsAdmin(
  trx: Kysely<Database>,
  actor: UserActor,
  id: string,
  { readAt, key }: AsAdmin = {},
): Promise<BusinessRow> {
  await requireAdmin(trx, actor, id, key);
  const business = await claimBusiness(trx, id, readAt);
  // Asked again: the caller may be an administrator no more, or gone, since the row was another's.
  await requireAdmin(trx, actor, id, key);
  return business;
}
