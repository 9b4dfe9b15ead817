import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, environmentContext, localeContext, sessionContext, zoneContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { loader } from './sso-callback.ts';
import { writeSsoLogin } from './sso-cookie.ts';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;

/** Comes back from a provider with a good answer, in a browser where somebody was logged in before; answers what the API was asked. */
async function comeBack(before: { token: string } | undefined) {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(localeContext, 'en-gb');
  context.set(zoneContext, 'Europe/Zurich');
  context.set(
    sessionContext,
    before ? { kind: 'account', token: before.token, user: {} as never } : { kind: 'nobody' },
  );
  const asked: [string, string | null][] = [];
  const bodies: unknown[] = [];
  context.set(apiContext, async (path: string, init: RequestInit) => {
    asked.push([path, new Headers(init.headers).get('authorization')]);
    bodies.push(init.body);
    if (path === '/v1/logout') return Response.json({ ok: true });
    return Response.json({ token: 'new', expiration: '2026-11-23T08:00:00.000Z', isSetupPending: false });
  });
  const url = new URL('/sso/callback/b-1?code=c&state=s', environment.publicUrl);
  const [cookie = ''] = writeSsoLogin({ binding: 'b', email: 'ada@example.ch' }, environment).split(';');
  const request = new Request(url, { headers: { cookie } });
  const response = await loader({ request, url, context, params: { business: 'b-1' }, pattern: url.pathname });
  return { asked, bodies, cookies: response.headers.getSetCookie() };
}

it('ends the session that this browser had before a new one begins', async () => {
  const { asked, cookies } = await comeBack({ token: 'old' });
  expect(asked).toContainEqual(['/v1/logout', 'Bearer old']);
  expect(cookies[0]).toMatch(/^__Host-sigillum_session=new; /);
});

it('has none to end where nobody was logged in', async () => {
  const { asked, bodies, cookies } = await comeBack(undefined);
  expect(JSON.parse(String(bodies[0]))).toMatchObject({ answer: 'code=c&state=s', business: 'b-1' });
  expect(asked.map(([path]) => path)).not.toContain('/v1/logout');
  expect(cookies[0]).toMatch(/^__Host-sigillum_session=new; /);
});
