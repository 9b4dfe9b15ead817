import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { selectIdentity } from '../identity/select-identity.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';

interface Asked {
  turn: Pick<Turn, 'sid' | 'legislation' | 'needsEvidence'>;
  plan: Pick<SignaturePlan, 'trustQuality'>;
  now: Date;
}

/**
 * Where the sender demands evidence of who signs, nobody signs whom the trust service alone knows: the report could not say how
 * (docs/decisions/331). Throws a refusal.
 */
export async function requireIdentityEvidence(
  db: Kysely<Database>,
  { turn: { sid, legislation, needsEvidence }, plan: { trustQuality }, now }: Asked,
): Promise<void> {
  if (!needsEvidence || (trustQuality !== 'QES' && trustQuality !== 'AES_MINIMAL')) return;
  const wanted = { sid, isQualified: trustQuality === 'QES', legislation, now };
  if (!(await selectIdentity(db, wanted).executeTakeFirst())) throw refuse('error.sign.not_identified');
}
