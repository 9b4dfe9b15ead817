import type { Validation } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { ApiActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';

const keepMs = 10 * 60_000;
/** Of all programs together; beyond it the oldest go first. */
const mostKept = 1000;

export type KeptValidation = Required<Validation>;

/** Results live in this process alone: they are soon over, and are made again by asking again. */
const kept = new Map<string, { result: KeptValidation; username: string; until: number }>();

export function keepValidation({ username }: Pick<ApiActor, 'username'>, result: KeptValidation, now: Date): void {
  for (const [id, { until }] of kept) if (until <= now.getTime() || kept.size >= mostKept) kept.delete(id);
  kept.set(result.id, { result, username, until: now.getTime() + keepMs });
}

/** Throws what an absent one is answered with. */
export function requireValidation({ username }: ApiActor, id: string, now: Date): KeptValidation {
  const found = kept.get(id);
  if (!found || found.username !== username || found.until <= now.getTime()) throw refuse('error.not_found');
  return found.result;
}

export function forgetValidation(actor: ApiActor, id: string, now: Date): void {
  requireValidation(actor, id, now);
  kept.delete(id);
}
