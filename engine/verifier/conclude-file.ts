import { makeFinding } from './findings.ts';
import type { DocumentReport, Finding, Indication, SubIndication } from './report.ts';

type Conclusion = { indication: Indication; subIndication: SubIndication | null };

const RANK: Record<Indication, number> = { TOTAL_FAILED: 0, INDETERMINATE: 1, TOTAL_PASSED: 2 };

/** What a failure of the file as a whole means for it. */
const FILE_FAILURES: Record<string, SubIndication> = {
  'file-damaged': 'FORMAT_FAILURE',
  'objects-after-end': 'FORMAT_FAILURE',
  'signature-unreachable': 'FORMAT_FAILURE',
  'store-damaged': 'SIG_CONSTRAINTS_FAILURE',
};

function concludeFindings(findings: Finding[]): Conclusion[] {
  return findings.flatMap(({ code }) => {
    const subIndication = FILE_FAILURES[code];
    if (!subIndication) return [];
    const indication: Indication = subIndication === 'FORMAT_FAILURE' ? 'TOTAL_FAILED' : 'INDETERMINATE';
    return [{ indication, subIndication }];
  });
}

/** What only happens to a timestamp that somebody has written into, whoever may be trusted. */
const SIGNS_OF_DAMAGE = new Set([
  // A changed digit makes an unknown algorithm of a known one.
  'algorithm-unknown',
  'certificate-damaged',
  'certificate-reference-differs',
  'certificate-reference-missing',
  'signer-missing',
  'timestamp-order',
  'timestamp-usage',
]);

/**
 * The verdict on a file: the worst of its signatures. A document timestamp counts when it is broken, for then somebody
 * has changed the file; one that merely cannot be trusted takes nothing from a signature that stands without it.
 */
export function concludeFile(report: Omit<DocumentReport, 'verdict' | 'subIndication'>): DocumentReport {
  const { signatures, timestamps, findings } = report;
  const broken = timestamps.filter(
    ({ indication, findings: own }) =>
      indication === 'TOTAL_FAILED' || own.some(({ code }) => SIGNS_OF_DAMAGE.has(code)),
  );
  const conclusions: Conclusion[] = [...signatures, ...broken, ...concludeFindings(findings)];
  if (signatures.length === 0) {
    conclusions.push({ indication: 'INDETERMINATE', subIndication: 'SIGNED_DATA_NOT_FOUND' });
  }
  const [worst] = conclusions.toSorted((a, b) => RANK[a.indication] - RANK[b.indication]);
  const note = signatures.length === 0 && timestamps.length === 0 ? [makeFinding('no-signature')] : [];
  return {
    verdict: worst!.indication,
    subIndication: worst!.subIndication,
    ...report,
    findings: [...findings, ...note],
  };
}
