import { readCertificate, type Certificate } from '../certificates/certificate.ts';
import type { JudgeQuality, QualityAnswer } from '../judge-quality.ts';
import type { Criteria, Criterion, ServiceState, TrustAnchor } from '../report.ts';
import { readQualifiedStatements, type CertificateUse } from './qualified-statements.ts';
import { findState, isGranted, isUnderRegulation } from './service-state.ts';

/** Policies of Directive 1999/93/EC (TS 101 456): qualified, and qualified in a secure device. */
const POLICY_QUALIFIED = '0.4.0.1456.1.2';
const POLICY_WITH_DEVICE = '0.4.0.1456.1.1';
const WITH_DEVICE = ['QCWithSSCD', 'QCWithQSCD', 'QCQSCDManagedOnBehalf'];
const WITHOUT_DEVICE = ['QCNoSSCD', 'QCNoQSCD'];
const USES: Record<string, CertificateUse> = {
  QCForESig: 'signature',
  QCForESeal: 'seal',
  QCForLegalPerson: 'seal',
  QCForWSA: 'website',
};
const USAGES: Record<CertificateUse, string> = {
  signature: 'ForeSignatures',
  seal: 'ForeSeals',
  website: 'ForWebSiteAuthentication',
};

/** What lists and a certificate say together at a time. */
type Qualification = { isQualified: boolean; use: CertificateUse | undefined; hasDevice: boolean };

function meetsCriterion(certificate: Certificate, criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'policies':
      return criterion.oids.every((oid) => certificate.policies.includes(oid));
    case 'extended-key-usage':
      return criterion.oids.every((oid) => certificate.extendedKeyUsage?.includes(oid));
    case 'subject':
      return criterion.oids.every((oid) => certificate.subject.attributes.some((attribute) => attribute.oid === oid));
    case 'key-usage':
      return criterion.bits.every(([bit, isSet]) => (certificate.keyUsage?.has(bit) ?? false) === isSet);
    case 'list':
      return meetsCriteria(certificate, criterion.criteria);
  }
}

function meetsCriteria(certificate: Certificate, { assert, of }: Criteria): boolean {
  const isMet = (criterion: Criterion) => meetsCriterion(certificate, criterion);
  if (assert === 'none') return !of.some(isMet);
  return assert === 'all' ? of.every(isMet) : of.some(isMet);
}

/** The use that qualifiers, then the certificate, then the law's default name. Undefined when they contradict each other. */
function judgeUse(qualifiers: string[], stated: CertificateUse[]): CertificateUse | undefined {
  const listed = [...new Set(qualifiers.flatMap((qualifier) => USES[qualifier] ?? []))];
  const uses = listed.length > 0 ? listed : stated;
  return uses.length > 1 ? undefined : (uses[0] ?? 'signature');
}

function judgeDevice(qualifiers: string[], isStated: boolean): boolean {
  const isWith = qualifiers.some((qualifier) => WITH_DEVICE.includes(qualifier));
  const isWithout = qualifiers.some((qualifier) => WITHOUT_DEVICE.includes(qualifier));
  return !isWithout && (isWith || isStated);
}

/** A certificate under one state of one CA/QC service (TS 119 615 clauses 4.4 and 4.5). */
function judgeUnder(state: ServiceState, certificate: Certificate, isSwiss: boolean): Qualification {
  const stated = readQualifiedStatements(certificate);
  const { policies, notBefore } = certificate;
  const byDirective = !isUnderRegulation(notBefore) && !isSwiss;
  const isCountry = isSwiss
    ? stated.countries.length === 0 || stated.countries.includes('CH')
    : stated.countries.length === 0;
  const hasDevicePolicy = byDirective && policies.includes(POLICY_WITH_DEVICE);
  const isStated =
    (stated.isCompliant && isCountry) || hasDevicePolicy || (byDirective && policies.includes(POLICY_QUALIFIED));
  const qualifiers = state.qualifications
    .filter(({ criteria }) => meetsCriteria(certificate, criteria))
    .flatMap((element) => element.qualifiers);
  const use = judgeUse(qualifiers, stated.uses);
  // A service that says what it is for is qualified for that alone; one that does not, for signatures.
  const usages = state.usages.filter((usage) => Object.values(USAGES).includes(usage));
  const isForUse = use !== undefined && (usages.length > 0 ? usages.includes(USAGES[use]) : use === 'signature');
  const isUseHeeded = byDirective || isSwiss ? use !== undefined : isForUse;
  const isQualified =
    !qualifiers.includes('NotQualified') && (isStated || qualifiers.includes('QCStatement')) && isUseHeeded;
  return { isQualified, use, hasDevice: judgeDevice(qualifiers, stated.hasDevice || hasDevicePolicy) };
}

/** All services of the chain at a time; undefined when none is granted. Where they differ, the least counts. */
function judgeAt(anchors: TrustAnchor[], leaf: Certificate, at: Date): Qualification | undefined {
  const judged = anchors.flatMap(({ service, source }) => {
    const state = service && findState(service, at);
    if (state?.type !== 'CA/QC' || !isGranted(state, at)) return [];
    return [judgeUnder(state, leaf, source === 'ch-list')];
  });
  const [first] = judged;
  if (!first) return undefined;
  return {
    isQualified: judged.every(({ isQualified }) => isQualified),
    use: judged.every(({ use }) => use === first.use) ? first.use : undefined,
    hasDevice: judged.every(({ hasDevice }) => hasDevice),
  };
}

function judgeUnderLaw(anchors: TrustAnchor[], leaf: Certificate, at: Date): QualityAnswer | undefined {
  const [first] = anchors;
  if (!first) return undefined;
  const legislation = first.source === 'ch-list' ? 'ZERTES' : 'EIDAS';
  // Qualified must be both the certificate when it was issued and when it was used (TS 119 615 clause 4.6).
  const [issued, used] = [judgeAt(anchors, leaf, leaf.notBefore), judgeAt(anchors, leaf, at)];
  if (!issued || !used || used.use === 'website') return undefined;
  const isQualified = issued.isQualified && used.isQualified;
  // What a recognised Swiss service issues is qualified or regulated; the Union knows no such second kind.
  if (!isQualified) return legislation === 'ZERTES' ? { quality: 'AES', legislation } : undefined;
  return { quality: used.hasDevice && used.use === 'signature' ? 'QES' : 'AES', legislation };
}

/**
 * Judges by trusted lists (TS 119 615) what a signature is: QES with a qualified certificate for signatures in a
 * qualified device, AES with a qualified one otherwise (also a qualified seal: a seal is never a QES). Undefined where
 * the lists give no qualified status at the proved time. `anchors`: all that are trusted; a chain may meet several.
 */
export function makeQualityJudge(anchors: TrustAnchor[]): JudgeQuality {
  const listed = anchors.filter(({ service }) => service);
  const isAt = (chain: Uint8Array[], { certificate }: TrustAnchor) =>
    chain.slice(1).some((der) => Buffer.compare(der, certificate) === 0);
  return ({ chain, anchor, at }) => {
    const [own] = chain;
    if (!own) return undefined;
    const leaf = readCertificate(own);
    const met = listed.filter((candidate) => candidate === anchor || isAt(chain, candidate));
    return (
      judgeUnderLaw(
        met.filter(({ source }) => source === 'eu-list'),
        leaf,
        at,
      ) ??
      judgeUnderLaw(
        met.filter(({ source }) => source === 'ch-list'),
        leaf,
        at,
      )
    );
  };
}
