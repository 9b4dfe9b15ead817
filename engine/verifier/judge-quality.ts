import { OWN_OIDS } from '../pki/issue-certificate.ts';
import { readChildren, readOid, readWhole, TAG } from '../pki/der.ts';
import { EXTENSIONS, type Certificate } from './certificates/certificate.ts';
import { findAttribute } from './certificates/name.ts';
import type { SignatureReport, TrustAnchor } from './report.ts';

/** What trusted lists are asked: the chain (DER, the signer's first, the anchor last) and the proved time. */
export type QualityQuestion = { chain: Uint8Array[]; anchor: TrustAnchor; at: Date };
export type QualityAnswer = Pick<SignatureReport, 'quality' | 'legislation'>;
export type JudgeQuality = (question: QualityQuestion) => QualityAnswer | undefined;

const QC_TYPE = '0.4.0.1862.1.6';
const QC_TYPE_SEAL = '0.4.0.1862.1.6.2';
/** Certificates for one signing that older installations made live minutes, and say nothing of themselves. */
const SHORT_LIFE = 24 * 3_600_000;

/** QcType (EN 319 412-5 clause 4.2.3), which tells seals from signatures. */
function readQcTypes({ extensions }: Certificate): string[] {
  const statements = extensions.get(EXTENSIONS.qcStatements);
  if (!statements) return [];
  try {
    const parts = readChildren(readWhole(statements.value, TAG.sequence)).map((statement) => readChildren(statement));
    const types = parts.find(([oid]) => oid && readOid(oid) === QC_TYPE)?.[1];
    return types ? readChildren(types).map((node) => readOid(node)) : [];
  } catch {
    return [];
  }
}

const isOwn = (certificate: Certificate) =>
  certificate.policies.some((policy) => Object.values<string>(OWN_OIDS).includes(policy));
/** Policies of certificates that stand for a person. */
const PERSONAL: string[] = [OWN_OIDS.personPolicy, OWN_OIDS.statedNamePolicy, OWN_OIDS.demonstrationPolicy];
const isShortLived = ({ notBefore, notAfter }: Certificate) => notAfter.getTime() - notBefore.getTime() <= SHORT_LIFE;

/** Whether a certificate stands for an organisation, by what it says of itself. */
export function judgeKind(certificate: Certificate): SignatureReport['kind'] {
  const types = readQcTypes(certificate);
  if (types.length > 0) return types.includes(QC_TYPE_SEAL) ? 'seal' : 'signature';
  if (isOwn(certificate)) {
    const isPersonal = certificate.policies.some((policy) => PERSONAL.includes(policy));
    return isPersonal || isShortLived(certificate) ? 'signature' : 'seal';
  }
  const { subject } = certificate;
  const isPerson = findAttribute(subject, 'GN', 'SN', 'pseudonym') !== undefined;
  return !isPerson && findAttribute(subject, 'organizationIdentifier') !== undefined ? 'seal' : 'signature';
}

/** What certificates of a trust centre like ours say by their policies, whichever installation issued them. */
function readOwnQuality({ policies }: Certificate): QualityAnswer['quality'] | undefined {
  if (policies.includes(OWN_OIDS.demonstrationPolicy)) return 'DEMO';
  if (policies.includes(OWN_OIDS.statedNamePolicy)) return 'SES';
  const { organisationSealPolicy, personPolicy } = OWN_OIDS;
  return policies.includes(organisationSealPolicy) || policies.includes(personPolicy) ? 'AES' : undefined;
}

/**
 * The quality of a signature that holds. The embedded trust centre is never called qualified: the platform's seal, and a name
 * that is only stated, are SES; an organisation's seal and an identified person's certificate AES. Everything else is the trusted lists' to say.
 */
export function judgeOwnQuality(certificate: Certificate, anchor: TrustAnchor | undefined): QualityAnswer {
  const isVouchedFor = anchor?.source === 'local' || anchor?.source === 'operator';
  if (!isVouchedFor || !isOwn(certificate)) return { quality: 'UNDEFINED', legislation: 'UNDEFINED' };
  const quality = readOwnQuality(certificate) ?? (isShortLived(certificate) ? 'AES' : 'SES');
  return { quality, legislation: 'UNDEFINED' };
}
