import type { LockStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { RequestView } from '../requests/access.ts';
import { writeInstant } from '../http/write-instant.ts';
import { findLease } from '../requests/lease.ts';
import { joinName } from '../rules/join-name.ts';

/** Whether somebody else than the viewer is signing right now, who, and since when. The name is what every signer sees of the others. */
export async function describeLock(
  { bootId }: Services,
  db: Kysely<Database>,
  view: RequestView,
  now: Date,
): Promise<LockStatus> {
  const lease = await findLease(db, view.request.id, bootId, now);
  const foreign = lease !== undefined && lease.sid !== view.own?.sid ? lease : undefined;
  const holder = view.signatures.find(({ sid }) => sid === foreign?.sid);
  return {
    locked: foreign !== undefined,
    locked_until: writeInstant(foreign?.expires_at ?? null),
    locked_by: joinName(holder?.first_name, holder?.last_name) || null,
    locked_since: writeInstant(foreign?.since ?? null),
  };
}
