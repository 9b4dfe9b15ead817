import { open } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A file goes into the database in parts of this size, so that none is ever whole in memory. */
const partBytes = 4 * 1024 ** 2;

interface CheckedFile {
  id: string;
  token_hash: string;
  size: number;
  /** Where each revision ends. */
  revisions: readonly number[];
  expires_at: Date;
}

/** Keeps a file in the database, for whichever server is asked for it. Answers the ids of those that went for it: ended, or the oldest beyond `maxBytes`. */
export async function storeChecked(
  db: Kysely<Database>,
  file: CheckedFile,
  source: string,
  { now, maxBytes }: { now: Date; maxBytes: number },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('checked_files').where('id', '=', file.id).execute();
    const { rows: gone } = await sql<{ id: string }>`delete from checked_files where id in (
      select id from checked_files where expires_at <= ${now} or id in (
        select id from (select id, sum(size) over (order by expires_at desc, id) as total from checked_files) as summed
        where total + ${file.size} > ${maxBytes})
      for update skip locked) returning id`.execute(trx);
    await trx
      .insertInto('checked_files')
      .values({ ...file, revisions: JSON.stringify(file.revisions) })
      .execute();
    await using handle = await open(source, 'r');
    for (let position = 0; position * partBytes < file.size; position += 1) {
      const length = Math.min(partBytes, file.size - position * partBytes);
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length, position * partBytes);
      await trx.insertInto('checked_file_parts').values({ file_id: file.id, position, bytes }).execute();
    }
    return gone.map(({ id }) => id);
  });
}

/** Writes a file of the database to a new one on this machine. */
export async function fetchParts(
  db: Kysely<Database>,
  { id, size }: Pick<CheckedFile, 'id' | 'size'>,
  target: string,
): Promise<void> {
  let left = size;
  await using file = await open(target, 'wx', 0o600);
  for (let position = 0; left > 0; position += 1) {
    const part = await db
      .selectFrom('checked_file_parts')
      .select('bytes')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    // It has ended meanwhile.
    if (!part) throw new Error('The checked file is gone.');
    await file.writeFile(part.bytes);
    left -= part.bytes.byteLength;
  }
}
