import type { DocumentReport, Indication, SubIndication } from '@sigillum/api-contracts/verification/schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { verificationVerdictMessages as messages } from './verdict-messages.ts';

export type VerdictTone = 'success' | 'warning' | 'danger' | 'info';

/** What a person is told first: one sentence, and why. */
export interface Verdict {
  tone: VerdictTone;
  sentence: MessageText;
  /** What to do, or what it rests on. */
  advice: MessageText | undefined;
  /** Id of the text that says why; see `nameCause`. */
  cause: string | undefined;
}

/** Id of the text that explains a sub-indication. */
export const nameCause = (subIndication: SubIndication): string =>
  `verification.cause.${subIndication.toLowerCase().replaceAll('_', '-')}`;

const sentences = {
  TOTAL_PASSED: { tone: 'success', sentence: messages.verdictPassed, advice: messages.advicePassed },
  INDETERMINATE: { tone: 'warning', sentence: messages.verdictIndeterminate, advice: undefined },
  TOTAL_FAILED: { tone: 'danger', sentence: messages.verdictFailed, advice: messages.adviceFailed },
} as const satisfies Record<Indication, Omit<Verdict, 'cause'>>;

/** The verdict on a file in plain words. A file without signatures that can be read is not in doubt: it is unsigned. */
export function describeVerdict(report: DocumentReport): Verdict {
  const { signatures, timestamps, findings, verdict, subIndication } = report;
  const cause = subIndication === null || verdict === 'TOTAL_PASSED' ? undefined : nameCause(subIndication);
  if (signatures.length > 0) {
    const isFileAlone =
      verdict !== 'TOTAL_PASSED' && signatures.every(({ indication }) => indication === 'TOTAL_PASSED');
    // What is wrong then stands below, or beside a timestamp.
    if (isFileAlone) return { ...sentences[verdict], sentence: messages.verdictFileAlone, cause: undefined };
    return { ...sentences[verdict], cause };
  }
  if (findings.some(({ severity }) => severity === 'failure'))
    return { tone: 'danger', sentence: messages.verdictUnreadable, advice: messages.adviceFailed, cause: undefined };
  if (timestamps.length > 0)
    return { ...weighTimestamps(timestamps), sentence: messages.verdictTimestamped, cause: undefined };
  return { tone: 'info', sentence: messages.verdictUnsigned, advice: messages.adviceUnsigned, cause: undefined };
}

/** What timestamps prove of a file that nobody has signed. */
function weighTimestamps(timestamps: DocumentReport['timestamps']): Pick<Verdict, 'tone' | 'advice'> {
  const holding = timestamps.filter(({ indication }) => indication === 'TOTAL_PASSED');
  if (timestamps.some(({ indication }) => indication === 'TOTAL_FAILED'))
    return { tone: 'danger', advice: messages.adviceTimestampFailed };
  if (holding.length === 0) return { tone: 'warning', advice: messages.adviceTimestampOpen };
  const isWhole = holding.some(({ revision }) => revision.isWholeFile);
  return { tone: 'info', advice: isWhole ? messages.adviceTimestamped : messages.adviceTimestampedBefore };
}

const states = {
  TOTAL_PASSED: { tone: 'success', label: messages.statePassed },
  INDETERMINATE: { tone: 'warning', label: messages.stateIndeterminate },
  TOTAL_FAILED: { tone: 'danger', label: messages.stateFailed },
} as const satisfies Record<Indication, { tone: VerdictTone; label: MessageText }>;

/** The state of one signature or timestamp, in one or two words. */
export const describeState = (indication: Indication): (typeof states)[Indication] => states[indication];
