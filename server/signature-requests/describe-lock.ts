import type { LockStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { RequestView } from '../requests/access.ts';
import { findLease } from '../requests/lease.ts';

/** Whether somebody else than the viewer is signing right now. */
export async function describeLock(
  { bootId }: Services,
  db: Kysely<Database>,
  view: RequestView,
  now: Date,
): Promise<LockStatus> {
  const lease = await findLease(db, view.request.id, bootId, now);
  const isForeign = lease !== undefined && lease.sid !== view.own?.sid;
  return { locked: isForeign, locked_until: isForeign ? lease.expires_at.toISOString() : null };
}
