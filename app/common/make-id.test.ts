import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { makeId } from './make-id.ts';

it('makes UUIDs also where the browser has none, which is on plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, other] = [makeId(), makeId()];
  expect(z.uuidv4().safeParse(one).success).toBe(true);
  expect(one).not.toBe(other);
  vi.unstubAllGlobals();
});
