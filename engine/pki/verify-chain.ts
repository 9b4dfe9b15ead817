import type { X509Certificate } from 'node:crypto';

import { equalBytes } from './der.ts';
import { isIssuedBy, openCertificate } from './known-certificate.ts';

/**
 * Builds a path from the first certificate over the others to one of the anchors, valid at the given time: names,
 * signatures, CA flags and validity. Returns the reason why there is none, or undefined when the path holds.
 * Name constraints, policies and revocation are the verifier's business, not this check of our own fresh product.
 */
export function findChainFault(
  certificates: [Uint8Array, ...Uint8Array[]],
  anchors: Uint8Array[],
  at: Date,
): string | undefined {
  const [first, ...rest] = certificates.map((der) => openCertificate(der));
  const pool = [...anchors.map((der) => openCertificate(der)), ...rest];
  const isAnchor = (candidate: X509Certificate) => anchors.some((anchor) => equalBytes(anchor, candidate.raw));
  let current = first!;
  for (let depth = 0; depth < 8; depth += 1) {
    if (at < current.validFromDate || at > current.validToDate) return `${current.subject} is not valid at that time`;
    if (isAnchor(current)) return undefined;
    const child = current;
    const issuer = pool.find(
      (candidate) => candidate.ca && !equalBytes(candidate.raw, child.raw) && isIssuedBy(child, candidate),
    );
    if (!issuer) return `no issuer for ${current.subject}`;
    current = issuer;
  }
  return 'the chain is too long';
}
