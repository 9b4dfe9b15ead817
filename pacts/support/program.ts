import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { issueApiToken } from '@sigillum/server/http/api-token.ts';
import type { Clock } from '@sigillum/server/platform/keep-clock.ts';
import { createSecrets } from '@sigillum/server/process/secrets.ts';
import { testServerKey } from '@sigillum/server/testing/test-key.ts';
import { account, belongs, keyId, live, program } from './api-users.ts';

/** A program of a business. */
export const programGround = [account, live, belongs('admin'), program] as const;

/** As the log-in issues it, with the server key of tests, while the clock has never gone back. */
const issue = (at: string) =>
  issueApiToken(
    { secrets: createSecrets(testServerKey), clock: { era: () => 0 } as Clock, now: () => new Date(at) },
    { username: apiUserExample.username, keyId },
  );
/** Until the end of the century. */
export const programToken = issue('2099-12-31T23:40:00.000Z');
export const expiredProgramToken = issue('2020-01-01T00:00:00.000Z');
