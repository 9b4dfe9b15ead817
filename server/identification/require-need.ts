import type { Kysely } from 'kysely';
import type { Way } from '@sigillum/api-contracts/identification/ways.ts';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import { openRequest } from '../requests/access.ts';
import { isEnoughFor } from './is-enough-for.ts';

/**
 * The request for which somebody is identified; an account may be identified for none. A visitor is identified for the signature of the
 * link alone, while it is to be made, and under the law that it needs: whoever pays for it is somebody else. Throws a refusal.
 */
export async function requireNeed(
  db: Kysely<Database>,
  { actor, now }: { actor: KnownActor; now: Date },
  { legislation, vendor }: Pick<Way, 'legislation'> & { vendor: Pick<IdentityVendor, 'quality'> },
  requestId: string | undefined,
): Promise<string | undefined> {
  if (actor.kind === 'user') {
    if (requestId) await openRequest(db, actor, requestId, now);
    return requestId;
  }
  const { request, status, own } = await openRequest(db, actor, requestId ?? actor.requestId, now);
  if (status !== 'OPEN' || (own?.status !== 'OPEN' && own?.status !== 'WAITING')) throw refuse('error.sr.not_open');
  const isNeeded = request.quality === 'QES' || request.quality === 'AES_MINIMAL';
  if (!isNeeded || request.legislation !== legislation || !isEnoughFor(request.quality, vendor))
    throw refuse('error.identification.not_needed');
  if (!readSettings(request.business_settings).mabSettings.directSign.enabled)
    throw refuse('error.sign.account_required');
  return request.id;
}
