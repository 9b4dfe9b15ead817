import { sql, type Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { amongIds } from '../requests/request-repository.ts';

/** What a page of the list shows of each request's parts: two statements for the page, whatever its size. */
export async function listDetails(db: Kysely<Database>, ids: string[]) {
  if (!ids.length)
    return { signatures: [], documentCounts: new Map<string, number>(), observerCounts: new Map<string, number>() };
  const [signatures, counts] = await Promise.all([listSigners(db, { ids }), countParts(db, { ids })]);
  const documentCounts = new Map(counts.map(({ id, documents }) => [id, documents]));
  const observerCounts = new Map(counts.map(({ id, observers }) => [id, observers]));
  return { signatures, documentCounts, observerCounts };
}

const listSigners = keepQuery((db, { ids }: { ids: string[] }) =>
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
      'quorum_name',
      'quorum_needed',
      'seal_label',
      'seal_organisation',
    ])
    .where('request_id', '=', amongIds(ids))
    .orderBy('position'),
);

const countParts = keepQuery(
  (_db, { ids }: { ids: string[] }) => sql<{ id: string; documents: number; observers: number }>`
    select listed.id, (select count(*)::int from documents where request_id = listed.id) as documents,
      (select count(*)::int from observers where request_id = listed.id) as observers
    from unnest(${ids}::uuid[]) listed(id)`,
);
export type ListDetails = Awaited<ReturnType<typeof listDetails>>;
