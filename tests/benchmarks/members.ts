import { sql } from 'kysely';
import { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import type { TestServices } from '@sigillum/server/testing/test-services.ts';

/** As many as one statement may insert before the database ends it. */
const chunk = 5000;

/** An organisation with this many members and its administrator. */
export async function seedMembers(test: TestServices, size: number): Promise<SeededPerson> {
  const { db } = test.services;
  const person = await seedPerson(test, `members-${size}@example.ch`, { business: true });
  for (let first = 1; first <= size; first += chunk) {
    await sql`
      with account as (
        insert into users (id, email, first_name, last_name, password_hash, lang, created_at)
        select gen_random_uuid(), 'p' || n || '.' || ${size}::int || '@example.com', 'Pia' || n % 100, 'Muster' || n, '', 'en', now()
        from generate_series(${first}::int, ${Math.min(size, first + chunk - 1)}::int) n returning id, email)
      insert into memberships (id, business_id, user_id, email, role, state, accepted_at, last_active_at)
      select gen_random_uuid(), ${person.businessId}, id, email, 'member', 'accepted',
        now() - random() * interval '300 days', now() - random() * interval '30 days' from account`.execute(db);
    // What the trigger of memberships plans is planned anew: with the few accounts of before it would read all of them for each row.
    await sql`analyze users, memberships`.execute(db);
  }
  return person;
}

/** After all have come. */
export async function settleMembers({ services: { db } }: TestServices): Promise<void> {
  await sql`vacuum analyze users, memberships, membership_counts`.execute(db);
}

/** The calls of the members' page, by name. `size`: how many there are. */
export function listMemberCalls({ client, businessId }: SeededPerson, size: number) {
  const call = (query: Parameters<typeof client.call<typeof listMembers>>[1]['query'] = {}) => {
    const params = { id: businessId! };
    return () => client.call(listMembers, { params, query });
  };
  const middle = Math.ceil(size / 50);
  let after: string | undefined;
  /** As the link beside a page asks for the next one. */
  const turnToMiddle = async () => {
    after ??= (await call({ page: middle - 1 })()).members.at(-1)!.id;
    return call({ page: middle, after })();
  };
  return {
    'members, first page': call(),
    'members, page in the middle': turnToMiddle,
    'members, the same by its number': call({ page: middle }),
    'members, last page': call({ page: Math.ceil(size / 25) }),
    'members, last active first': call({ sort_by: 'last_active', sort: 'desc' }),
    'members, a search for one': call({ search: `muster${size}` }),
    'members, a search for one in 90': call({ search: 'pia7 muster7' }),
    administrators: call({ role: 'admin' }),
  };
}
