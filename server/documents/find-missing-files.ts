import type { Services } from '../services.ts';

/** So many tell of a store that is another one, or was put back without its files. */
const looked = 20;

/** Files of the newest versions of documents that are not in the store; the doctor looks at all. */
export async function findMissingFiles({ blobs, db }: Pick<Services, 'blobs' | 'db'>): Promise<string[]> {
  const newest = await db
    .selectFrom('document_versions')
    .select(({ fn }) => fn.coalesce('base_blob', 'tail_blob').as('blob'))
    .orderBy('created_at', 'desc')
    .limit(looked)
    .execute();
  const names = [...new Set(newest.flatMap(({ blob }) => (blob === null ? [] : [blob])))];
  const sizes = await Promise.all(names.map((name) => blobs.size(name)));
  return names.filter((_, index) => sizes[index] === undefined);
}
