import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const call = (body: string, type?: string) =>
  new Request('http://localhost/login', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    ...(type && { headers: { 'content-type': type } }),
  });

it('reads what a form has sent', async () => {
  const form = await readForm(call('email=nora%40example.ch', 'application/x-www-form-urlencoded'));
  expect([...form]).toEqual([['email', 'nora@example.ch']]);
});

it.each([
  ['without a type', undefined],
  ['of another type', 'application/json'],
  ['in parts that are none', 'multipart/form-data; boundary=x'],
])('refuses a body %s', async (_, type) => {
  await expect(readForm(call('{}', type))).rejects.toMatchObject({ init: { status: 400 } });
});
