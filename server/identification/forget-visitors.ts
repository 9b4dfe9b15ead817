import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Days after a request has ended for which somebody may still ask how its visitor was identified. */
const days = 90;

/**
 * Forgets what stands in the identity documents of visitors whose request has ended long ago: nobody but they could ask for it, and their
 * link is of no more use. Which evidence the trust service keeps, stays in the chains of case and request. Answers how many there were.
 */
export async function forgetVisitors(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const { numDeletedRows } = await db
    .deleteFrom('identifications')
    .where('sid', 'in', (of) =>
      of
        .selectFrom('signatures')
        .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
        .select('signatures.sid')
        .where('request.ended_at', '<', before),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
