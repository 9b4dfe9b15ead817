import { sql, type Kysely } from 'kysely';

/** Who has sent requests of a business, one after the other, without looking at each request. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index signature_requests_senders on signature_requests (business_id, owner_id)`.execute(db);
  await sql`drop index signature_requests_business`.execute(db);
}
