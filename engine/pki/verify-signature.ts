import { constants, createHash, publicDecrypt, verify, type Hash, type KeyObject } from 'node:crypto';

import { DerError, readChildren, readIntegerHex, readOid, readWhole, TAG, type DerNode } from './der.ts';
import { isHolding } from './known-certificate.ts';

/** Digests by the names that Node knows them by. Whether one may still be used is the policy's question. */
export type HashName =
  | 'md5'
  | 'sha1'
  | 'sha224'
  | 'sha256'
  | 'sha384'
  | 'sha512'
  | 'sha3-256'
  | 'sha3-384'
  | 'sha3-512'
  | 'shake256';

/** SHAKE256 in messages has 64 bytes (RFC 8702 section 3.1). */
const sizeOf = (hash: HashName) => (hash === 'shake256' ? { outputLength: 64 } : undefined);

/** An open digest. */
export const openHash = (hash: HashName): Hash => createHash(hash, sizeOf(hash));

/** A copy of an open digest, which goes on by itself. */
export const forkHash = (running: Hash, hash: HashName): Hash => running.copy(sizeOf(hash));

/** How a signature was made: what an AlgorithmIdentifier says, with the digest where it says that elsewhere. */
export type SignatureScheme = {
  family: 'rsa' | 'rsa-pss' | 'ecdsa' | 'ed25519' | 'ed448';
  /** Absent for Ed25519 and Ed448, which hash by themselves. */
  hash?: HashName;
  /** Of RSASSA-PSS, in bytes. */
  saltLength?: number;
};

const HASHES: Record<string, HashName> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
  '2.16.840.1.101.3.4.2.12': 'shake256',
};

const RSA = '1.2.840.113549.1.1';
const ECDSA = '1.2.840.10045.4';
const NIST = '2.16.840.1.101.3.4.3';
const SCHEMES: Record<string, SignatureScheme> = {
  [`${RSA}.4`]: { family: 'rsa', hash: 'md5' },
  [`${RSA}.5`]: { family: 'rsa', hash: 'sha1' },
  '1.3.14.3.2.29': { family: 'rsa', hash: 'sha1' },
  [`${RSA}.14`]: { family: 'rsa', hash: 'sha224' },
  [`${RSA}.11`]: { family: 'rsa', hash: 'sha256' },
  [`${RSA}.12`]: { family: 'rsa', hash: 'sha384' },
  [`${RSA}.13`]: { family: 'rsa', hash: 'sha512' },
  [`${NIST}.14`]: { family: 'rsa', hash: 'sha3-256' },
  [`${NIST}.15`]: { family: 'rsa', hash: 'sha3-384' },
  [`${NIST}.16`]: { family: 'rsa', hash: 'sha3-512' },
  [`${ECDSA}.1`]: { family: 'ecdsa', hash: 'sha1' },
  [`${ECDSA}.3.1`]: { family: 'ecdsa', hash: 'sha224' },
  [`${ECDSA}.3.2`]: { family: 'ecdsa', hash: 'sha256' },
  [`${ECDSA}.3.3`]: { family: 'ecdsa', hash: 'sha384' },
  [`${ECDSA}.3.4`]: { family: 'ecdsa', hash: 'sha512' },
  [`${NIST}.10`]: { family: 'ecdsa', hash: 'sha3-256' },
  [`${NIST}.11`]: { family: 'ecdsa', hash: 'sha3-384' },
  [`${NIST}.12`]: { family: 'ecdsa', hash: 'sha3-512' },
  '1.3.101.112': { family: 'ed25519' },
  '1.3.101.113': { family: 'ed448' },
};
/** Identifiers of keys, which some signers write where the signature's belongs: the digest is the message's then. */
const BARE: Record<string, SignatureScheme['family']> = { [`${RSA}.1`]: 'rsa', '1.2.840.10045.2.1': 'ecdsa' };
const PSS = `${RSA}.10`;
const MASK_GENERATION = `${RSA}.8`;

/** The digest that an AlgorithmIdentifier names, or undefined for one that is not known or carries odd parameters. */
export function readHashName(identifier: DerNode | undefined): HashName | undefined {
  if (identifier?.tag !== TAG.sequence) throw new DerError('a digest algorithm is missing');
  const [oid, parameters, ...more] = readChildren(identifier);
  const isPlain =
    more.length === 0 && (!parameters || (parameters.tag === TAG.null && parameters.content.length === 0));
  return isPlain ? HASHES[readOid(oid)] : undefined;
}

