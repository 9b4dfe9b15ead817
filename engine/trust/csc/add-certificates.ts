import { DerError, encodeSequence, encodeTagged, equalBytes, readChildren, readWhole, TAG } from '../../pki/der.ts';
import { TrustError } from '../../pki/trust-error.ts';

/**
 * Adds certificates to a CMS message that lacks them, without touching a signed byte: the certificate set of SignedData
 * is outside the signature (RFC 5652, section 5.1). Throws TrustError `bad_answer` when it is no such message.
 */
export function addCertificates(message: Uint8Array, certificates: Uint8Array[]): Uint8Array {
  try {
    const [type, wrapper] = readChildren(readWhole(message, TAG.sequence));
    const fields = readChildren(readWhole(wrapper?.content ?? new Uint8Array(), TAG.sequence));
    const [version, digests, content, ...rest] = fields;
    const isSet = rest[0]?.tag === 0xa0;
    const known = isSet ? readChildren(rest[0]!).map((node) => node.raw) : [];
    const missing = certificates.filter((added) => !known.some((one) => equalBytes(one, added)));
    if (missing.length === 0) return message;
    const set = [...known, ...missing].toSorted((a, b) => Buffer.compare(a, b));
    const others = rest.slice(isSet ? 1 : 0).map((node) => node.raw);
    const body = encodeSequence(version!.raw, digests!.raw, content!.raw, encodeTagged(0, ...set), ...others);
    return encodeSequence(type!.raw, encodeTagged(0, body));
  } catch (cause) {
    if (!(cause instanceof DerError)) throw cause;
    throw new TrustError('bad_answer', 'the signature cannot be read', { cause });
  }
}
