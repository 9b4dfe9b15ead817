import { createPrivateKey, KeyObject } from 'node:crypto';

import { EnvelopeError, openBytes, sealBytes, type SealedKey } from './key-envelope.ts';
import { readTokenAddress, type TokenAddress } from './pkcs11/token-address.ts';

/** A private key, or where to find it in a token. */
export type KeptKey = KeyObject | TokenAddress;

/** What was sealed: `pkcs11` is an address (JSON), otherwise a PKCS #8. */
export type SealedSigningKey = SealedKey & { kind?: 'pkcs11' };

/** The kind is under the seal, too. */
const bind = (name: string, kind?: 'pkcs11') => (kind ? `${name} ${kind}` : name);

export const isTokenAddress = (key: KeptKey): key is TokenAddress => !(key instanceof KeyObject);

/** Encrypts what signs for storage under `name`. */
export function sealSigningKey(envelopeKey: Uint8Array, name: string, key: KeptKey): SealedSigningKey {
  if (!isTokenAddress(key)) return sealBytes(envelopeKey, name, key.export({ type: 'pkcs8', format: 'der' }));
  const sealed = sealBytes(envelopeKey, bind(name, 'pkcs11'), Buffer.from(JSON.stringify(key)));
  return { ...sealed, name, kind: 'pkcs11' };
}

/** Decrypts it; throws EnvelopeError when the passphrase is wrong, or the bytes, the kind or the name were changed. */
export function openSigningKey(envelopeKey: Uint8Array, name: string, sealed: SealedSigningKey): KeptKey {
  const bytes = openBytes(envelopeKey, bind(name, sealed.kind), sealed);
  try {
    if (sealed.kind) return readTokenAddress(bytes.toString('utf8'));
    return createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new EnvelopeError(`the key "${name}" is of a kind that is not known`, { cause });
  }
}
