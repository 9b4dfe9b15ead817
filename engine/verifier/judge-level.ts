import { CMS_OIDS } from '../pki/cms.ts';
import type { CertificatePool } from './certificates/certificate-pool.ts';
import type { CertificateVerdict } from './certificates/judge-certificate.ts';
import { ATTRIBUTES } from './cms/read-message.ts';
import type { SignatureVerdict } from './judge-signature.ts';
import { readEntryDate, type SignatureEntry } from './read-entry.ts';
import type { Level } from './report.ts';

/** A document timestamp that holds and is trusted: everything before `coveredTo` is proved. */
export type ProvedTimestamp = { at: Date; coveredTo: number; certificate: CertificateVerdict };

/** Why a signature is not of PAdES baseline form (EN 319 142-1 clause 6.3); undefined when it is. */
export function findBaselineFault({ form, value, candidate }: SignatureEntry): string | undefined {
  if (form !== 'ETSI.CAdES.detached' || value.kind !== 'message') return `its form is ${form}`;
  const { attributes, signedAttributes, content, contentType } = value.message;
  if (!signedAttributes || content || contentType !== CMS_OIDS.data) return 'its message is not detached data';
  if (attributes.has(CMS_OIDS.signingTime)) return 'it states a signing time in the message';
  if (!attributes.has(CMS_OIDS.signingCertificateV2) && !attributes.has(ATTRIBUTES.signingCertificate)) {
    return 'it does not name its certificate';
  }
  if (!readEntryDate(candidate.dict, 'M')) return 'it states no time';
  return candidate.dict.has('Cert') ? 'its dictionary repeats the certificate' : undefined;
}

/** Up to which position of the file the data lie that prove a path and its statuses; Infinity when some are missing. */
function measureEvidence({ path, statuses }: CertificateVerdict, pool: CertificatePool): number {
  const needed = [
    ...path.slice(0, -1).map((certificate) => pool.findPosition(certificate)),
    // Nothing to ask for is nothing to keep only where the certificate itself says so.
    ...statuses.map(({ status, position, findings }) => (status === 'exempt' && findings.length === 0 ? 0 : position)),
  ];
  return Math.max(0, ...needed);
}

/**
 * The level that the file itself proves (EN 319 142-1 clause 6): B-T by a trusted timestamp, B-LT when it also holds
 * the certificates and status answers of signer and timestamp authority, B-LTA when a document timestamp covers those.
 */
export function judgeLevel(
  entry: SignatureEntry,
  verdict: SignatureVerdict,
  later: ProvedTimestamp[],
  pool: CertificatePool,
): Level | null {
  if (verdict.faults.some(({ subIndication }) => FORMLESS.has(subIndication)) || findBaselineFault(entry)) return null;
  const [stamp] = verdict.timestamps.map(({ certificate }) => certificate);
  const proof = stamp ?? later.at(0)?.certificate;
  if (!proof) return 'B-B';
  if (!verdict.certificate?.anchor) return 'B-T';
  const evidence = Math.max(measureEvidence(verdict.certificate, pool), measureEvidence(proof, pool));
  if (evidence === Infinity) return 'B-T';
  return later.some(({ coveredTo }) => coveredTo >= evidence) ? 'B-LTA' : 'B-LT';
}
const FORMLESS = new Set(['FORMAT_FAILURE', 'HASH_FAILURE', 'SIG_CRYPTO_FAILURE', 'NO_SIGNING_CERTIFICATE_FOUND']);
