import type { LockStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { RequestView } from '../requests/access.ts';
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
  if (!lease || lease.sid === view.own?.sid)
    return { locked: false, locked_until: null, locked_by: null, locked_since: null };
  const holder = view.signatures.find(({ sid }) => sid === lease.sid);
  return {
    locked: true,
    locked_until: lease.expires_at.toISOString(),
    locked_by: joinName(holder?.first_name, holder?.last_name) || null,
    locked_since: lease.since.toISOString(),
  };
}
