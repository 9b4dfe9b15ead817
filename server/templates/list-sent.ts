import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * When rows that wait or are on their way, open or signed, were asked for last, by their keys. What was taken back may be sent again. Whoever
 * asks for rows of the same organisation at this moment is waited for, and waits until the transaction ends: what is asked for twice is sent once.
 */
export async function listSent(
  trx: Kysely<Database>,
  businessId: string,
  keyHashes: readonly string[],
): Promise<Map<string, Date>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`batches of ${businessId}`}, 0))`.execute(trx);
  const sent = await trx
    .selectFrom('batch_rows')
    .innerJoin('batches', 'batches.id', 'batch_rows.batch_id')
    .leftJoin('signature_requests as request', 'request.id', 'batch_rows.request_id')
    .select(['key_hash', sql<Date>`max(batch_rows.created_at)`.as('asked_at')])
    .where('batches.business_id', '=', businessId)
    .where('key_hash', '=', sql<string>`any(${keyHashes})`)
    .where('batch_rows.state', 'in', ['WAITING', 'SENT'])
    .where((where) => where.or([where('request.id', 'is', null), where('request.status', 'in', ['OPEN', 'SIGNED'])]))
    .groupBy('key_hash')
    .execute();
  return new Map(sent.map(({ key_hash: hash, asked_at: at }) => [hash, at]));
}
