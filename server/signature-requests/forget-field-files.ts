import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Forgets what was handed in for a field and never signed: its signer has declined, was not needed, or has signed without it. Answers how many. */
export async function forgetFieldFiles(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('field_files')
    .where(
      'sid',
      'in',
      db
        .selectFrom('signatures')
        .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
        .select('signatures.sid')
        .where(({ or, eb }) => or([eb('signatures.ended_at', 'is not', null), eb('request.ended_at', 'is not', null)])),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
