import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Call } from '../http/implement.ts';
import { readOffers } from '../rules/find-offer.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { planProof } from './plan-signature.ts';

/** The caller's turns of these requests that ask for a code, in the order of their ids, as their rows are locked. Throws a refusal. */
export async function listProofTurns(
  { actor, db, now, services }: Call & { db: Kysely<Database> },
  requestIds: readonly string[],
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const requestId of [...new Set(requestIds)].toSorted()) {
    const turn = await findTurn(db, actor, requestId, now);
    if (planProof(turn, actor, await readOffers(services.trust)).proof) turns.push(turn);
  }
  return turns;
}
