import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { ok } from '@oazapfts/runtime';
import { defaults, logInProgramV3 } from './machine.ts';

/** Who is asked to wait longer, as for the next reminder, is told so instead. */
const longestPause = 60;

/** Asks again where the answer says to wait: too much was asked at once (429), or the server is just being replaced (503). */
async function fetchPatiently(...call: Parameters<typeof fetch>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(...call);
    const pause = Number(answer.headers.get('retry-after') ?? Infinity);
    if (![429, 503].includes(answer.status) || !(pause <= longestPause) || tries === 10) return answer;
    await setTimeout(pause * 1000);
  }
}

/**
 * Says to the client where the API lies and as whom to speak; it logs in by itself, and anew when a token has ended, and waits when it is
 * asked to. A call that is made again happens once.
 */
export function enter(
  url = env['SIGILLUM_URL'],
  username = env['SIGILLUM_API_USER'],
  key = env['SIGILLUM_API_KEY'],
): void {
  if (!url || !username || !key) throw new Error('Set SIGILLUM_URL, SIGILLUM_API_USER and SIGILLUM_API_KEY.');
  defaults.baseUrl = `${url.replace(/\/+$/, '')}/machine`;
  let token: Promise<string> | undefined;
  const logIn = () =>
    ok(logInProgramV3({ username, 'api-key': key }, undefined, { fetch: fetchPatiently })).catch((error: unknown) => {
      // The next call tries again.
      token = undefined;
      throw error;
    });
  defaults.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.method !== 'GET' && !headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
    for (let tries = 1; ; tries += 1) {
      token ??= logIn();
      headers.set('authorization', `Bearer ${await token}`);
      const answer = await fetchPatiently(input, { ...init, headers });
      if (answer.status !== 401 || tries === 2) return answer;
      token = undefined;
    }
  };
}
