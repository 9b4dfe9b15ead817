import type { X509Certificate } from 'node:crypto';

import { equalBytes } from './der.ts';
import { isIssuedBy, openCertificate } from './known-certificate.ts';

const MAX_LENGTH = 8;
/** Paths that are followed side by side: whose file holds more issuers of one name than that, is a stranger's. */
const MAX_BREADTH = 16;
/**
 * Certificates that are looked at, the first ones, and signatures of authorities that are verified at each step: crowds of one name would take hours.
 */
const MAX_CERTIFICATES = 500;
const MAX_LINKS = 64;

const isValidAt = (der: Uint8Array, at: Date) => {
  const { validFromDate, validToDate } = openCertificate(der);
  return at >= validFromDate && at <= validToDate;
};

/**
 * The shortest path from the first certificate over the others to one of the anchors, both ends included: names, signatures and CA flags,
 * and validity where a time is given. An authority may have certificates of several others (RFC 5280 section 3.2), and one of an
 * earlier time: not each of them leads to an anchor. Name constraints, policies and revocation are the verifier's business.
 */
export function findPath(
  certificates: [Uint8Array, ...Uint8Array[]],
  anchors: Uint8Array[],
  at?: Date,
): Uint8Array[] | undefined {
  const [first] = certificates;
  const isUsable = (der: Uint8Array) => !at || isValidAt(der, at);
  let links = 0;
  const isIssuer = (der: Uint8Array, child: X509Certificate) => {
    const issuer = openCertificate(der);
    if (links === 0 || !issuer.ca || !child.checkIssued(issuer)) return false;
    links -= 1;
    return isIssuedBy(child, issuer);
  };
  let open = [...anchors, ...certificates.slice(0, MAX_CERTIFICATES)].filter(
    (der) => !equalBytes(der, first) && isUsable(der),
  );
  let paths = isUsable(first) ? [[first]] : [];
  for (let length = 1; length <= MAX_LENGTH && paths.length > 0; length += 1) {
    const found = paths.find((path) => anchors.some((anchor) => equalBytes(anchor, path.at(-1)!)));
    if (found) return found;
    const longer: Uint8Array[][] = [];
    links = MAX_LINKS;
    for (const path of paths) {
      const child = openCertificate(path.at(-1)!);
      const issuers = open.filter((der) => isIssuer(der, child));
      // Nobody comes twice: by a longer way an authority leads nowhere else.
      open = open.filter((der) => !issuers.includes(der));
      longer.push(...issuers.map((der) => [...path, der]));
    }
    paths = longer.slice(0, MAX_BREADTH);
  }
  return undefined;
}

/**
 * The reason why no path leads from the first certificate over the others to one of the anchors at the given time, or undefined where one
 * does: the check of our own fresh product.
 */
export function findChainFault(
  certificates: [Uint8Array, ...Uint8Array[]],
  anchors: Uint8Array[],
  at: Date,
): string | undefined {
  if (findPath(certificates, anchors, at)) return undefined;
  const ended = (findPath(certificates, anchors) ?? [certificates[0]]).find((der) => !isValidAt(der, at));
  if (ended) return `${openCertificate(ended).subject} is not valid at that time`;
  return `no path from ${openCertificate(certificates[0]).subject} to an anchor`;
}
