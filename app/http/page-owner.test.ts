import { expect, it } from 'vitest';
import { describeOwner, sayOwner } from './page-owner.ts';

const page = { origin: 'https://sign.example.ch', href: 'https://sign.example.ch/profile' };

/** What a call of the page would send along. */
async function send(input: string | URL, owner: string | undefined) {
  const sent: (string | null)[] = [];
  const fetch = sayOwner(
    async (_input, init) => {
      sent.push(new Headers(init?.headers).get('x-page-owner'), new Headers(init?.headers).get('accept'));
      return new Response();
    },
    () => (owner === undefined ? {} : describeOwner(owner)),
    page,
  );
  await fetch(input, { headers: { accept: '*/*' } });
  return sent;
}

it('says with each call to the own server whose the page is, and to nobody else', async () => {
  expect(await send('/bff/v1/user', '7d1')).toEqual(['7d1', '*/*']);
  expect(await send(new URL('/profile.data', page.origin), '7d1')).toEqual(['7d1', '*/*']);
  expect(await send('https://api.stripe.com/v1', '7d1')).toEqual([null, '*/*']);
  expect(await send('/bff/v1/user', undefined)).toEqual([null, '*/*']);
});
