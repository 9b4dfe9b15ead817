import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { HealthFinding } from '../process/health.ts';
import {
  createSecrets,
  nameKeyFile,
  openServerKey,
  readKeyRecipe,
  writeKeyRecipe,
  type Secrets,
} from '../process/secrets.ts';
import type { Database } from './schema.ts';

/**
 * Opens the key that all servers on a database have: from the passphrase that each is given, by what the database keeps to derive it with, or
 * from a copy of one server-key.json in the data folder of each. The first server makes it. Throws a sentence for the operator where it is another
 * than the others'. One server at a time.
 */
export async function openSharedKey(
  db: Kysely<Database>,
  dataDir: string,
  passphrase: string | undefined,
): Promise<Secrets> {
  const known = await db.selectFrom('installation').selectAll().executeTakeFirst();
  const place = nameKeyFile(dataDir);
  if (known && !existsSync(place)) {
    if (known.key_salt === null || known.key_check === null)
      throw new Error(
        `The servers on this database have a random key. Copy their server-key.json to ${place}, for this account alone to read.`,
      );
    if (!passphrase)
      throw new Error('The servers on this database have a key from a passphrase. Set KEY_PASSPHRASE to it.');
    writeKeyRecipe(dataDir, { salt: known.key_salt, check: known.key_check }, passphrase);
  }
  const secrets = createSecrets(openServerKey(dataDir, passphrase));
  const mark = secrets.hashToken('installation');
  if (known && known.key_mark !== mark)
    throw new Error(
      `The server key (${place}) is another than that of the servers on this database. Give each of them the same KEY_PASSPHRASE, or a copy of one server-key.json.`,
    );
  const recipe = readKeyRecipe(dataDir);
  const row = { id: true, key_mark: mark, key_salt: recipe?.salt ?? null, key_check: recipe?.check ?? null };
  if (!known) await db.insertInto('installation').values(row).execute();
  else if (known.key_salt === null && recipe) await db.updateTable('installation').set(row).execute();
  return secrets;
}

/** In it a restore puts together what belongs into the data folder; it goes last. */
export const restoringName = 'restoring';

/** A restore leaves it in the data folder: what lies there is a copy, until it claims the bucket of what it was copied from. */
export const restoredName = 'restored';

/**
 * Before an embedded database is made: throws a sentence for the operator where a restore was broken off, or where keys lie already, whose database is another one or lost. Made anew
 * in its place, it would know nothing of what was signed.
 */
export function requireWholeData({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): void {
  if (existsSync(path.join(dataDir, restoringName)))
    throw new Error(
      `A restore into ${dataDir} was broken off. Run npm run restore again; where it says that something lies there already, empty that folder before.`,
    );
  const [key, folder] = [nameKeyFile(dataDir), path.join(dataDir, 'postgres')];
  if (databaseUrl || existsSync(path.join(folder, 'data/PG_VERSION')) || !existsSync(key)) return;
  throw new Error(
    `There is no database in ${folder}, but ${key} is that of an installation. Set DATABASE_URL as before, or put all of ${dataDir} back from a backup. What is to begin anew needs an empty DATA_DIR.`,
  );
}

/** Whether a server has ever answered on this database. */
export async function hasServed(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('clock').select('id').executeTakeFirst()) !== undefined;
}

/** By so much clocks of servers may differ: leases and codes live for minutes. */
const mostSeconds = 5;

/** Compares the clock of this machine with that of the database, which all servers see. */
export async function compareWithDatabase(pool: pg.Pool, now: () => Date): Promise<HealthFinding> {
  const before = now().getTime();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  const middle = (before + now().getTime()) / 2;
  const seconds = Math.round(Math.abs(rows[0]!.at.getTime() - middle) / 1000);
  if (seconds <= mostSeconds) return { state: 'ok', isWell: true, notices: [] };
  const message = `The clock of this machine and that of the database are ${seconds} s apart. Set them by a time server.`;
  return { state: 'clock_differs', isWell: false, message, notices: [] };
}
