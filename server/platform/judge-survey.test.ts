import { describe, expect, it } from 'vitest';
import { judgeSurvey, type SurveyFacts } from './judge-survey.ts';

const signedUpAt = new Date('2026-01-01T08:00:00.000Z');
const day = (count: number) => new Date(signedUpAt.getTime() + count * 24 * 3600 * 1000);
const judge = (days: number, facts: Partial<SurveyFacts> = {}) =>
  judgeSurvey({ signedUpAt, signatures: 0, asked: [], ...facts }, day(days));

describe('which survey is due', () => {
  it.each([
    ['nothing for somebody new', judge(1), null],
    ['nothing after two signatures', judge(1, { signatures: 2 }), null],
    ['the one about signing from the third signature on', judge(1, { signatures: 3 }), 'transactional'],
    ['nothing on the twenty-ninth day', judge(29.9), null],
    ['the one about the whole from the thirtieth day on', judge(30), 'relationship'],
    ['the one about signing first where both are', judge(40, { signatures: 3 }), 'transactional'],
    [
      'none within 14 days of the other',
      judge(40, { signatures: 3, asked: [{ survey: 'transactional', askedAt: day(30) }] }),
      null,
    ],
    [
      'the other after 14 days',
      judge(44, { signatures: 3, asked: [{ survey: 'transactional', askedAt: day(30) }] }),
      'relationship',
    ],
    [
      'none twice, however long ago',
      judge(4000, {
        signatures: 3,
        asked: [
          { survey: 'transactional', askedAt: day(30) },
          { survey: 'relationship', askedAt: day(50) },
        ],
      }),
      null,
    ],
  ])('is %s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });
});
