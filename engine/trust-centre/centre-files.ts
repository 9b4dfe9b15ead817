import {
  decryptSigningKey,
  encryptSigningKey,
  isTokenAddress,
  type EncryptedSigningKey,
  type KeptKey,
} from './encrypt-signing-key.ts';
import { EnvelopeError, type EnvelopeParameters } from './key-envelope.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** A private key or its place in a token, and what is stored in the same file so that key and certificate are replaced as one. */
export type StoredKey = {
  key: KeptKey;
  /** Own certificate first, DER; absent in folders of older versions, which kept it in a file beside. */
  chain?: [Uint8Array, ...Uint8Array[]];
  /** From elsewhere: never renewed here. */
  isImported?: boolean;
  /** Whose seal it is: account name, and the organisation's name as in the certificate. */
  account?: string;
  organisation?: string;
};

/**
 * Where the embedded trust centre keeps what it is made of, by path: `keys/`, `certificates/`, `lists/` and the parameters. A write replaces
 * the whole and is durable when it returns or resolves.
 */
export type CentreShelf = {
  /** What a path is called in sentences for the operator, and the whole of it. */
  describe(path: string): string;
  name: string;
  exists(): boolean;
  read(path: string): Uint8Array | undefined;
  /** The names of what lies in a folder. */
  list(folder: string): string[];
  write(path: string, bytes: Uint8Array): void | Promise<void>;
  /** The number for the next list of an authority: higher than all that this process or another has claimed. */
  claimListNumber(authority: string): number | Promise<number>;
  /** Changes whenever a key was replaced, by this process or another; undefined while that is too recent to tell. */
  readStamp(): bigint | undefined;
  /** Takes over what others have changed; at once where every reading looks for itself. */
  catchUp(): Promise<void>;
};

/** What lies on a shelf, as the trust centre knows it. Keys are encrypted. */
export type CentreFiles = Pick<CentreShelf, 'claimListNumber' | 'readStamp' | 'catchUp'> & {
  readParameters(): EnvelopeParameters;
  writeParameters(parameters: EnvelopeParameters): void | Promise<void>;
  hasKey(name: string): boolean;
  listKeys(): string[];
  /** Throws TrustCentreError for a key that is missing, damaged or encrypted with another passphrase. */
  readKey(envelopeKey: Uint8Array, name: string): StoredKey;
  writeKey(envelopeKey: Uint8Array, name: string, stored: StoredKey): void | Promise<void>;
  readCertificate(name: string): Uint8Array | undefined;
  writeCertificate(name: string, der: Uint8Array): void | Promise<void>;
  readList(authority: string): Uint8Array | undefined;
  writeList(authority: string, der: Uint8Array): void | Promise<void>;
};

export const PARAMETERS = 'trust-centre.json';

const isBase64 = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(value);

type KeyFile = EncryptedSigningKey & Omit<StoredKey, 'key' | 'chain'> & { chain?: string[] };

function readKeyFile(bytes: Uint8Array): KeyFile {
  const file = JSON.parse(Buffer.from(bytes).toString('utf8')) as KeyFile;
  if (![file.iv, file.tag, file.ciphertext, ...(file.chain ?? [])].every(isBase64))
    throw new Error('not an encrypted key');
  return file;
}

const writeKeyFile = (file: KeyFile) => Buffer.from(JSON.stringify(file, null, 2));

/** The same key file, encrypted by another key. Throws where it does not open. */
export function rewrapKey(bytes: Uint8Array, name: string, from: Uint8Array, to: Uint8Array): Uint8Array {
  const { iv: _iv, tag: _tag, ciphertext: _ciphertext, kind: _kind, ...facts } = readKeyFile(bytes);
  const key = decryptSigningKey(from, name, readKeyFile(bytes));
  return writeKeyFile({ ...facts, ...encryptSigningKey(to, name, key) });
}

/** Whether two key files hold the same key, each opened by its own envelope's key. Throws where one does not open. */
export function holdSameKey(
  name: string,
  ...files: readonly { bytes: Uint8Array; envelopeKey: Uint8Array }[]
): boolean {
  const secrets = files.map(({ bytes, envelopeKey }) => {
    const { iv, tag, ciphertext, kind, ...facts } = readKeyFile(bytes);
    const key = decryptSigningKey(envelopeKey, name, { name, iv, tag, ciphertext, ...(kind && { kind }) });
    return JSON.stringify([facts, isTokenAddress(key) ? key : key.export({ type: 'pkcs8', format: 'pem' })]);
  });
  return new Set(secrets).size === 1;
}

