import { createClient, type FetchLike } from '@sigillum/api-contracts/client.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { retryFetch, wait } from '../http/retry-fetch.ts';

/** The account behind a token. Waits out a short 503; throws ApiProblem with the status of the answer. */
export function readAccount(callApi: FetchLike, token: string): Promise<User> {
  const patient = retryFetch(callApi, { attempts: 5, patience: 3000, wait });
  return createClient(patient, { bearer: token }).call(getUser, { query: { v2: 'true' } });
}
