import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, environmentContext, localeContext, sessionContext, zoneContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { writeSignUp } from '../user/sign-up-cookie.ts';
import { readFailed } from './after-founding.ts';
import { action } from './business-sign-up-steps.tsx';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;
const typed = { firstName: 'Ada', lastName: 'Frei', password: 'four words of mine', name: 'Frei AG', gtc: 'true' };

/** Sends the last page of the sign-up, whose business the API answers so; answers where it leads and whether one is logged in. */
async function send(answer: { status: number; key?: string }) {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(localeContext, 'en-gb');
  context.set(zoneContext, 'Europe/Zurich');
  context.set(sessionContext, { kind: 'nobody' });
  context.set(apiContext, async (path: string) => {
    if (path === '/v1/register')
      return Response.json({ id: userExample.id, email: userExample.email, flow: 'business' }, { status: 201 });
    if (path === '/v1/login') return Response.json({ token: 'token', expiration: '2026-11-23T08:00:00.000Z' });
    const problem = { type: 'x', method: 'POST', path, message: 'No.', ...answer };
    return Response.json(answer.key ? problem : businessExample, { status: answer.status });
  });
  const url = new URL('/business/signup/steps', environment.publicUrl);
  const [cookie = ''] = writeSignUp({ email: 'ada@example.ch', flow: 'business', token: 't' }, environment).split(';');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(typed), headers: { cookie } });
  const response = await action({ request, url, context, params: {}, pattern: url.pathname });
  if (!(response instanceof Response)) throw new Error(JSON.stringify(response));
  const isLoggedIn = response.headers.getSetCookie().some((one) => one.startsWith('__Host-sigillum_session=token'));
  return { location: response.headers.get('location'), isLoggedIn };
}

it('welcomes whose business was made', async () => {
  expect(await send({ status: 201 })).toEqual({ location: '/business/welcome', isLoggedIn: true });
});

it.each([
  ['error.validation', 400, 'error.validation'],
  ['error.unavailable', 503, 'error.unavailable'],
  ['error.something_new', 409, 'error.internal'],
])(
  'keeps the account when the business failed by %s, and the form for another try says why',
  async (key, status, said) => {
    const { location, isLoggedIn } = await send({ status, key });
    expect(isLoggedIn).toBe(true);
    const target = new URL(location!, environment.publicUrl);
    expect(target.pathname).toBe('/business/register');
    expect(readFailed(target.searchParams)?.form).toEqual({ id: said });
  },
);

it('leads whoever belongs to a business meanwhile to the requests', async () => {
  expect(await send({ status: 409, key: 'error.business.already_member' })).toMatchObject({ location: '/' });
});

it('takes no other words from the address', () => {
  expect(readFailed(new URLSearchParams({ failed: 'business.welcome.title' }))).toBeUndefined();
});
