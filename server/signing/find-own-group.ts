import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { groupsOf } from '../groups/groups-repository.ts';
import type { KnownActor } from '../http/actor.ts';

/**
 * The group of a signature, for somebody who belongs to it now. Its row is locked until the transaction ends, so that nobody leaves the
 * group between this look and the signature.
 */
export async function findOwnGroup(
  trx: Kysely<Database>,
  actor: KnownActor,
  sid: string,
): Promise<{ name: string; version_id: string } | undefined> {
  if (actor.kind !== 'user') return undefined;
  const group = await trx
    .selectFrom('signer_groups')
    .innerJoin('signatures', 'signatures.group_id', 'signer_groups.id')
    .select(['signer_groups.id', 'signatures.group_name as name', 'signer_groups.version_id'])
    .where('signatures.sid', '=', sid)
    .forShare('signer_groups')
    .executeTakeFirst();
  if (!group) return undefined;
  const { rows } = await sql<{ group_id: string }>`${groupsOf(actor.id)}`.execute(trx);
  return rows.some(({ group_id }) => group_id === group.id) ? { ...group, name: group.name! } : undefined;
}