/** RSASSA-PSS-params (RFC 4055 section 3.1): the mask must use the same digest, for nothing else is in use. */
function readPss(parameters: DerNode | undefined): SignatureScheme | undefined {
  const fields = parameters?.tag === TAG.sequence ? readChildren(parameters) : [];
  const find = (tag: number) => {
    const field = fields.find((candidate) => candidate.tag === tag);
    return field && readWhole(field.content);
  };
  const [hashNode, maskNode, saltNode, trailerNode] = [find(0xa0), find(0xa1), find(0xa2), find(0xa3)];
  const hash = hashNode ? readHashName(hashNode) : 'sha1';
  const [maskOid, maskHash] = maskNode ? readChildren(maskNode) : [];
  if (maskOid && readOid(maskOid) !== MASK_GENERATION) return undefined;
  const isSameMask = (maskHash ? readHashName(maskHash) : 'sha1') === hash;
  const saltLength = saltNode ? parseInt(readIntegerHex(saltNode), 16) : 20;
  const hasTrailer = !trailerNode || readIntegerHex(trailerNode) === '01';
  return hash && isSameMask && hasTrailer && saltLength <= 512 ? { family: 'rsa-pss', hash, saltLength } : undefined;
}

/**
 * Reads a signature's AlgorithmIdentifier. `digest` is what the message says of its digest, for identifiers that name
 * only the key. Undefined for schemes that are not known; throws DerError for bytes that are no identifier.
 */
export function readSignatureScheme(identifier: DerNode | undefined, digest?: HashName): SignatureScheme | undefined {
  if (identifier?.tag !== TAG.sequence) throw new DerError('a signature algorithm is missing');
  const [oidNode, parameters] = readChildren(identifier);
  const oid = readOid(oidNode);
  if (oid === PSS) return readPss(parameters);
  const hasOddParameters = parameters && (parameters.tag !== TAG.null || parameters.content.length > 0);
  const family = BARE[oid];
  if (family) return digest && (family === 'ecdsa' || !hasOddParameters) ? { family, hash: digest } : undefined;
  return hasOddParameters ? undefined : SCHEMES[oid];
}

const KEY_TYPES: Record<SignatureScheme['family'], string[]> = {
  rsa: ['rsa'],
  'rsa-pss': ['rsa', 'rsa-pss'],
  ecdsa: ['ec'],
  ed25519: ['ed25519'],
  ed448: ['ed448'],
};
/** The one digest of a message that may go with a scheme (RFC 8419 section 3.1); any may with the others. */
const OWN_DIGESTS: Partial<Record<SignatureScheme['family'], HashName>> = { ed25519: 'sha512', ed448: 'shake256' };

/** Whether a message of this digest may be signed with this scheme. */
export const canSignDigest = ({ family }: SignatureScheme, digest: HashName) =>
  (OWN_DIGESTS[family] ?? digest) === digest;

/** Tells whether the signature is the key's over the bytes; a key of another kind, or one Node cannot use, counts as no. */
export function holdsSignature(
  { family, hash, saltLength }: SignatureScheme,
  key: KeyObject,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (!KEY_TYPES[family].includes(key.asymmetricKeyType ?? '')) return false;
  try {
    return isHolding({ how: `${family} ${hash} ${saltLength}`, key, bytes, signature }, () =>
      family === 'rsa-pss'
        ? verify(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature)
        : verify(OWN_DIGESTS[family] ? null : hash, bytes, { key, dsaEncoding: 'der' }, signature),
    );
  } catch {
    return false;
  }
}

/** The digest inside a PKCS #1 v1.5 signature, where only that and not the bytes are at hand (RFC 8017 section 9.2). */
export function openRsaSignature(
  key: KeyObject,
  signature: Uint8Array,
): { hash: HashName; digest: Uint8Array } | undefined {
  if (key.asymmetricKeyType !== 'rsa') return undefined;
  try {
    const info = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
    const [algorithm, digest, ...more] = readChildren(readWhole(info, TAG.sequence));
    const hash = readHashName(algorithm);
    return hash && digest?.tag === TAG.octetString && more.length === 0 ? { hash, digest: digest.content } : undefined;
  } catch {
    return undefined;
  }
}
