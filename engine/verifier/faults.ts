import { UnknownAlgorithm } from './cms/read-message.ts';
import type { FindingCode } from './findings.ts';
import { makeFinding } from './findings.ts';
import type { Finding, Indication, SubIndication } from './report.ts';

/** Something that keeps a signature or timestamp from passing. */
export type Fault = { code: FindingCode; subIndication: SubIndication; detail?: string };

/** What is said of a message that could not be read: of an algorithm that is not known here nothing is known to be wrong. */
export const describeUnreadable = (error: Error): Fault =>
  error instanceof UnknownAlgorithm
    ? { code: 'algorithm-unknown', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE', detail: error.message }
    : { code: 'message-unreadable', subIndication: 'FORMAT_FAILURE', detail: error.message };

/** Sub-indications of TOTAL_FAILED, the gravest first (EN 319 102-1 table 5); all others are INDETERMINATE. */
const FAILED: SubIndication[] = [
  'FORMAT_FAILURE',
  'HASH_FAILURE',
  'SIG_CRYPTO_FAILURE',
  'REVOKED',
  'EXPIRED',
  'NOT_YET_VALID',
];

/** The indication and sub-indication that faults lead to; those of TOTAL_FAILED come first, else the first found. */
export function concludeFaults(faults: Fault[]): { indication: Indication; subIndication: SubIndication | null } {
  for (const subIndication of FAILED) {
    if (faults.some((fault) => fault.subIndication === subIndication)) {
      return { indication: 'TOTAL_FAILED', subIndication };
    }
  }
  const [first] = faults;
  if (first) return { indication: 'INDETERMINATE', subIndication: first.subIndication };
  return { indication: 'TOTAL_PASSED', subIndication: null };
}

/** Faults as findings of the report. */
export const toFindings = (faults: Fault[]): Finding[] => faults.map(({ code, detail }) => makeFinding(code, detail));

/** The same findings once each, in their order. */
export function uniteFindings(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.code} ${finding.detail ?? ''}`, finding])).values()];
}
