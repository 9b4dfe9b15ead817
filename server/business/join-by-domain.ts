import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { readDomain } from '../rules/read-domain.ts';
import { insertMembership } from './business-repository.ts';
import { findOpenInvitation } from './membership-history.ts';
import { countSeats } from './seats.ts';
import { isLocked } from '../rules/read-payment-method.ts';

/**
 * Makes a person who has just signed up, with a proved address, a member of the organisation that has proved the address's domain. Whoever
 * is invited somewhere answers that instead. An organisation that is shut, or whose
 * seats are taken or held, takes in nobody. Before any lock on requests.
 */
export async function joinByDomain(
  trx: Kysely<Database>,
  person: { id: string; email: string },
  now: Date,
): Promise<void> {
  const domain = readDomain(person.email);
  // Locked, so that its members are counted one after another.
  const business = await trx
    .selectFrom('businesses')
    .innerJoin('business_domains', 'business_domains.business_id', 'businesses.id')
    .selectAll('businesses')
    .where('business_domains.domain', '=', domain)
    .where('business_domains.activated_at', 'is not', null)
    .where('businesses.deleted_at', 'is', null)
    .forNoKeyUpdate('businesses')
    .executeTakeFirst();
  if (!business || (await findOpenInvitation(trx, person, now))) return;
  if (isLocked(business, now) || (await countSeats(trx, business, now)).free === 0) return;
  const { id: userId, email } = person;
  await insertMembership(trx, { businessId: business.id, userId, email, role: 'member' }, now);
  const data = { userId, email, role: 'member', subject: domain } as const;
  await appendBusinessEvents(trx, systemCall(now), business.id, [{ name: 'MEMBER_JOINED', data }]);
}
