import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Days after an identification has stopped to count on which what stands in the identity document goes (decision 109). */
export const daysOfDocuments = 90;

/** Forgets what stands in the documents of identifications that have long stopped to count. Answers how many. */
export async function eraseDocuments(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysOfDocuments * 86_400_000);
  const { numUpdatedRows: checked } = await db
    .updateTable('identity_checks')
    .set({ document: null })
    .where('document', 'is not', null)
    .where('ended_at', '<', before)
    .executeTakeFirst();
  const { numUpdatedRows } = await db
    .updateTable('identifications')
    .set({ person: null })
    .where('person', 'is not', null)
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows + checked);
}

/** The same of what people have written down of their documents without being identified since. Answers how many. */
export async function forgetSupplied(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ attributes: sql`attributes - 'eidData'` })
    .where(
      sql<string>`attributes->'eidData'->>'at'`,
      '<',
      new Date(now.getTime() - daysOfDocuments * 86_400_000).toISOString(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
