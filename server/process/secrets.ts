import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the server does with its own key. Texts in and out are strings that fit URLs and columns. */
export interface Secrets {
  /** A random secret of at least `bits` bits, base64url. */
  createToken(bits?: number): string;
  /** What is stored in place of a token, 64 hexadecimal digits: HMAC-SHA-256, so that a stolen table gives nothing away. */
  hashToken(token: string): string;
  /** AES-256-GCM with a fresh nonce; `context` (say, the row's id) must be the same when it is decrypted. */
  encrypt(text: string, context: string): string;
  /** Throws when the text was changed, cut, or made for another context or by another key. */
  decrypt(encrypted: string, context: string): string;
  /** HMAC-SHA-256 of a payload, base64url: for values that travel through a browser. */
  sign(payload: string): string;
  /** Whether `mac` is this server's for the payload; takes the same time for every wrong one. */
  isSignedBy(payload: string, mac: string): boolean;
  /** A secret for another part of the server, the same at every start, such as the trust centre's passphrase. */
  deriveSecret(use: string): string;
}

/** Makes the secrets of a server from its 32-byte key. Each use has a key of its own (HKDF, RFC 5869). */
export function createSecrets(key: Uint8Array): Secrets {
  if (key.byteLength !== 32) throw new RangeError('The server key has 32 bytes.');
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `sigillum ${use}`, 32));
  const cipherKey = derive('encryption');
  // To make a key of bytes takes as long as to sign with it.
  const [tokenKey, macKey] = [createSecretKey(derive('tokens')), createSecretKey(derive('signatures'))];
  // Programs' tokens are read with one of them, at each call.
  const derived = new Map<string, string>();
  const sign = (payload: string) => createHmac('sha256', macKey).update(payload).digest('base64url');
  return {
    createToken: (bits = 256) => randomBytes(Math.ceil(bits / 8)).toString('base64url'),
    hashToken: (token) => createHmac('sha256', tokenKey).update(token).digest('hex'),
    encrypt(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < 28) throw new Error('The secret is cut off.');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    sign,
    isSignedBy(payload, mac) {
      const expected = Buffer.from(sign(payload));
      const given = Buffer.from(mac);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    deriveSecret(use) {
      const secret = derived.get(use) ?? derive(`derived ${use}`).toString('base64url');
      derived.set(use, secret);
      return secret;
    },
  };
}

/** What is kept of a key that a passphrase makes: nothing of it can be had from this. */
export type KeyRecipe = { salt: string; check: string };
type KeyFile = { key: string } | KeyRecipe;

export const nameKeyFile = (dataDir: string) => path.join(dataDir, 'server-key.json');

/**
 * Opens the server key of a data folder. The first start writes server-key.json (0600): a random key, or with a
 * passphrase only the salt that the key is derived with (scrypt, 32 MB). Throws with a sentence for the operator when the
 * passphrase is wrong or missing, or when the folder was made without one.
 */
export function openServerKey(dataDir: string, passphrase: string | undefined): Uint8Array {
  const file = nameKeyFile(dataDir);
  const stored = readKeyFile(file) ?? writeKeyFile(file, makeKeyFile(passphrase));
  if ('key' in stored) {
    if (passphrase) throw new Error(`KEY_PASSPHRASE is set, but ${file} was made without one.`);
    return Buffer.from(stored.key, 'base64');
  }
  if (!passphrase) throw new Error(`${file} was made with a passphrase. Set KEY_PASSPHRASE to it.`);
  const key = deriveKey(passphrase, stored.salt);
  if (computeCheck(key) !== stored.check) throw new Error(`KEY_PASSPHRASE is not the one that ${file} was made with.`);
  return key;
}

/** What the key of a data folder is made with from the passphrase; undefined where it is random, or there is none. */
export function readKeyRecipe(dataDir: string): KeyRecipe | undefined {
  const stored = readKeyFile(nameKeyFile(dataDir));
  return stored && 'salt' in stored ? stored : undefined;
}

/** Writes the key file of a data folder that has none yet. Throws with a sentence for the operator when the passphrase is another. */
export function writeKeyRecipe(dataDir: string, recipe: KeyRecipe, passphrase: string): void {
  if (computeCheck(deriveKey(passphrase, recipe.salt)) !== recipe.check)
    throw new Error('KEY_PASSPHRASE is not the one of the other servers on this database.');
  writeKeyFile(nameKeyFile(dataDir), { salt: recipe.salt, check: recipe.check });
}

function makeKeyFile(passphrase: string | undefined): KeyFile {
  if (!passphrase) return { key: randomBytes(32).toString('base64') };
  const salt = randomBytes(16).toString('base64');
  return { salt, check: computeCheck(deriveKey(passphrase, salt)) };
}

function deriveKey(passphrase: string, salt: string): Buffer {
  const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, cost);
}

const computeCheck = (key: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key, '', 'sigillum check', 16)).toString('base64');

function readKeyFile(file: string): KeyFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeyFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The server key ${file} cannot be read.`, { cause: error });
  }
}

function writeKeyFile(file: string, content: KeyFile): KeyFile {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  const handle = openSync(draft, 'w', 0o600);
  writeFileSync(handle, `${JSON.stringify(content)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return content;
}
