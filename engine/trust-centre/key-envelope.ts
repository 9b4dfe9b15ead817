import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';

/** Parameters of the key derivation, stored in the clear beside the keys. */
export type EnvelopeParameters = { salt: string; N: number; r: number; p: number };

/** A private key at rest, or where it is in a token: AES-256-GCM, bound to its name. All values base64. */
export type EncryptedKey = { name: string; iv: string; tag: string; ciphertext: string };

/** Thrown when a passphrase is wrong or an encrypted key was altered. */
export class EnvelopeError extends Error {
  override name = 'EnvelopeError';
}

/**
 * Fresh parameters: scrypt with 64 MB of memory, far above the 2048 PBKDF2 rounds of Node's own PKCS#8 export. Takes about 0.2 s by design,
 * once per opening; a secret of random bits, which nobody guesses however quickly it can be tried, takes none (decision 397).
 */
export function makeEnvelopeParameters({ isRandom = false } = {}): EnvelopeParameters {
  return { salt: randomBytes(16).toString('base64'), N: isRandom ? 16 : 2 ** 16, r: 8, p: 1 };
}

/** Derives the key that encrypts the others. */
export function deriveEnvelopeKey(passphrase: string, { salt, N, r, p }: EnvelopeParameters): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options, (error, key) => {
    if (error) reject(error);
    else resolve(key);
  });
  return promise;
}

/** Encrypts secret bytes for storage under `name`. */
export function encryptBytes(envelopeKey: Uint8Array, name: string, bytes: Uint8Array): EncryptedKey {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', envelopeKey, iv).setAAD(Buffer.from(name));
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return {
    name,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    ciphertext: ciphertext.toString('base64'),
  };
}

/** Decrypts them; throws EnvelopeError when the passphrase is wrong, or the bytes or the name were changed. */
export function decryptBytes(envelopeKey: Uint8Array, name: string, encrypted: EncryptedKey): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', envelopeKey, Buffer.from(encrypted.iv, 'base64'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(name))
    .setAuthTag(Buffer.from(encrypted.tag, 'base64'));
  try {
    return Buffer.concat([decipher.update(Buffer.from(encrypted.ciphertext, 'base64')), decipher.final()]);
  } catch (cause) {
    throw new EnvelopeError(`the key "${name}" cannot be opened: wrong passphrase or altered file`, { cause });
  }
}
