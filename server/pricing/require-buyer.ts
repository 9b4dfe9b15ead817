import { requireAdmin } from '../business/access-business.ts';
import { findBusiness, findMembership, type BusinessRow } from '../business/business-repository.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';

/** The business for which an administrator buys. Throws a refusal. */
export async function requireBuyer(db: Kysely<Database>, actor: UserActor, id: string): Promise<BusinessRow> {
  await requireAdmin(db, actor, id);
  const business = await findBusiness(db, id);
  if (!business) throw refuse('error.not_found');
  return business;
}

/** Throws where a person belongs to a business, which has a plan of its own. */
export async function requirePlain(db: Kysely<Database>, actor: UserActor): Promise<void> {
  if (await findMembership(db, actor.id)) throw refuse('error.business.already_member');
}
