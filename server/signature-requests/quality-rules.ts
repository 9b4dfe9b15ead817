import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import { countLeft } from '../business/read-plan-use.ts';
import type { Database } from '../database/schema.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { readOffered } from '../rules/find-offer.ts';
import { isOffered } from '../rules/quality-rule.ts';

/** Refuses a quality in which nobody could sign here under the request's legislation. */
export async function requireQuality(
  { trust }: Pick<Services, 'trust'>,
  quality: Quality | undefined,
  legislation: Legislation,
): Promise<void> {
  if (quality && !isOffered(quality, await readOffered(trust, legislation)))
    throw refuse('error.sr.quality_not_available');
}

/** A request is sent while its organisation's plan has a signature for each signer: nobody is invited to what cannot be. */
export async function requireSignatures(
  { services, now }: Pick<Call, 'services' | 'now'>,
  trx: Kysely<Database>,
  { count, ...request }: { businessId: string | null; businessPlan: string | null; quality: Quality; count: number },
): Promise<void> {
  const left = await countLeft({ ...services, db: trx }, request, now);
  if (left !== null && left < count)
    throw refuse('error.business.signatures_exhausted', { details: { left, wanted: count } });
}

/** AES sends a code by SMS; a signer without account cannot add the number, so whoever sends the request must. */
export function requireMobiles(
  quality: Quality,
  signatures: readonly { sid: string; user_id: string | null; group_id: string | null; mobile: string | null }[],
): void {
  const unreachable = signatures.filter(
    ({ user_id, group_id, mobile }) => quality === 'AES' && !user_id && !group_id && !mobile,
  );
  if (unreachable.length)
    throw refuse('error.sr.mobile_required', { details: { sids: unreachable.map(({ sid }) => sid) } });
}

/** A deadline that has passed already is a mistake of the call, in this field. */
export function requireAhead(expiration: string | null | undefined, now: Date, field = 'expiration_date'): void {
  if (!expiration || new Date(expiration) > now) return;
  const violations = [{ field, code: 'not_ahead', message: 'The date has passed already.' }];
  throw refuse('error.validation', { violations });
}
