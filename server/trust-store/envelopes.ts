import type { Kysely } from 'kysely';
import {
  decryptBytes,
  deriveEnvelopeKey,
  encryptBytes,
  makeEnvelopeParameters,
  rewrapKey,
} from '@sigillum/engine/trust-centre';
import type { Database } from '../database/schema.ts';
import { noteChange } from './note-change.ts';

/** The secret that encrypts, and those from before, which open and encrypt no more. */
export interface StoreSecrets {
  current: string;
  /** Whether the current one has random bits enough, so that it need not be stretched. */
  isRandom: boolean;
  before: readonly string[];
}

/** The key that encrypts now, and those of all versions that our secrets open. */
export interface Envelopes {
  version: number;
  key: Uint8Array;
  keys: ReadonlyMap<number, Uint8Array>;
}

const PROOF = 'envelope';

/** The name under which the key of a path is encrypted. */
export const nameKey = (path: string) => /^keys\/(.+)\.json$/.exec(path)?.[1];

/** Makes the next version of the envelope, by a fresh salt. */
export async function makeEnvelope(
  db: Kysely<Database>,
  version: number,
  { current, isRandom }: StoreSecrets,
): Promise<Uint8Array> {
  const parameters = makeEnvelopeParameters({ isRandom });
  const key = await deriveEnvelopeKey(current, parameters);
  const proof = encryptBytes(key, PROOF, Buffer.from(PROOF));
  const row = { version, parameters: JSON.stringify(parameters), proof: JSON.stringify(proof) };
  await db.insertInto('trust_envelopes').values(row).execute();
  return key;
}

/**
 * Opens what the keys are encrypted by. Where the newest version was made by a secret from before, a new one is made by the current secret.
 * Throws a sentence for the operator when none of our secrets opens it.
 */
export async function openEnvelopes(db: Kysely<Database>, secrets: StoreSecrets): Promise<Envelopes> {
  const { current, before } = secrets;
  const rows = await db.selectFrom('trust_envelopes').selectAll().orderBy('version').execute();
  const keys = new Map<number, Uint8Array>();
  let isCurrent = false;
  for (const { version, parameters, proof } of rows) {
    for (const secret of [current, ...before]) {
      const key = await deriveEnvelopeKey(secret, parameters);
      if (!opens(key, proof)) continue;
      keys.set(version, key);
      isCurrent = secret === current;
      break;
    }
  }
  const { version } = rows.at(-1)!;
  const newest = keys.get(version);
  if (!newest)
    throw new Error(
      'The keys of the trust centre in the database do not open: they were encrypted by another secret. ' +
        'Set TRUST_PASSPHRASE as on the other servers, or TRUST_PASSPHRASE_BEFORE to what it was before.',
    );
  if (isCurrent) return { version, key: newest, keys };
  return db.transaction().execute(async (transaction) => {
    const key = await makeEnvelope(transaction, version + 1, secrets);
    return { version: version + 1, key, keys: new Map([...keys, [version + 1, key]]) };
  });
}

function opens(key: Uint8Array, proof: Parameters<typeof decryptBytes>[2]): boolean {
  try {
    return decryptBytes(key, PROOF, proof).toString() === PROOF;
  } catch {
    return false;
  }
}

/** Encrypts by the newest version whatever is encrypted by an older one that we can open; answers how many keys that were. */
export async function rotateKeys(db: Kysely<Database>, { version, key, keys }: Envelopes): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('trust_files')
      .select(['path', 'bytes', 'envelope'])
      .where('envelope', '!=', version)
      .forUpdate()
      .execute();
    const old = rows.filter(({ envelope }) => keys.has(envelope!));
    if (old.length === 0) return 0;
    const changed = await noteChange(transaction);
    for (const { path, bytes, envelope } of old) {
      const rewrapped = Buffer.from(rewrapKey(bytes, nameKey(path)!, keys.get(envelope!)!, key));
      await transaction
        .updateTable('trust_files')
        .set({ bytes: rewrapped, envelope: version, changed })
        .where('path', '=', path)
        .execute();
    }
    return old.length;
  });
}
