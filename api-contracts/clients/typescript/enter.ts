import { env } from 'node:process';
import { ok } from '@oazapfts/runtime';
import { defaults, logInProgramV3 } from './machine.ts';

/** Says to the client where the API lies and as whom to speak; it logs in by itself, and anew when a token has ended. */
export function enter(
  url = env['SIGILLUM_URL'],
  username = env['SIGILLUM_API_USER'],
  key = env['SIGILLUM_API_KEY'],
): void {
  if (!url || !username || !key) throw new Error('Set SIGILLUM_URL, SIGILLUM_API_USER and SIGILLUM_API_KEY.');
  defaults.baseUrl = `${url.replace(/\/+$/, '')}/machine`;
  let token: Promise<string> | undefined;
  const logIn = () =>
    ok(logInProgramV3({ username, 'api-key': key }, undefined, { fetch })).catch((error: unknown) => {
      // The next call tries again.
      token = undefined;
      throw error;
    });
  defaults.fetch = async (input, init) => {
    for (let tries = 1; ; tries += 1) {
      token ??= logIn();
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${await token}`);
      const answer = await fetch(input, { ...init, headers });
      if (answer.status !== 401 || tries === 2) return answer;
      token = undefined;
    }
  };
}
