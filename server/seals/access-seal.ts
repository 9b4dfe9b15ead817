import type { Kysely } from 'kysely';
import { claimAsAdmin, requireAdmin, requireMembership } from '../business/access-business.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { listSealRows, type SealRow } from './seals-repository.ts';

interface Asked {
  /** The business's id. */
  id: string;
  name: string;
}

async function findSeal(db: Kysely<Database>, { id, name }: Asked, userId?: string): Promise<SealRow> {
  const seal = (await listSealRows(db, id, userId)).find((row) => row.name === name);
  if (!seal) throw refuse('error.not_found');
  return seal;
}

/** A seal that the caller manages or may use. Throws a refusal. */
export async function accessSeal(db: Kysely<Database>, actor: UserActor, asked: Asked) {
  const { role } = await requireMembership(db, actor, asked.id);
  return { role, seal: await findSeal(db, asked, role === 'admin' ? undefined : actor.id) };
}

/** A seal that the caller manages. Throws a refusal. */
export async function accessManagedSeal(db: Kysely<Database>, actor: UserActor, asked: Asked): Promise<SealRow> {
  await requireAdmin(db, actor, asked.id, 'error.seal.admins_only');
  return findSeal(db, asked);
}

/** The same, with its business locked until the transaction ends: changes of its seals come one after another. Throws a refusal. */
export async function claimManagedSeal(trx: Kysely<Database>, actor: UserActor, asked: Asked): Promise<SealRow> {
  await claimAsAdmin(trx, actor, asked.id, { key: 'error.seal.admins_only' });
  return findSeal(trx, asked);
}
