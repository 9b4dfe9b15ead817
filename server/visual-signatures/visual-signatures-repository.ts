import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

type Table = Database['visual_signatures'];
export type VisualSignatureRow = Selectable<Table>;

/** An account's visual signatures, the oldest first. */
export const listRows = (db: Kysely<Database>, userId: string): Promise<VisualSignatureRow[]> =>
  db
    .selectFrom('visual_signatures')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findDefault = (db: Kysely<Database>, userId: string): Promise<VisualSignatureRow | undefined> =>
  db
    .selectFrom('visual_signatures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();

/** One of the account's own. A foreign one and none look the same. Throws a refusal. */
export async function accessRow(db: Kysely<Database>, userId: string, id: string): Promise<VisualSignatureRow> {
  const row = await db
    .selectFrom('visual_signatures')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw refuse('error.not_found');
  return row;
}

/** Whoever adds, deletes or chooses the default waits here, so that there is always exactly one. */
export async function lockAccount(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function insertRow(trx: Kysely<Database>, row: Insertable<Table>): Promise<VisualSignatureRow> {
  return trx.insertInto('visual_signatures').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateRow(
  trx: Kysely<Database>,
  id: string,
  changes: Updateable<Table>,
): Promise<VisualSignatureRow> {
  return trx
    .updateTable('visual_signatures')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes one the default in place of another. */
export async function chooseDefault(trx: Kysely<Database>, userId: string, id: string): Promise<void> {
  const own = trx.updateTable('visual_signatures').where('user_id', '=', userId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

export async function deleteRow(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('visual_signatures').where('id', '=', id).execute();
}
