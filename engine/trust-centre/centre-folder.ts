import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { EnvelopeError, type EnvelopeParameters } from './key-envelope.ts';
import { decryptSigningKey, encryptSigningKey, type KeptKey, type EncryptedSigningKey } from './encrypt-signing-key.ts';
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

/** Where the embedded trust centre keeps what it is made of. Keys are encrypted, files are replaced atomically. */
export type CentreFolder = {
  readParameters(): EnvelopeParameters;
  writeParameters(parameters: EnvelopeParameters): void;
  hasKey(name: string): boolean;
  listKeys(): string[];
  /** Throws TrustCentreError for a key that is missing, damaged or encrypted with another passphrase. */
  readKey(envelopeKey: Uint8Array, name: string): StoredKey;
  writeKey(envelopeKey: Uint8Array, name: string, stored: StoredKey): void;
  readCertificate(name: string): Uint8Array | undefined;
  writeCertificate(name: string, der: Uint8Array): void;
  /** The number of the newest list of an authority; 0 before the first. */
  readListNumber(authority: string): number;
  /** The number for the next list: higher than all that this process or another has claimed. */
  claimListNumber(authority: string): number;
  readList(authority: string): Uint8Array | undefined;
  writeList(authority: string, der: Uint8Array): void;
  /** Changes whenever a key file was replaced, by this process or another; undefined while that is too recent to tell. */
  readStamp(): bigint | undefined;
  registerPath: string;
};

const PARAMETERS = 'trust-centre.json';
/** File systems note times in steps of some milliseconds; within this time another change would leave no trace. */
const SETTLING = 1000;
/** Claims of list numbers that stay: no process takes so long between reading and claiming that so many others went by. */
const KEPT_CLAIMS = 100;

/** Tells whether a trust centre was set up in this folder. */
export const hasTrustCentre = (folder: string) => existsSync(join(folder, PARAMETERS));

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file so that after a crash either the old or the new content is there. */
function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.part`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, Buffer.from(content as Uint8Array));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Makes an empty file; false when it is there. */
function makeFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  syncFolder(dirname(path));
  return true;
}

const isBase64 = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(value);

type KeyFile = EncryptedSigningKey & Omit<StoredKey, 'key' | 'chain'> & { chain?: string[] };

function readKeyFile(path: string): KeyFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
  if (![file.iv, file.tag, file.ciphertext, ...(file.chain ?? [])].every(isBase64))
    throw new Error('not an encrypted key');
  return file;
}

/** Opens the folder's files for reading and writing. */
export function openCentreFolder(folder: string): CentreFolder {
  const keyPath = (name: string) => join(folder, 'keys', `${name}.json`);
  const certificatePath = (name: string) => join(folder, 'certificates', `${name}.cer`);
  const listPath = (authority: string) => join(folder, 'lists', `${authority}.crl`);
  const numberPath = (authority: string) =>
    join(folder, authority === 'issuing-ca' ? 'crl-number' : `crl-number.${authority}`);
  const readOptional = (path: string) => (existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined);
  const listKeys = () =>
    existsSync(join(folder, 'keys'))
      ? readdirSync(join(folder, 'keys')).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))
      : [];

  const readListNumber = (authority: string): number => {
    const path = numberPath(authority);
    const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '0';
    if (/^\d{1,15}$/.test(text)) return Number(text);
    const advice = 'write a number into it that is higher than that of every revocation list published so far';
    throw new TrustCentreError('list_number_damaged', `${path} holds no number: ${advice}.`);
  };

  const opens = (envelopeKey: Uint8Array, name: string) => {
    try {
      return Boolean(decryptSigningKey(envelopeKey, name, readKeyFile(keyPath(name))));
    } catch {
      return false;
    }
  };
  function readKey(envelopeKey: Uint8Array, name: string): StoredKey {
    const path = keyPath(name);
    if (!existsSync(path)) {
      throw new TrustCentreError('key_missing', `The key file ${path} is missing: put it back from a backup.`);
    }
    try {
      const { chain, isImported, account, organisation, ...encrypted } = readKeyFile(path);
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
            `The keys in ${folder} do not open: they were encrypted with another passphrase, ` +
              'which follows from the server key (server-key.json and KEY_PASSPHRASE). Use those of this data folder.',
            { cause },
          )
        : new TrustCentreError('key_damaged', `The key file ${path} is damaged: put it back from a backup.`, { cause });
    }
  }

  return {
    listKeys,
    readKey,
    hasKey: (name) => existsSync(keyPath(name)),
    readParameters() {
      if (!existsSync(folder)) throw new TrustCentreError('missing', `There is no trust centre in ${folder}.`);
      const path = join(folder, PARAMETERS);
      if (!existsSync(path)) {
        const advice = 'put it back from a backup, or, if nothing was ever signed with it, remove the folder';
        throw new TrustCentreError('half_written', `The trust centre in ${folder} lacks ${PARAMETERS}: ${advice}.`);
      }
      try {
        const parameters = JSON.parse(readFileSync(path, 'utf8')) as EnvelopeParameters;
        const { salt, N, r, p } = parameters;
        const isCost = [N, r, p].every((value) => Number.isInteger(value) && value > 0) && N * r <= 2 ** 23;
        if (!isBase64(salt) || !isCost) throw new Error('not the parameters of a key derivation');
        return parameters;
      } catch (cause) {
        throw new TrustCentreError('parameters_damaged', `${path} is damaged: put it back from a backup.`, { cause });
      }
    },
    writeParameters: (parameters) => replaceFile(join(folder, PARAMETERS), JSON.stringify(parameters)),
    writeKey(envelopeKey, name, { key, chain, ...facts }) {
      const file: KeyFile = {
        ...encryptSigningKey(envelopeKey, name, key),
        ...(chain && { chain: chain.map((der) => Buffer.from(der).toString('base64')) }),
        ...facts,
      };
      replaceFile(keyPath(name), JSON.stringify(file, null, 2));
    },
    readCertificate: (name) => readOptional(certificatePath(name)),
    writeCertificate: (name, der) => replaceFile(certificatePath(name), der),
    readListNumber,
    claimListNumber(authority) {
      const claims = join(folder, 'list-numbers', authority);
      mkdirSync(claims, { recursive: true, mode: 0o700 });
      const claimed = readdirSync(claims).map(Number);
      for (let number = Math.max(readListNumber(authority), ...claimed) + 1; ; number += 1) {
        // Who makes the file has the number: of two processes one is refused, and takes the next.
        if (!makeFile(join(claims, String(number)))) continue;
        for (const old of claimed) if (old < number - KEPT_CLAIMS) rmSync(join(claims, String(old)), { force: true });
        // For releases that know of no claims.
        replaceFile(numberPath(authority), String(number));
        return number;
      }
    },
    readList: (authority) => readOptional(listPath(authority)),
    writeList: (authority, der) => replaceFile(listPath(authority), der),
    readStamp() {
      const { mtimeNs, mtimeMs } = statSync(join(folder, 'keys'), { bigint: true });
      return Math.abs(Date.now() - Number(mtimeMs)) < SETTLING ? undefined : mtimeNs;
    },
    registerPath: join(folder, 'register.jsonl'),
  };
}
