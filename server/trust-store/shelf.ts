import type { Kysely } from 'kysely';
import { rewrapKey, type CentreShelf } from '@sigillum/engine/trust-centre';
import type { Database } from '../database/schema.ts';
import { nameKey, type Envelopes } from './envelopes.ts';
import { noteChange } from './note-change.ts';

/** How long what was looked up counts as fresh; milliseconds. A signature asks some ten times. */
const FRESH = 20;

/**
 * What the trust centre is made of, in the database, with a copy in memory that `catchUp` brings up to date. `onChange` runs when anything was
 * changed by another server. Without the database the copy stays as it is.
 */
export async function openShelf(
  db: Kysely<Database>,
  envelopes: Envelopes,
  onChange: () => Promise<void>,
): Promise<CentreShelf> {
  const files = new Map<string, Buffer>();
  let seen = 0;
  let stamp = 0n;
  let checkedAt = -Infinity;
  let look: Promise<void> | undefined;

  function keep(path: string, bytes: Buffer): void {
    if (files.get(path)?.equals(bytes)) return;
    files.set(path, bytes);
    if (nameKey(path)) stamp += 1n;
  }
  async function readChanges(): Promise<void> {
    const { changes } = await db.selectFrom('trust_store').select('changes').executeTakeFirstOrThrow();
    if (changes === seen) return;
    const rows = await db.selectFrom('trust_files').selectAll().where('changed', '>', seen).execute();
    for (const { path, bytes, envelope } of rows) {
      const name = nameKey(path);
      const key = envelope === null ? undefined : envelopes.keys.get(envelope);
      if (!name) keep(path, bytes);
      // What a server with a newer secret has encrypted we cannot open: we go on with what we have until we are replaced, too.
      else if (key)
        keep(path, envelope === envelopes.version ? bytes : Buffer.from(rewrapKey(bytes, name, key, envelopes.key)));
    }
    await onChange();
    seen = changes;
  }
  function lookNow(): Promise<void> {
    const begun = performance.now();
    return readChanges()
      .then(
        () => void (checkedAt = begun),
        () => undefined,
      )
      .finally(() => (look = undefined));
  }
  await readChanges();

  return {
    name: 'the database',
    describe: (path) => `${path} in the database`,
    exists: () => true,
    read(path) {
      const bytes = files.get(path);
      return bytes && new Uint8Array(bytes);
    },
    list: (folder) =>
      [...files.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
    async write(path, content) {
      const bytes = Buffer.from(content);
      const envelope = nameKey(path) ? envelopes.version : null;
      await db.transaction().execute(async (transaction) => {
        const changed = await noteChange(transaction);
        await transaction
          .insertInto('trust_files')
          .values({ path, bytes, envelope, changed })
          .onConflict((conflict) => conflict.column('path').doUpdateSet({ bytes, envelope, changed }))
          .execute();
      });
      keep(path, bytes);
    },
    async claimListNumber(authority) {
      const { number } = await db
        .insertInto('trust_list_numbers')
        .values({ authority, number: 1 })
        .onConflict((conflict) =>
          conflict.column('authority').doUpdateSet(({ eb }) => ({ number: eb('trust_list_numbers.number', '+', 1) })),
        )
        .returning('number')
        .executeTakeFirstOrThrow();
      return number;
    },
    readStamp: () => stamp,
    async catchUp() {
      const asked = performance.now();
      const isFresh = () => asked - checkedAt < FRESH;
      if (isFresh()) return;
      const underWay = look;
      await (look ??= lookNow());
      // It may have begun before that was written which is to be found.
      if (underWay && !isFresh()) await (look ??= lookNow());
    },
  };
}
