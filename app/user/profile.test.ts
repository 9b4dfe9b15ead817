import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { adminExample } from '@sigillum/api-contracts/user/examples.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, environmentContext, sessionContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { loader } from './profile.tsx';

/** Opens the profile of a member; answers who manages the business, as the page tells it. */
async function open(answer: Response) {
  const context = new RouterContextProvider();
  context.set(environmentContext, { publicUrl: 'https://sign.example.ch', region: 'CH' } as Environment);
  context.set(sessionContext, { kind: 'account', token: 'token', user: {} as never });
  const member = { ...adminExample, business: { ...adminExample.business!, role: 'member' } };
  context.set(apiContext, async (path: string) => (path === getUser.path ? Response.json(member) : answer));
  const url = new URL('https://sign.example.ch/profile');
  const page = await loader({ request: new Request(url), url, context, params: {}, pattern: '/profile' });
  return page.administrators;
}

it('tells a member who manages the business', async () => {
  const ada = { id: adminExample.id, email: 'ada@example.ch', firstName: 'Ada', lastName: 'Frei', role: 'admin' };
  expect(await open(Response.json({ admins: [ada] }))).toEqual([{ name: 'Ada Frei', email: 'ada@example.ch' }]);
});

it('comes also where nobody can say it: the business may have gone in that moment', async () => {
  const problem = {
    type: 'about:blank',
    method: 'GET',
    path: '/',
    status: 404,
    message: 'Gone.',
    key: 'error.not_found',
  };
  expect(await open(Response.json(problem, { status: 404 }))).toEqual([]);
});
