import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Ends what somebody has begun towards these signatures: codes, second factors, steps at a trust service, prepared files. */
export async function forgetProofs(trx: Kysely<Database>, sids: readonly string[]): Promise<void> {
  for (const table of ['tans', 'step_ups', 'signing_steps', 'signing_preparations'] as const)
    await trx
      .deleteFrom(table)
      .where('sid', 'in', [...sids])
      .execute();
}
