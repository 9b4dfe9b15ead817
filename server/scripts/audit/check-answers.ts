import { createHash } from 'node:crypto';
import type { Findings } from './findings.ts';
import type { Report } from './read-report.ts';

const hash = (base64: string) => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');

/** Whether what Mobile ID has answered is what the events name, where it was exported. Who has signed it is not asked. */
export function checkAnswers({ evidence, mobileIdAnswers = [] }: Report): Findings {
  const named = new Set(evidence.events.map(({ data }) => data?.answerSha256).filter((one) => one !== undefined));
  const faults = mobileIdAnswers
    .filter(({ sha256, message }) => hash(message) !== sha256 || !named.has(sha256))
    .map(({ sha256 }) => `The answer of Mobile ID ${sha256.slice(0, 16)} is not the one that an event names.`);
  const given = new Set(mobileIdAnswers.map(({ sha256 }) => sha256));
  for (const sha256 of named)
    if (mobileIdAnswers.length && !given.has(sha256))
      faults.push(`The answer of Mobile ID ${sha256.slice(0, 16)} is missing.`);
  const isChecked = mobileIdAnswers.length > 0 && !faults.length;
  return { faults, notes: isChecked ? [`What Mobile ID has answered (${given.size}) is what the events name.`] : [] };
}
