import type { Kysely } from 'kysely';
import { findMembership, type Membership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { findGroup, type GroupRow } from './groups-repository.ts';
import { readGroupLimits, type Limits } from './group-limits.ts';

/** The caller's membership of a business. Throws a refusal. */
export async function requireMember(db: Kysely<Database>, actor: UserActor): Promise<Membership> {
  const membership = await findMembership(db, actor.id);
  if (!membership) throw refuse('error.not_found');
  return membership;
}

/** As above, for those who manage groups. Throws a refusal. */
export async function requireAdmin(db: Kysely<Database>, actor: UserActor): Promise<Membership> {
  const membership = await requireMember(db, actor);
  if (membership.role !== 'admin') throw refuse('error.group.admins_only');
  return membership;
}

/**
 * The same, with the business locked until the transaction ends: changes of its groups come one after another. Answers what its settings
 * allow, too. Throws a refusal.
 */
export async function claimGroups(
  trx: Kysely<Database>,
  actor: UserActor,
): Promise<{ businessId: string; plan: string; limits: Limits }> {
  const { business_id: businessId, plan } = await requireAdmin(trx, actor);
  const limits = await readGroupLimits(trx, businessId, true);
  // Asked again: the caller may be an administrator no more, or gone, since the row was another's.
  if ((await requireAdmin(trx, actor)).business_id !== businessId) throw refuse('error.not_found');
  return { businessId, plan, limits };
}

/** A group of the business; one of another business is not there. Throws a refusal. */
export async function requireGroup(db: Kysely<Database>, businessId: string, id: string): Promise<GroupRow> {
  const group = await findGroup(db, businessId, id);
  if (!group) throw refuse('error.not_found');
  return group;
}
