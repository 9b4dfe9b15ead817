import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

/** What the manifest tells of the passphrase: not enough to guess it faster than scrypt allows. */
export type PassphraseMark = { salt: string; check: string };

/** Encrypts and authenticates what only the holder of the passphrase may read or change. */
export interface PassphraseBox {
  mark: PassphraseMark;
  /** AES-256-GCM; `name` must be the same when it is opened. */
  encrypt(content: Uint8Array, name: string): Buffer;
  decrypt(encrypted: Uint8Array, name: string): Buffer;
  /** HMAC-SHA-256, hexadecimal. */
  sign(text: string): string;
  isSignedBy(text: string, mac: string): boolean;
}

const shortest = 12;

/** 128 MB and about half a second for each guess. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const stretch = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Makes a box for a passphrase, or opens the one of a mark. Throws BackupError when the passphrase is too short or another one. */
export async function openPassphraseBox(passphrase: string, mark?: PassphraseMark): Promise<PassphraseBox> {
  if (!mark && passphrase.length < shortest)
    throw new BackupError(`The passphrase of a backup has at least ${shortest} characters.`);
  const salt = mark ? Buffer.from(mark.salt, 'base64') : randomBytes(16);
  const key = await stretch(passphrase.normalize('NFKC'), salt, 32, cost);
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `sigillum backup ${use}`, 32));
  const check = derive('check').toString('base64');
  if (mark && mark.check !== check)
    throw new BackupError('The passphrase is not the one that this backup was made with.');
  const [cipherKey, macKey] = [derive('encryption'), derive('manifest')];
  const sign = (text: string) => createHmac('sha256', macKey).update(text).digest('hex');
  return {
    mark: { salt: salt.toString('base64'), check },
    encrypt(content, name) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(name));
      return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(encrypted, name) {
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, encrypted.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(name)).setAuthTag(encrypted.subarray(-16));
      return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]);
    },
    sign,
    isSignedBy(text, mac) {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(mac)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
