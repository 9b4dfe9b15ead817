import type { Survey } from '@sigillum/api-contracts/platform/schemas.ts';

/** Signatures after which one is asked how that goes, and days after which how one likes the whole. */
export const surveyAfter = { signatures: 3, days: 30 } as const;
/** Days between two questions. */
const restDays = 14;

const dayMs = 24 * 3600 * 1000;

/** What is known of somebody who might be asked. */
export interface SurveyFacts {
  signedUpAt: Date;
  /** Those that the person has signed, counted to `surveyAfter.signatures` at most. */
  signatures: number;
  asked: readonly { survey: Survey; askedAt: Date }[];
}

/** The survey that may be shown now: each once in a life, the one about signing first. */
export function judgeSurvey({ signedUpAt, signatures, asked }: SurveyFacts, now: Date): Survey | null {
  const daysSince = (moment: Date) => (now.getTime() - moment.getTime()) / dayMs;
  const isNew = (survey: Survey) => asked.every((one) => one.survey !== survey);
  if (asked.some(({ askedAt }) => daysSince(askedAt) < restDays)) return null;
  if (signatures >= surveyAfter.signatures && isNew('transactional')) return 'transactional';
  return daysSince(signedUpAt) >= surveyAfter.days && isNew('relationship') ? 'relationship' : null;
}
