import { FINDINGS, type FindingCode } from '../findings.ts';
import { describeChange } from '../describe-change.ts';
import type { DocumentReport, Finding, Indication, SignatureReport, TimestampReport } from '../report.ts';

const VERDICTS: Record<Indication, string> = {
  TOTAL_PASSED: 'holds',
  INDETERMINATE: 'cannot be judged for certain',
  TOTAL_FAILED: 'does not hold',
};

const explain = ({ code, detail }: Finding) => {
  const text = code in FINDINGS ? FINDINGS[code as FindingCode].text : code;
  return detail ? `${text} (${detail})` : text;
};

const showTime = (at: string | null) => at?.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');

function describeSignature(signature: SignatureReport): string[] {
  const { signer, kind, indication, provenAt, claimedAt, level, subIndication, changesSince, revision } = signature;
  const when = provenAt
    ? `, proved at ${showTime(provenAt)}`
    : claimedAt
      ? `, said to be of ${showTime(claimedAt)}`
      : '';
  const what = kind === 'seal' ? 'seal' : 'signature';
  const name = signer ? `The ${what} of ${signer}` : `The ${what} in the field "${signature.fieldName}"`;
  const sentence = `${name}${when} ${VERDICTS[indication]}.`;
  const coverage = revision.isWholeFile ? 'covers the whole file' : 'no later changes of content';
  // Of a signature that does not even hold by itself nobody knows what was changed since.
  const isUnknown = indication === 'TOTAL_FAILED' && changesSince.length === 0;
  const facts = [
    indication + (subIndication ? ` (${subIndication})` : ''),
    ...(level ? [level] : []),
    ...(signature.quality === 'UNDEFINED' ? [] : [signature.quality]),
    ...(signature.anchor ? [`trust: ${signature.anchor.name}`] : []),
    ...(isUnknown ? [] : [changesSince.length > 0 ? 'changed since as follows' : coverage]),
  ];
  const notes = [
    ...signature.findings.map(explain),
    ...changesSince
      .toSorted((one, other) => Number(one.isAllowed) - Number(other.isAllowed))
      .map((change) => `${change.isAllowed ? 'Changed since' : 'Not allowed'}: ${describeChange(change)}`),
  ];
  return [sentence, `  ${facts.join(', ')}`, ...notes.map((note) => `  - ${note}`)];
}

function describeTimestamp({ authority, at, indication, subIndication, findings }: TimestampReport): string[] {
  const sentence = `The document timestamp${authority ? ` of ${authority}` : ''}${at ? ` at ${showTime(at)}` : ''} ${VERDICTS[indication]}.`;
  return [
    sentence,
    `  ${indication}${subIndication ? ` (${subIndication})` : ''}`,
    ...findings.map((finding) => `  - ${explain(finding)}`),
  ];
}

/** The report for people: the verdict, then one sentence a signature with its facts and what was found. */
export function describeReport(report: DocumentReport, isTrusting: boolean): string {
  const { verdict, subIndication, signatures, timestamps, findings } = report;
  const hint = 'No root is trusted here: name one with --trust, or set up the trust centre of this installation.';
  const lines = [
    `${verdict}${subIndication ? ` (${subIndication})` : ''}`,
    ...(isTrusting ? [] : [hint]),
    ...findings.map((finding) => `- ${explain(finding)}`),
    ...signatures.flatMap(describeSignature),
    ...timestamps.flatMap(describeTimestamp),
  ];
  return `${lines.join('\n')}\n`;
}
