import { getAccount } from '../accounts/user-repository.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { systemCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { linkInvitations } from '../user/link-invitations.ts';
import { leaveRequests } from './leave-requests.ts';
import { listAffected } from './survey-deletion.ts';

/**
 * The job: gives an account what has named its address in the moment in which it came, or lets one that is gone go from what has named
 * it in the moment in which it went. Running it twice changes nothing.
 */
export async function settleAccount(services: Services, userId: string): Promise<void> {
  const now = services.now();
  // No row of the account is locked: whoever holds a request may be about to name it. If it goes meanwhile, that asks for a look of its own.
  const orphans = await services.db.transaction().execute(async (trx) => {
    const { id, email, first_name: firstName, last_name: lastName, lang, deleted_at } = await getAccount(trx, userId);
    if (!deleted_at) {
      await linkInvitations(trx, { id, email });
      return [];
    }
    const actor = { kind: 'user' as const, id, email, firstName, lastName, lang, sessionHash: '' };
    const call = { ...systemCall(now), actor, services };
    return leaveRequests(trx, call, await listAffected(trx, id, undefined, now));
  });
  await discardBlobs(services, orphans);
}
