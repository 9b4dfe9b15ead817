import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

interface KnownPerson {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** `%` and `_` of what is typed are letters like others. */
const beginWith = (input: string): string => `${input.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * People whom a person may mean: signers and observers of the person's own requests, last invited first, then colleagues. One line an
 * address, with the newest name that is known for it; never the person's own address.
 */
export async function findKnownPeople(
  db: Kysely<Database>,
  { userId, input, most }: { userId: string; input: string; most: number },
): Promise<KnownPerson[]> {
  const pattern = beginWith(input.trim());
  const { rows } = await sql<KnownPerson>`
    with known as (
      select s.email, s.first_name, s.last_name, s.created_at as at, 1 as closeness
      from signatures s join signature_requests r on r.id = s.request_id where r.owner_id = ${userId}
      union all
      select o.email, null, null, o.created_at, 1
      from observers o join signature_requests r on r.id = o.request_id where r.owner_id = ${userId}
      union all
      select u.email, u.first_name, u.last_name, u.created_at, 2
      from memberships own
      join memberships other on other.business_id = own.business_id and other.state = 'accepted'
      join users u on u.id = other.user_id and u.deleted_at is null
      where own.user_id = ${userId} and own.state = 'accepted'
    ), people as (
      select distinct on (lower(email)) email, first_name, last_name,
        min(closeness) over (partition by lower(email)) as closeness, max(at) over (partition by lower(email)) as at
      from known
      where lower(email) <> (select lower(email) from users where id = ${userId})
      order by lower(email), first_name is null, known.at desc
    )
    select email, first_name, last_name from people
    where email ilike ${pattern} or first_name ilike ${pattern} or last_name ilike ${pattern}
      or concat_ws(' ', first_name, last_name) ilike ${pattern}
    order by closeness, at desc, email
    limit ${most}`.execute(db);
  return rows;
}
