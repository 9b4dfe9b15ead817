import { expect, it } from 'vitest';
import { suggestObservers } from './suggest-observers.ts';

it('suggests nobody who observes already, however the address is written', async () => {
  const [nora, luca] = ['Nora@example.ch', 'luca@example.ch'].map((email) => ({
    email,
    first_name: null,
    last_name: null,
  }));
  const observers = [{ user_info: { id: null, email: 'nora@example.ch' } }, {}];
  const suggest = suggestObservers(async () => [nora!, luca!], observers);
  expect(await suggest('example', new AbortController().signal)).toEqual([luca]);
});
