import type { X509Certificate } from 'node:crypto';

import { equalBytes } from '../../pki/der.ts';
import type { StatusFetcher } from './fetch-status.ts';
import { isIssuedBy, openCertificate } from '../../pki/known-certificate.ts';

/** More than any authority has; a certificate that leads in circles ends here. */
const MAX_STEPS = 4;

type Context = Pick<StatusFetcher, 'fetchIssuer'> & { anchors: Uint8Array[] };

function parse(der: Uint8Array): X509Certificate | undefined {
  try {
    return openCertificate(der);
  } catch {
    // Bytes of strangers: what is no certificate issues none and needs none.
    return undefined;
  }
}

/**
 * The certificates (DER) that lack between a signer's and the anchors, fetched from where each certificate says that its
 * issuer's is (RFC 5280, section 4.2.2.1). An empty list when nothing lacks, or when nothing can be had.
 */
export async function findMissingIssuers(
  certificates: [Uint8Array, ...Uint8Array[]],
  { fetchIssuer, anchors }: Context,
): Promise<Uint8Array[]> {
  const fetched: Uint8Array[] = [];
  let [current] = certificates;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const child = parse(current);
    const isKnown = (der: Uint8Array) => {
      const issuer = parse(der);
      return issuer?.ca && child && isIssuedBy(child, issuer);
    };
    if (!child) return fetched;
    if (anchors.some((anchor) => equalBytes(anchor, current) || isKnown(anchor))) return fetched;
    const known = certificates.find((der) => !equalBytes(der, current) && isKnown(der));
    const issuer = known ?? (await fetchIssuer(current));
    if (!issuer || equalBytes(issuer, current)) return fetched;
    if (!known) fetched.push(issuer);
    current = issuer;
  }
  return fetched;
}
