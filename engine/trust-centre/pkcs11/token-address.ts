import { isAbsolute } from 'node:path';

/** Where a private key is, and what opens it; kept encrypted like a key. */
export type TokenAddress = {
  /** Absolute path of the token's PKCS #11 module, a shared library. */
  module: string;
  /** The token's label. */
  label: string;
  /** CKA_ID of the key, in lower-case hexadecimal. */
  id: string;
  pin: string;
  /** When the key was proved to be the certificate's; ISO 8601. A PIN that was refused before is tried again. */
  importedAt: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads an address as it was encrypted; throws RangeError when it is none. */
export function readTokenAddress(json: string): TokenAddress {
  const { module, label, id, pin, importedAt } = JSON.parse(json) as Record<string, unknown>;
  if (![module, label, id, pin, importedAt].every(isText) || !isAbsolute(module as string)) {
    throw new RangeError('not the address of a key in a token');
  }
  return { module, label, id, pin, importedAt } as TokenAddress;
}
