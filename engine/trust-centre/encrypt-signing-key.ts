import { createPrivateKey, KeyObject } from 'node:crypto';

import { EnvelopeError, decryptBytes, encryptBytes, type EncryptedKey } from './key-envelope.ts';
import { readTokenAddress, type TokenAddress } from './pkcs11/token-address.ts';

/** A private key, or where to find it in a token. */
export type KeptKey = KeyObject | TokenAddress;

/** What was encrypted: `pkcs11` is an address (JSON), otherwise a PKCS #8. */
export type EncryptedSigningKey = EncryptedKey & { kind?: 'pkcs11' };

/** The kind is bound, too. */
const bind = (name: string, kind?: 'pkcs11') => (kind ? `${name} ${kind}` : name);

export const isTokenAddress = (key: KeptKey): key is TokenAddress => !(key instanceof KeyObject);

/** Encrypts what signs for storage under `name`. */
export function encryptSigningKey(envelopeKey: Uint8Array, name: string, key: KeptKey): EncryptedSigningKey {
  if (!isTokenAddress(key)) return encryptBytes(envelopeKey, name, key.export({ type: 'pkcs8', format: 'der' }));
  const encrypted = encryptBytes(envelopeKey, bind(name, 'pkcs11'), Buffer.from(JSON.stringify(key)));
  return { ...encrypted, name, kind: 'pkcs11' };
}

/** Decrypts it; throws EnvelopeError when the passphrase is wrong, or the bytes, the kind or the name were changed. */
export function decryptSigningKey(envelopeKey: Uint8Array, name: string, encrypted: EncryptedSigningKey): KeptKey {
  const bytes = decryptBytes(envelopeKey, bind(name, encrypted.kind), encrypted);
  try {
    if (encrypted.kind) return readTokenAddress(bytes.toString('utf8'));
    return createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new EnvelopeError(`the key "${name}" is of a kind that is not known`, { cause });
  }
}
