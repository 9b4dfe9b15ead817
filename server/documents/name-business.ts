import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

type Person = SignatureReport['userList'][number];

/** Adds the business's name to those who belong, or belonged, to it. */
export async function nameBusiness(
  db: Kysely<Database>,
  businessId: string | null,
  people: Person[],
): Promise<Person[]> {
  if (!businessId) return people;
  const members = await db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['memberships.user_id', 'businesses.name'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', 'in', ['accepted', 'removed'])
    .where('memberships.accepted_at', 'is not', null)
    .execute();
  const names = new Map(members.map(({ user_id, name }) => [user_id, name]));
  return people.map((person) => {
    const businessName = names.get(person.id);
    return businessName ? { ...person, businessName } : person;
  });
}
