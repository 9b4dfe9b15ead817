import { describe, expect, it } from 'vitest';
import { readRetryPlans } from './job-table.ts';

describe('the longest wait before a job is tried again', () => {
  const usual = readRetryPlans({});

  it('is an hour, or half a minute where somebody waits for it', () => {
    expect(usual['send-mail']).toEqual({ tries: 32, firstDelay: 5, longestDelay: 3600 });
    expect(usual['complete-request']).toMatchObject({ firstDelay: 2, longestDelay: 30 });
  });

  it('may be shortened in a test system, which tries as often as any', () => {
    const plans = readRetryPlans({ SIGILLUM_ENVIRONMENT: 'test', SIGILLUM_LONGEST_RETRY_DELAY: '1' });
    expect(plans['send-mail']).toEqual({ tries: 32, firstDelay: 1, longestDelay: 1 });
  });

  it.each([{}, { SIGILLUM_ENVIRONMENT: '' }, { SIGILLUM_ENVIRONMENT: 'production' }])(
    'is what it is with %j',
    (environment) => {
      expect(readRetryPlans({ ...environment, SIGILLUM_LONGEST_RETRY_DELAY: '1' })).toEqual(usual);
    },
  );
});
