import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { issueApiToken } from '@sigillum/server/http/api-token.ts';
import type { Clock } from '@sigillum/server/platform/keep-clock.ts';
import { createSecrets } from '@sigillum/server/process/secrets.ts';
import { testServerKey } from '@sigillum/server/testing/test-key.ts';
import { account, belongs, keyId, live, program } from './api-users.ts';

/** A program of a business. */
export const programGround = [account, live, belongs('admin'), program] as const;

/** As the log-in issues it, with the server key of tests, until the end of the century, while the clock has never gone back. */
export const programToken = issueApiToken(
  {
    secrets: createSecrets(testServerKey),
    clock: { era: () => 0 } as Clock,
    now: () => new Date('2099-12-31T23:40:00.000Z'),
  },
  { username: apiUserExample.username, keyId },
);
