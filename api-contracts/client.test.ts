import { expect, it } from 'vitest';
import { ApiProblem, createClient } from './client.ts';
import { getUser } from './user/get-user.ts';

const ask = (answer: Response) => createClient(async () => answer).call(getUser, {});
const page = (status: number) =>
  new Response('<html><h1>Bad gateway</h1></html>', { status, headers: { 'content-type': 'text/html' } });

it.each([429, 500, 502, 503, 504, 520, 524])(
  'a proxy that answers %i in the place of the API leaves open what has happened, as a broken line does',
  async (status) => {
    await expect(ask(page(status))).rejects.toBeInstanceOf(TypeError);
  },
);

it('what the API itself answers, or a proxy forbids, has happened so', async () => {
  const problem = {
    type: 'about:blank',
    method: 'GET',
    path: '/v1/user',
    status: 503,
    message: 'No.',
    key: 'error.unavailable',
  };
  await expect(ask(Response.json(problem, { status: 503 }))).rejects.toMatchObject({ name: 'ApiProblem', status: 503 });
  await expect(ask(page(413))).rejects.toMatchObject({ name: 'ApiProblem', key: 'error.body.too_large' });
  await expect(ask(page(403))).rejects.toBeInstanceOf(ApiProblem);
});

it('an answer that breaks off is none', async () => {
  await expect(ask(new Response('{"id":"7d1"', { status: 200 }))).rejects.toBeInstanceOf(TypeError);
});
