import { createServer } from 'node:http';
import { listenLocally, readBody } from '../listen-locally.ts';

/** Cello's API on this machine. `away` answers 503; each is used once. */
export async function openCello() {
  const keys = { accessKeyId: 'key-1', secretAccessKey: 'secret-1' };
  const state = { faults: [] as ('away' | 'expired')[], codes: ['UIPIWa2Hnnr'] };
  /** Sign-ups in the very bytes that came. */
  const events: string[] = [];
  const forgotten: string[] = [];
  let tokens = 0;
  const server = createServer((request, response) => {
    const say = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const answer = async () => {
      const body = await readBody(request);
      const { url = '' } = request;
      if (url === '/token') {
        if (body !== JSON.stringify(keys)) return say(400, { message: 'bad keys' });
        tokens += 1;
        return say(201, {
          accessToken: `token-${tokens}`,
          refreshToken: 'r',
          expiresIn: 18_000,
          refreshTokenExpiresIn: 432_000,
        });
      }
      const fault = state.faults.shift();
      if (fault === 'away') return void response.writeHead(503).end();
      if (fault === 'expired' || request.headers.authorization !== `Bearer token-${tokens}`)
        return say(401, { message: 'Unauthorized' });
      if (url === '/events' && request.method === 'POST') {
        const { payload } = JSON.parse(body) as { payload: { ucc: string } };
        if (!state.codes.includes(payload.ucc)) return say(400, { message: 'unknown ucc' });
        events.push(body);
        return say(200, { success: true });
      }
      const [, linkOf] = /^\/referral-codes\/active-link\/([\w-]+)$/.exec(url) ?? [];
      if (linkOf) return say(200, { activeUcc: 'OwnCode1234', link: `https://go.example.ch/${linkOf.slice(0, 8)}` });
      const [, gone] = /^\/referrers\/([\w-]+)\/depersonalize$/.exec(url) ?? [];
      if (!gone || request.method !== 'POST') return say(404, {});
      forgotten.push(gone);
      return say(200, { success: true });
    };
    answer().catch(() => response.destroy());
  });
  const { url, close } = await listenLocally(server);
  return {
    state,
    events,
    forgotten,
    settings: { url, ...keys },
    env: { CELLO_URL: url, CELLO_ACCESS_KEY_ID: keys.accessKeyId, CELLO_SECRET_ACCESS_KEY: keys.secretAccessKey },
    close,
  };
}
