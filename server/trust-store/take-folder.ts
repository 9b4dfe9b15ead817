import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import {
  deriveEnvelopeKey,
  holdSameKey,
  openCertificateRegister,
  openCentreFolder,
  openTrustCentre,
  rewrapKey,
  type FileRegister,
} from '@sigillum/engine/trust-centre';
import type { Database } from '../database/schema.ts';
import { nameKey } from './envelopes.ts';
import { takeEntries } from './register.ts';

/** So far beyond those of the folder the numbers of lists begin here, for servers of the release before go on in the folder for a while. */
const LIST_NUMBERS_AHEAD = 1000;

/** A trust centre in a folder, opened. */
export interface FolderCentre {
  folder: string;
  envelopeKey: Uint8Array;
  register: FileRegister;
  /** By their path, as they lie there. */
  files: ReadonlyMap<string, Buffer>;
  listNumbers: { authority: string; number: number }[];
}

/** Opens every key of a folder, without renewing anything. Throws TrustCentreError where something is missing or damaged. */
export async function openFolder(folder: string, passphrase: string, baseUrl: string): Promise<FolderCentre> {
  const centre = openCentreFolder(folder);
  await openTrustCentre({ folder, passphrase, baseUrl, clock: () => new Date(), isLeftAsItIs: true });
  const envelopeKey = await deriveEnvelopeKey(passphrase, centre.readParameters());
  for (const name of centre.listKeys()) centre.readKey(envelopeKey, name);
  const files = new Map<string, Buffer>();
  for (const part of ['keys', 'certificates', 'lists'])
    for (const file of listFolder(path.join(folder, part)))
      if (/\.(json|cer|crl)$/.test(file)) files.set(`${part}/${file}`, readFileSync(path.join(folder, part, file)));
  const authorities = ['root', ...centre.listKeys().filter((name) => name.startsWith('issuing-ca'))];
  const listNumbers = authorities.map((authority) => ({
    authority,
    number: centre.readListNumber(authority) + LIST_NUMBERS_AHEAD,
  }));
  return { folder, envelopeKey, register: openCertificateRegister(centre.registerPath), files, listNumbers };
}

const listFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Takes over what a folder has and the database has not, encrypted by the key of the database's envelope, and looks whether all of it is
 * there and opens. In a transaction of the caller's.
 */
export async function takeFolder(
  db: Kysely<Database>,
  from: FolderCentre,
  to: { version: number; key: Uint8Array; changed: number },
): Promise<number> {
  const known = await db.selectFrom('trust_files').select(['path', 'bytes']).execute();
  const ownRoot = known.find((row) => row.path === 'certificates/root.cer')?.bytes;
  if (ownRoot && !from.files.get('certificates/root.cer')?.equals(ownRoot))
    throw new Error(
      `The trust centre in ${from.folder} is another than the one in the database. Move that folder away, to where it belongs.`,
    );
  const paths = new Set(known.map((row) => row.path));
  const missing = [...from.files].filter(([file]) => !paths.has(file));
  for (const [file, content] of missing) {
    const name = nameKey(file);
    const bytes = name ? Buffer.from(rewrapKey(content, name, from.envelopeKey, to.key)) : content;
    const row = { path: file, bytes, envelope: name ? to.version : null, changed: to.changed };
    await db.insertInto('trust_files').values(row).execute();
  }
  const entries = from.register.list();
  await takeEntries(db, entries);
  for (const row of from.listNumbers)
    await db
      .insertInto('trust_list_numbers')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await verify(
    db,
    from,
    to.key,
    missing.map(([file]) => file),
  );
  return missing.length;
}

/** Reads again what was written: the same certificates and lists, keys that open, and no fewer entries than the folder has. */
async function verify(db: Kysely<Database>, from: FolderCentre, key: Uint8Array, paths: string[]): Promise<void> {
  const rows = await db.selectFrom('trust_files').select(['path', 'bytes']).execute();
  const found = new Map(rows.map((row) => [row.path, row.bytes]));
  for (const file of paths) {
    const [bytes, name] = [found.get(file), nameKey(file)];
    const content = from.files.get(file)!;
    const isSame =
      bytes &&
      (name
        ? holdSameKey(name, { bytes, envelopeKey: key }, { bytes: content, envelopeKey: from.envelopeKey })
        : bytes.equals(content));
    if (!isSame)
      throw new Error(`${file} of the trust centre did not arrive in the database as it is in ${from.folder}.`);
  }
  const { count } = await db
    .selectFrom('trust_certificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < from.register.list().length)
    throw new Error(`The register of certificates in ${from.folder} did not arrive whole in the database.`);
}