/** Reads and writes what lies on a shelf. */
export function openCentreFiles(shelf: CentreShelf): CentreFiles {
  const keyPath = (name: string) => `keys/${name}.json`;
  const certificatePath = (name: string) => `certificates/${name}.cer`;
  const listPath = (authority: string) => `lists/${authority}.crl`;
  const listKeys = () => shelf.list('keys').flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

  const opens = (envelopeKey: Uint8Array, name: string) => {
    try {
      return Boolean(decryptSigningKey(envelopeKey, name, readKeyFile(shelf.read(keyPath(name))!)));
    } catch {
      return false;
    }
  };
  function readKey(envelopeKey: Uint8Array, name: string): StoredKey {
    const bytes = shelf.read(keyPath(name));
    const path = shelf.describe(keyPath(name));
    if (!bytes) {
      throw new TrustCentreError('key_missing', `The key file ${path} is missing: put it back from a backup.`);
    }
    try {
      const { chain, isImported, account, organisation, ...encrypted } = readKeyFile(bytes);
      const [own, ...rest] = (chain ?? []).map((text) => new Uint8Array(Buffer.from(text, 'base64')));
      return {
        key: decryptSigningKey(envelopeKey, name, encrypted),
        ...(own && { chain: [own, ...rest] }),
        ...(isImported && { isImported }),
        ...(account !== undefined && { account }),
        ...(organisation !== undefined && { organisation }),
      };
    } catch (cause) {
      // One key alone cannot tell a wrong passphrase from changed bytes; another key that opens can.
      const isPassphrase =
        cause instanceof EnvelopeError && !listKeys().some((other) => other !== name && opens(envelopeKey, other));
      throw isPassphrase
        ? new TrustCentreError(
            'wrong_passphrase',
            `The keys in ${shelf.name} do not open: they were encrypted with another passphrase, ` +
              'which follows from the server key (server-key.json and KEY_PASSPHRASE). Use those of this data folder.',
            { cause },
          )
        : new TrustCentreError('key_damaged', `The key file ${path} is damaged: put it back from a backup.`, { cause });
    }
  }

  return {
    listKeys,
    readKey,
    hasKey: (name) => shelf.read(keyPath(name)) !== undefined,
    readParameters() {
      if (!shelf.exists()) throw new TrustCentreError('missing', `There is no trust centre in ${shelf.name}.`);
      const bytes = shelf.read(PARAMETERS);
      if (!bytes) {
        const advice = 'put it back from a backup, or, if nothing was ever signed with it, remove the folder';
        throw new TrustCentreError('half_written', `The trust centre in ${shelf.name} lacks ${PARAMETERS}: ${advice}.`);
      }
      try {
        const parameters = JSON.parse(Buffer.from(bytes).toString('utf8')) as EnvelopeParameters;
        const { salt, N, r, p } = parameters;
        const isCost = [N, r, p].every((value) => Number.isInteger(value) && value > 0) && N * r <= 2 ** 23;
        if (!isBase64(salt) || !isCost) throw new Error('not the parameters of a key derivation');
        return parameters;
      } catch (cause) {
        const message = `${shelf.describe(PARAMETERS)} is damaged: put it back from a backup.`;
        throw new TrustCentreError('parameters_damaged', message, { cause });
      }
    },
    writeParameters: (parameters) => shelf.write(PARAMETERS, Buffer.from(JSON.stringify(parameters))),
    writeKey(envelopeKey, name, { key, chain, ...facts }) {
      const file: KeyFile = {
        ...encryptSigningKey(envelopeKey, name, key),
        ...(chain && { chain: chain.map((der) => Buffer.from(der).toString('base64')) }),
        ...facts,
      };
      return shelf.write(keyPath(name), writeKeyFile(file));
    },
    readCertificate: (name) => shelf.read(certificatePath(name)),
    writeCertificate: (name, der) => shelf.write(certificatePath(name), der),
    claimListNumber: shelf.claimListNumber,
    readList: (authority) => shelf.read(listPath(authority)),
    writeList: (authority, der) => shelf.write(listPath(authority), der),
    readStamp: shelf.readStamp,
    catchUp: shelf.catchUp,
  };
}
