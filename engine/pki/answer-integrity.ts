import { readIssuerAndSerial } from './cms.ts';
import { demandNode, DerError, equalBytes, readChildren, readWhole, TAG, type DerNode } from './der.ts';
import { findCrlFields, isCertificateId, isNamedBy, openOcspResponse, readExtensions } from './read-revocation.ts';
import { isCryptoError } from './validation-data.ts';
import { holdsSignature, readSignatureScheme } from './verify-signature.ts';
import { openCertificate } from './known-certificate.ts';

// Whether an answer was written over since it was signed. That it is of no use is no damage: its responder may be trusted
// elsewhere, or its algorithm be of old.

const AUTHORITY_KEY = '2.5.29.35';
const SUBJECT_KEY = '2.5.29.14';

/** False for bytes that contradict themselves. */
function guard<T>(judge: () => T): T | false {
  try {
    return judge();
  } catch (error) {
    if (error instanceof DerError || error instanceof RangeError || isCryptoError(error)) return false;
    throw error;
  }
}

function holds(signer: Uint8Array, signed: DerNode, algorithm: DerNode | undefined, bits: DerNode | undefined) {
  const scheme = readSignatureScheme(algorithm);
  const signature = demandNode(bits, TAG.bitString, 'signature').content.subarray(1);
  return scheme && holdsSignature(scheme, openCertificate(signer).publicKey, signed.raw, signature);
}

/** Tells whether an OCSP response is as its responder signed it; undefined where it does not enclose who that was. */
export function isOcspIntact(der: Uint8Array): boolean | undefined {
  return guard(() => {
    const { id, data, algorithm, signature, enclosed } = openOcspResponse(der);
    if (enclosed.length === 0) return undefined;
    const responder = enclosed.find((node) => isNamedBy(id, node.raw));
    return responder ? holds(responder.raw, data, algorithm, signature) : false;
  });
}

/** Tells whether an OCSP response states that it is about this certificate of this issuer. */
export function isOcspAbout(der: Uint8Array, question: { certificate: Uint8Array; issuer: Uint8Array }): boolean {
  return guard(() => {
    const { responses } = openOcspResponse(der);
    return readChildren(demandNode(responses, TAG.sequence, 'responses')).some((single) =>
      isCertificateId(readChildren(single)[0], question),
    );
  });
}

const findKeyId = (list: DerNode | undefined, oid: string) =>
  readExtensions(list && readWhole(list.content, TAG.sequence)).find((extension) => extension.oid === oid)?.value;

/** Tells whether a CRL is as this issuer signed it; undefined for one of another name or another of the issuer's keys. */
export function isCrlIntact(der: Uint8Array, issuer: Uint8Array): boolean | undefined {
  return guard(() => {
    const [list, algorithm, signature] = readChildren(readWhole(der, TAG.sequence));
    const { issuer: name, rest } = findCrlFields(list);
    if (!name || !equalBytes(name.raw, readIssuerAndSerial(issuer).subject.raw)) return undefined;
    const [body] = readChildren(readWhole(issuer, TAG.sequence));
    const stated = findKeyId(
      rest.find((node) => node.tag === 0xa0),
      AUTHORITY_KEY,
    );
    const own = findKeyId(
      readChildren(body!).find((node) => node.tag === 0xa3),
      SUBJECT_KEY,
    );
    const [statedKey] = stated ? readChildren(readWhole(stated.content, TAG.sequence)) : [];
    const isOfOtherKey =
      statedKey?.tag === 0x80 && own && !equalBytes(statedKey.content, readWhole(own.content, TAG.octetString).content);
    return isOfOtherKey ? undefined : holds(issuer, list!, algorithm, signature);
  });
}
