import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { findBusiness } from './business-repository.ts';
import { countSeats } from './seats.ts';

/** Who belongs to an organisation and who is asked to, and whether anybody has sent a request for it. */
export async function countPeople(db: Kysely<Database>, businessId: string, now: Date) {
  const business = await findBusiness(db, businessId);
  if (!business) throw refuse('error.not_found');
  const { rows } = await sql<{ has_sent: boolean }>`
    select exists (select from signature_requests where business_id = ${businessId} and initiated_at is not null)
      or exists (select from paid_signatures where business_id = ${businessId} and has_request) as has_sent`.execute(
    db,
  );
  const { used, held, total } = await countSeats(db, business, now);
  return { seats: { used, total }, open_invitations: held, has_sent_requests: rows[0]!.has_sent };
}
