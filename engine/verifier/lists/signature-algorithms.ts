import { constants, createHash, verify, type KeyObject } from 'node:crypto';

import type { HashName } from '../../pki/verify-signature.ts';
import { findSchemeWeakness } from '../certificates/judge-algorithms.ts';
import type { CanonicalForm } from './canonicalise.ts';
import { ListError } from './list-error.ts';
import { findChild, findChildren, readAttribute, type XmlElement } from './xml-tree.ts';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${DSIG}enveloped-signature`;

/** SHA-1 is missing on purpose: lists are fresh, so nothing proves that one with it is old. */
const DIGESTS: Record<string, HashName> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  [`${MORE}sha384`]: 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};
type Scheme = { family: 'rsa' | 'rsa-pss' | 'ecdsa'; hash: HashName };
const SCHEMES = new Map<string, Scheme>(
  (['sha256', 'sha384', 'sha512'] as const).flatMap((hash): [string, Scheme][] => [
    [`${MORE}rsa-${hash}`, { family: 'rsa', hash }],
    [`${MORE}ecdsa-${hash}`, { family: 'ecdsa', hash }],
    [`http://www.w3.org/2007/05/xmldsig-more#${hash}-rsa-MGF1`, { family: 'rsa-pss', hash }],
  ]),
);

const readAlgorithm = (parent: XmlElement, local: string): XmlElement & { algorithm: string } => {
  const element = findChild(parent, DSIG, local);
  if (!element) throw new ListError(`the signature has no ${local}`);
  return { ...element, algorithm: readAttribute(element, 'Algorithm') ?? '' };
};

/**
 * The digest of bytes by the DigestMethod of an element. `names`: it only tells which of the certificates at hand is
 * meant, and that one is compared with the published ones byte by byte; some states still do so by SHA-1.
 */
export function digestBy(parent: XmlElement, bytes: Uint8Array, { names = false } = {}): Buffer {
  const { algorithm } = readAlgorithm(parent, 'DigestMethod');
  const hash = names && algorithm === `${DSIG}sha1` ? 'sha1' : DIGESTS[algorithm];
  if (!hash) throw new ListError(`the digest ${algorithm} is not accepted`);
  return createHash(hash).update(bytes).digest();
}

/** A canonicalisation by its URI; undefined for others. Elements hold no comments here, so forms with comments are refused. */
function readForm(element: XmlElement, algorithm: string): CanonicalForm | undefined {
  if (algorithm === INCLUSIVE) return { isExclusive: false, inclusivePrefixes: [] };
  if (algorithm !== EXCLUSIVE) return undefined;
  const given = findChild(element, EXCLUSIVE, 'InclusiveNamespaces');
  const prefixes = (given && readAttribute(given, 'PrefixList'))?.split(/\s+/).filter(Boolean) ?? [];
  return { isExclusive: true, inclusivePrefixes: prefixes.map((prefix) => (prefix === '#default' ? '' : prefix)) };
}

/** The canonical form of SignedInfo. */
export function readSignedInfoForm(signedInfo: XmlElement): CanonicalForm {
  const method = readAlgorithm(signedInfo, 'CanonicalizationMethod');
  const form = readForm(method, method.algorithm);
  if (!form) throw new ListError(`the canonicalisation ${method.algorithm} is not accepted`);
  return form;
}

/** The transforms of a reference: the enveloped-signature one and one canonicalisation, nothing that could select. */
export function readTransforms(reference: XmlElement): { isEnveloped: boolean; form: CanonicalForm } {
  let isEnveloped = false;
  let form: CanonicalForm | undefined;
  for (const transform of findChildren(findChild(reference, DSIG, 'Transforms'), DSIG, 'Transform')) {
    const algorithm = readAttribute(transform, 'Algorithm') ?? '';
    const wanted = readForm(transform, algorithm);
    if (algorithm === ENVELOPED && !isEnveloped && !form) isEnveloped = true;
    else if (wanted && !form) form = wanted;
    else throw new ListError(`the transform ${algorithm} is not accepted`);
  }
  return { isEnveloped, form: form ?? { isExclusive: false, inclusivePrefixes: [] } };
}

/** Whether the value is the key's over SignedInfo; throws ListError for algorithms and keys that are not accepted at the time. */
export function holdsValue(
  signedInfo: XmlElement,
  key: KeyObject,
  bytes: Uint8Array,
  value: Uint8Array,
  at: Date,
): boolean {
  const { algorithm } = readAlgorithm(signedInfo, 'SignatureMethod');
  const scheme = SCHEMES.get(algorithm);
  if (!scheme) throw new ListError(`the signature algorithm ${algorithm} is not accepted`);
  const weakness = findSchemeWeakness(scheme, key, at);
  if (weakness) throw new ListError(`the signature is too weak: ${weakness}`);
  if (key.asymmetricKeyType !== (scheme.family === 'ecdsa' ? 'ec' : 'rsa')) return false;
  const { hash, family } = scheme;
  if (family === 'ecdsa') return verify(hash, bytes, { key, dsaEncoding: 'ieee-p1363' }, value);
  if (family === 'rsa') return verify(hash, bytes, key, value);
  const saltLength = constants.RSA_PSS_SALTLEN_DIGEST;
  return verify(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, value);
}
