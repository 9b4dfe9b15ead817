import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const list = { items: [{ title: 'Lease “a” \\ </script>', at: null }], total: 1 };
const at = (path: string) => ({ url: `http://localhost${path}` });

it('is one text in a document, and the value for a page that is open, whose scripts may be older', () => {
  expect(pack(list, at('/dashboard?q=.data'))).toBe(JSON.stringify(list));
  expect(pack(list, at('/dashboard.data?tab=sent'))).toBe(list);
});

it('is what it was where it is read', () => {
  for (const path of ['/dashboard', '/dashboard.data']) expect(unpack(pack(list, at(path)))).toEqual(list);
});
