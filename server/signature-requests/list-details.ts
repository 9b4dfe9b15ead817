import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** One value, however many there are: the statement stays the same, and is planned once. */
const anyOf = (ids: string[]) => sql<string>`any(${ids})`;

/** What a page of the list shows of each request's parts: three statements for the page, whatever its size. */
export async function listDetails(db: Kysely<Database>, ids: string[]) {
  if (!ids.length)
    return { signatures: [], documentCounts: new Map<string, number>(), observerCounts: new Map<string, number>() };
  const count = async (table: 'documents' | 'observers') => {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['request_id', fn.countAll<number>().as('count')])
      .where('request_id', '=', anyOf(ids))
      .groupBy('request_id')
      .execute();
    return new Map(rows.map((row) => [row.request_id, row.count]));
  };
  const [signatures, documentCounts, observerCounts] = await Promise.all([
    db
      .selectFrom('signatures')
      .select([
        'request_id',
        'sid',
        'email',
        'user_id',
        'first_name',
        'last_name',
        'status',
        'seal_label',
        'seal_organisation',
      ])
      .where('request_id', '=', anyOf(ids))
      .orderBy('position')
      .execute(),
    count('documents'),
    count('observers'),
  ]);
  return { signatures, documentCounts, observerCounts };
}
export type ListDetails = Awaited<ReturnType<typeof listDetails>>;
