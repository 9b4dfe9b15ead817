import { isApiProblem } from '../forms/is-api-problem.ts';

/** A fresh key for one changing call of the browser and its repetitions. (`crypto.randomUUID` is missing on plain http.) */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
      // A server that could not answer now says nothing of the call before.
      if (isApiProblem(error) && error.status < 500) this.#keys.delete(written);
      throw error;
    }
  }
}
