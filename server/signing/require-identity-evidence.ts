import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { canReach } from '../rules/quality-rule.ts';
import { listEvidenced, listVisitorsIdentifications } from '../user/list-identifications.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';

interface Asked {
  actor: KnownActor;
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
  { actor, turn: { sid, legislation, needsEvidence }, plan: { trustQuality }, now }: Asked,
): Promise<void> {
  if (!needsEvidence || (trustQuality !== 'QES' && trustQuality !== 'AES_MINIMAL')) return;
  const known = await (actor.kind === 'visitor'
    ? listVisitorsIdentifications(db, sid, now)
    : listEvidenced(db, actor.id, now));
  if (!known.some((one) => one.legislation === legislation && canReach(trustQuality, one.quality)))
    throw refuse('error.sign.not_identified');
}
