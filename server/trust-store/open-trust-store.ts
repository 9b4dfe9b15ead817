import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import {
  createTrustCentre,
  openCentreFiles,
  openCertificateRegister,
  type CentreStore,
} from '@sigillum/engine/trust-centre';
import type { Database } from '../database/schema.ts';
import type { Config } from '../config.ts';
import type { Secrets } from '../process/secrets.ts';
import { makeEnvelope, openEnvelopes, rotateKeys, type Envelopes, type StoreSecrets } from './envelopes.ts';
import { noteChange } from './note-change.ts';
import { openStoreRegister } from './register.ts';
import { openShelf } from './shelf.ts';
import { openFolder, takeFolder } from './take-folder.ts';

/** How often a server looks what others have changed, besides whenever it works with keys; milliseconds. */
const LOOK = 1000;

export interface TrustStoreOptions {
  /** Sessions of its own: whoever signs may hold one of the others. */
  db: Kysely<Database>;
  secrets: StoreSecrets;
  /** Where the trust centre lay before it was in the database, and what opened it there. */
  folder: string;
  folderPassphrase: string;
  /** Where a trust centre is made before it is in the database. */
  draftFolder: string;
  baseUrl: string;
  say: (step: string) => void;
}

/** Where the keys lie or lay, and what opens them, as the settings say. */
export function describeTrustStore(
  { dataDir, trustStore: { passphrase, passphraseBefore } }: Pick<Config, 'dataDir' | 'trustStore'>,
  secrets: Secrets,
): Pick<TrustStoreOptions, 'secrets' | 'folder' | 'folderPassphrase'> {
  const own = secrets.deriveSecret('trust centre');
  const before = [passphraseBefore, own].filter((secret) => secret !== undefined && secret !== passphrase);
  return {
    folder: path.join(dataDir, 'trust'),
    folderPassphrase: own,
    secrets: { current: passphrase ?? own, isRandom: !passphrase, before: before as string[] },
  };
}

/** Whether this database holds the trust centre. */
export async function holdsTrustCentre(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('trust_store').select('id').executeTakeFirst()) !== undefined;
}

/**
 * Puts the trust centre into the database where it is not yet: the one of the folder, or else one that is made now. What servers of the
 * release before have added to the folder since is taken over at every start. One server at a time. Answers with what opens the keys.
 */
export async function prepareTrustStore(options: TrustStoreOptions): Promise<Envelopes> {
  const { db, secrets, folder, folderPassphrase, draftFolder, baseUrl, say } = options;
  const isHeld = await holdsTrustCentre(db);
  if (!isHeld && !existsSync(folder)) {
    say('Creating the local trust centre');
    await rm(draftFolder, { recursive: true, force: true });
    const draft = {
      folder: draftFolder,
      passphrase: folderPassphrase,
      isRandom: true,
      baseUrl,
      clock: () => new Date(),
    };
    await createTrustCentre(draft);
    await move(options, draftFolder);
    await rm(draftFolder, { recursive: true, force: true });
  } else if (!isHeld) {
    say('Moving the keys of the trust centre into the database');
    await move(options, folder);
  } else if (existsSync(folder)) {
    const from = await openFolder(folder, folderPassphrase, baseUrl);
    const to = await openEnvelopes(db, secrets);
    await rotateKeys(db, to);
    await db.transaction().execute(async (transaction) => {
      const changed = await noteChange(transaction);
      await takeFolder(transaction, from, { ...to, changed });
    });
    return to;
  }
  const envelopes = await openEnvelopes(db, secrets);
  await rotateKeys(db, envelopes);
  return envelopes;
}

/** All of it or nothing. */
async function move({ db, secrets, folderPassphrase, baseUrl }: TrustStoreOptions, folder: string): Promise<void> {
  const from = await openFolder(folder, folderPassphrase, baseUrl);
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('trust_store').values({ id: true, changes: 1 }).execute();
    const key = await makeEnvelope(transaction, 1, secrets);
    await takeFolder(transaction, from, { version: 1, key, changed: 1 });
  });
}

/** Opens the trust centre that lies in the database. Throws a sentence for the operator when its keys do not open. */
export async function openTrustStore({
  db,
  secrets,
  folder,
  envelopes: opened,
}: Pick<TrustStoreOptions, 'db' | 'secrets' | 'folder'> & { envelopes?: Envelopes }): Promise<{
  store: CentreStore;
  close(): void;
}> {
  const envelopes = opened ?? (await openEnvelopes(db, secrets));
  const registerPath = path.join(folder, 'register.jsonl');
  const beside = existsSync(registerPath) ? openCertificateRegister(registerPath) : undefined;
  const register = await openStoreRegister(db, beside);
  const shelf = await openShelf(db, envelopes, register.reload);
  const watch = setInterval(() => void shelf.catchUp(), LOOK).unref();
  return {
    store: {
      files: openCentreFiles(shelf),
      envelopeKey: envelopes.key,
      register,
      place: { name: shelf.name, register: 'of certificates in the database' },
    },
    close: () => clearInterval(watch),
  };
}
