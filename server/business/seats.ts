import type { Seats } from '@sigillum/api-contracts/members/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { BusinessRow } from './business-repository.ts';
import { invitationMs } from './membership-history.ts';

/** How many people may try a business out together. */
export const trialSeats = 25;

/** What says how many people a business may have. */
export type SeatsRow = Pick<BusinessRow, 'plan' | 'payment_method' | 'seats'>;

/** How many people a business may have; null where nobody counts them: under a contract, which is how operators run it for themselves. */
export const readSeats = ({ plan, payment_method, seats }: SeatsRow): number | null =>
  seats ?? (plan === 'trial' && payment_method !== 'MANUAL' ? trialSeats : null);

/**
 * The seats of a business as they are taken now: by active members, and held by invitations until they are answered or expire. Those that
 * are given up are there until the period ends, and free for nobody: whoever took one would stay when it has gone.
 */
export async function countSeats(
  db: Kysely<Database>,
  business: SeatsRow & Pick<BusinessRow, 'id'>,
  now: Date,
): Promise<Seats> {
  const { total, lasting, used, held } = await readTaken(db, business, now);
  return { total, used, held, free: lasting === null ? null : Math.max(0, lasting - used - held) };
}

async function readTaken(
  db: Kysely<Database>,
  business: SeatsRow & Pick<BusinessRow, 'id'>,
  now: Date,
): Promise<Omit<Seats, 'free'> & { lasting: number | null }> {
  const { rows } = await sql<{ used: number; held: number; next: number | null }>`select
    (select coalesce(sum(count), 0)::int from membership_counts where business_id = ${business.id} and state = 'accepted') as used,
    (select count(*)::int from memberships where business_id = ${business.id} and state = 'invited'
      and coalesce(since, '1970-01-01 00:00:00Z') > ${new Date(now.getTime() - invitationMs)}) as held,
    (select next_seats from subscriptions where business_id = ${business.id}) as next`.execute(db);
  const { used, held, next } = rows[0]!;
  const total = readSeats(business);
  const isLeaving = total !== null && next !== null && business.payment_method === 'STRIPE';
  return { total, lasting: isLeaving ? Math.min(total, next) : total, used, held };
}

/**
 * Throws where one more person would have no seat. The caller has locked the business. An own invitation holds the seat that its person
 * takes (`isInvited`); whoever joins by the domain of an address needs one that nobody holds.
 */
export async function requireSeat(
  db: Kysely<Database>,
  business: SeatsRow & Pick<BusinessRow, 'id'>,
  now: Date,
  { isInvited }: { isInvited: boolean },
): Promise<void> {
  const { lasting, used, held } = await readTaken(db, business, now);
  if (lasting !== null && used + (isInvited ? 0 : held) >= lasting) throw refuse('error.business.no_seat');
}
