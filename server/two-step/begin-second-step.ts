import type { SecondStepMethod } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Services } from '../services.ts';
import { openChallenge } from './challenge-repository.ts';
import { listMethods, readFactors } from './factors.ts';

/** What the problem error.two_step.needed carries in `details`. */
interface SecondStep extends Record<string, unknown> {
  challenge: string;
  expiration: string;
  methods: SecondStepMethod[];
}

/** Opens the second step of a log-in whose password was right; undefined for an account without a second factor. */
export async function beginSecondStep(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
  now: Date,
): Promise<SecondStep | undefined> {
  const methods = listMethods(await readFactors(db, userId));
  if (methods.length === 0) return undefined;
  return { ...(await openChallenge(db, secrets, { purpose: 'login', userId }, now)), methods };
}
