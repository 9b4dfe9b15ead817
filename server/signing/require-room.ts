import { countLeft } from '../business/read-plan-use.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';
import { hasStepUp } from './step-up-repository.ts';

/**
 * Throws where the plan of whoever has sent the request has no signature left, before anything begins. Whoever has given a code or a second
 * factor has begun: nobody is stopped in the middle, so as many as sign at this moment may go beyond (docs/decisions/125).
 */
export async function requireRoom(
  services: Pick<Services, 'db' | 'config'>,
  { actor, given, now }: { actor: KnownActor; given?: object | undefined; now: Date },
  turn: Pick<Turn, 'sid' | 'requestId' | 'businessId' | 'businessPlan'> & Pick<SignaturePlan, 'quality' | 'proof'>,
): Promise<void> {
  if (given || (turn.proof && (await hasStepUp(services.db, turn, actor, now)))) return;
  if ((await countLeft(services, turn, now)) === 0) throw refuse('error.sign.exhausted');
}
