import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';

const windowSeconds = 3600;

/** What one account may do in an hour: far beyond people's work, and an end to what a stolen token or a trial could do. */
export const accountLimits = {
  /** Files taken in for inspection. */
  uploads: 1000,
  /** Signers and observers who are written to because of this account. */
  invitations: 1000,
  /** The same by batches, which wait where it is reached, and take nothing from what the person sends beside them. */
  batchInvitations: 3000,
  /** People invited into the own business: a large one comes in a day. */
  memberInvitations: 5000,
  /** Documents handed over by code. */
  handovers: 30,
} as const;

/** Counts towards an account's limit. Throws error.rate_limit.exceeded with the seconds to wait. */
export async function countForAccount(
  db: Kysely<Database>,
  what: keyof typeof accountLimits,
  { userId, now, weight = 1 }: { userId: string; now: Date; weight?: number },
): Promise<void> {
  const limit = { key: `${what}:${userId}`, limit: accountLimits[what], windowSeconds };
  // An upload by itself is no guess at a secret: nobody gains by a second that a dying database forgets.
  const retryAfter = await countTry(db, limit, now, { weight, mayBeLost: what === 'uploads' });
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
}
