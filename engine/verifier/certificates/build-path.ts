import type { Fault } from '../faults.ts';
import type { TrustAnchor } from '../report.ts';
import { EXTENSIONS, isSameEntity, type Certificate } from './certificate.ts';
import type { CertificatePool } from './certificate-pool.ts';
import { findSchemeWeakness } from './judge-algorithms.ts';
import { findNameFault } from './name-constraints.ts';

/** The best path found: the end certificate first, the anchor last. Without `fault` it holds at the time asked. */
export type PathResult = { path: Certificate[]; anchor: TrustAnchor | undefined; fault: Fault | undefined };

const MAX_LENGTH = 10;
/** Cross-certificates multiply the paths; no honest set of certificates has as many. */
const MAX_PATHS = 200;
const [KEY_CERT_SIGN] = [5];
const UNDERSTOOD = new Set<string>([
  EXTENSIONS.subjectKeyId,
  EXTENSIONS.keyUsage,
  EXTENSIONS.subjectAltName,
  '2.5.29.18',
  EXTENSIONS.basicConstraints,
  EXTENSIONS.nameConstraints,
  EXTENSIONS.crlDistributionPoints,
  EXTENSIONS.certificatePolicies,
  '2.5.29.33',
  EXTENSIONS.authorityKeyId,
  EXTENSIONS.policyConstraints,
  EXTENSIONS.extendedKeyUsage,
  '2.5.29.54',
  EXTENSIONS.noRevocationAvailable,
  EXTENSIONS.authorityInfoAccess,
  EXTENSIONS.qcStatements,
  EXTENSIONS.ocspNoCheck,
  EXTENSIONS.validityAssured,
]);

const breakRule = (detail: string): Fault => ({
  code: 'chain-constraints',
  subIndication: 'CHAIN_CONSTRAINTS_FAILURE',
  detail,
});

function findTimeFault(certificate: Certificate, isEnd: boolean, at: Date): Fault | undefined {
  const { subject, notBefore, notAfter } = certificate;
  const who = isEnd ? 'certificate' : 'authority';
  if (at < notBefore) {
    return {
      code: `${who}-not-yet-valid`,
      subIndication: 'NOT_YET_VALID',
      detail: `${subject.text} from ${notBefore.toISOString()}`,
    };
  }
  if (at <= notAfter) return undefined;
  const detail = `${subject.text} until ${notAfter.toISOString()}`;
  return { code: `${who}-expired`, subIndication: 'OUT_OF_BOUNDS_NO_POE', detail };
}

function findAuthorityFault(authority: Certificate, below: Certificate[]): Fault | undefined {
  const name = authority.subject.text;
  if (!authority.isAuthority) return breakRule(`${name} is not an authority`);
  if (authority.keyUsage && !authority.keyUsage.has(KEY_CERT_SIGN))
    return breakRule(`${name} may not sign certificates`);
  // Self-issued certificates do not count (RFC 5280 section 4.2.1.9); the end certificate neither.
  const count = below.slice(1).filter((certificate) => certificate.subject.key !== certificate.issuer.key).length;
  if (authority.pathLength !== undefined && count > authority.pathLength)
    return breakRule(`${name} limits the path length`);
  for (const [index, certificate] of below.entries()) {
    const isSelfIssued = index > 0 && certificate.subject.key === certificate.issuer.key;
    const fault = isSelfIssued ? undefined : findNameFault(authority, certificate);
    if (fault) return breakRule(fault);
  }
  return undefined;
}

/** Judges a path from the anchor down (RFC 5280 section 6.1); the anchor's own validity is its holder's decision. */
function findPathFault(path: Certificate[], at: Date): Fault | undefined {
  const faults: (Fault | undefined)[] = [];
  for (const [index, certificate] of path.entries()) {
    const isAnchor = index === path.length - 1;
    const strange = [...certificate.extensions].find(([oid, { isCritical }]) => isCritical && !UNDERSTOOD.has(oid));
    if (strange && !isAnchor) faults.push(breakRule(`the critical extension ${strange[0]} is not understood`));
    if (index > 0) {
      try {
        faults.push(findAuthorityFault(certificate, path.slice(0, index)));
      } catch {
        faults.push(breakRule(`an extension of ${certificate.subject.text} cannot be read`));
      }
    }
    if (isAnchor && index > 0) continue;
    faults.push(findTimeFault(certificate, index === 0, at));
    const issuer = path[index + 1];
    const weakness = issuer && certificate.scheme && findSchemeWeakness(certificate.scheme, issuer.key, at);
    if (weakness) {
      const detail = `the certificate of ${certificate.subject.text}: ${weakness}`;
      faults.push({ code: 'weak-algorithm', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE', detail });
    }
  }
  return faults.find((fault) => fault !== undefined);
}

/** All paths to anchors, shortest first, up to the caps. */
function listPaths(
  leaf: Certificate,
  pool: CertificatePool,
  at: Date,
): { complete: Certificate[][]; longest: Certificate[] } {
  const complete: Certificate[][] = [];
  let longest = [leaf];
  const waiting: Certificate[][] = [[leaf]];
  for (let tried = 0; waiting.length > 0 && tried < MAX_PATHS; tried += 1) {
    const path = waiting.shift()!;
    const last = path.at(-1)!;
    if (path.length > longest.length) longest = path;
    if (pool.findAnchor(last, at)) complete.push(path);
    if (path.length >= MAX_LENGTH) continue;
    for (const issuer of pool.listIssuers(last)) {
      // Two authorities that certified each other would go round in a circle.
      if (!path.some((known) => isSameEntity(known, issuer))) waiting.push([...path, issuer]);
    }
  }
  return { complete, longest };
}

/** Builds paths from a certificate to the anchors and judges them at a time; the first that holds is the answer. */
export function buildPath(leaf: Certificate, pool: CertificatePool, at: Date): PathResult {
  const { complete, longest } = listPaths(leaf, pool, at);
  let best: PathResult | undefined;
  for (const path of complete) {
    const result = { path, anchor: pool.findAnchor(path.at(-1)!, at), fault: findPathFault(path, at) };
    if (!result.fault) return result;
    best ??= result;
  }
  if (best) return best;
  const last = longest.at(-1)!;
  const lapsed = longest.map((certificate) => pool.findLapsedAnchor(certificate)).find((anchor) => anchor);
  const detail = lapsed
    ? `the trusted list did not vouch for ${lapsed.name} at ${at.toISOString()}`
    : pool.hasNamedIssuer(last)
      ? `no key of ${last.issuer.text} signed it`
      : `no certificate of ${last.issuer.text}`;
  const fault: Fault = { code: 'no-path', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND', detail };
  return { path: longest, anchor: undefined, fault };
}
