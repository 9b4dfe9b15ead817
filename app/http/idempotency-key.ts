import type { Client } from '@sigillum/api-contracts/client.ts';
import type { Endpoint, EndpointCall, EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { makeId } from '../common/make-id.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';

/** A fresh key for one changing call of the browser and its repetitions. */
export const makeIdempotencyKey = makeId;

/** A server that could not answer, or that turned whoever asked away before it looked at the call, says nothing of the call before. */
const saysNothing = (status: number): boolean => status >= 500 || status === 401 || status === 429;

/**
 * Keys for calls that somebody repeats where no answer came: until there is one the same call goes by the same key, so that it is done once,
 * whether or not the first was heard. What has another body is another call.
 */
export class RepeatableCalls {
  readonly #keys = new Map<string, string>();

  async call<Answer>(body: object, act: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    const written = JSON.stringify(body);
    const key = this.#keys.get(written) ?? makeIdempotencyKey();
    this.#keys.set(written, key);
    try {
      const answer = await act(key);
      this.#keys.delete(written);
      return answer;
    } catch (error) {
      if (isApiProblem(error) && !saysNothing(error.status)) this.#keys.delete(written);
      throw error;
    }
  }
}

/** What this page has asked for and was not answered, whichever dialog or button asked. */
export const unanswered = new RepeatableCalls();

/** Has something done that somebody has pressed: once, however often it is pressed before an answer comes. */
export const callOnce = <E extends Endpoint>(
  client: Client,
  endpoint: E,
  call: EndpointCall<E>,
): Promise<EndpointResult<E>> =>
  unanswered.call([endpoint.method, endpoint.path, call], (idempotencyKey) =>
    client.call(endpoint, call, { idempotencyKey }),
  );

/** By what a file is known again, which cannot be written as it is. */
export const describeFile = ({ name, size, lastModified }: File): object => ({ name, size, lastModified });
