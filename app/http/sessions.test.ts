import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, environmentContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { frontendVersion } from './frontend-version.ts';
import { startSession } from './sessions.ts';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;

/** Logs somebody in before an API that answers so; answers what it was told and where the person is led. */
async function logIn(status: number) {
  const told: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(apiContext, async (path: string, { method, body, headers }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    told.push({ call: `${method} ${path}`, authorization, body: JSON.parse(String(body)) });
    return Response.json(userExample, { status });
  });
  const url = new URL('/login?next=/dashboard', environment.publicUrl);
  const response = await startSession({ context, url }, 'the-token');
  return { told, location: response.headers.get('location'), cookie: response.headers.get('set-cookie') };
}

it('tells the account the version of the app with which a session starts', async () => {
  const { told, location, cookie } = await logIn(200);
  expect(told).toEqual([
    { call: 'PUT /v1/user', authorization: 'Bearer the-token', body: { attributes: { frontendVersion } } },
  ]);
  expect(frontendVersion).toMatch(/^\d+\.\d+\.\d+/);
  expect([location, cookie]).toEqual(['/dashboard', expect.stringContaining('the-token')]);
});

it('logs in also when the version cannot be noted', async () => {
  expect((await logIn(500)).location).toBe('/dashboard');
});
