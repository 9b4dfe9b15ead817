import { expect, it, vi } from 'vitest';
import { pack, unpack } from './packed.ts';

const list = { items: [{ title: 'Lease “a” ~ "b" \\ \\u007e </script>', at: null }], total: 1 };
const at = (path: string) => ({ url: `http://localhost${path}` });

it('is one text in a document, and the value for a page that is open, whose scripts may be older', () => {
  expect(pack(list, at('/dashboard?q=.data'))).toBe(JSON.stringify(list));
  expect(pack(list, at('/dashboard.data?tab=sent'))).toBe(list);
});

it('is what it was where it is read', () => {
  for (const path of ['/dashboard', '/dashboard.data']) expect(unpack(pack(list, at(path)))).toEqual(list);
});

it('is read back by a browser, which has packed nothing', async () => {
  const text = pack(list, at('/dashboard'));
  vi.resetModules();
  const { unpack: unpackElsewhere } = await import('./packed.ts');
  const elsewhere = unpackElsewhere(text);
  expect(elsewhere).toEqual(list);
  expect(elsewhere).not.toBe(list);
});

it('is drawn by the server from what was packed, without reading it back, as long as it is among the last', () => {
  const text = pack(list, at('/dashboard'));
  expect(unpack(text)).toBe(list);
  for (let number = 0; number < 16; number += 1) pack({ number }, at('/dashboard'));
  expect(unpack(text)).not.toBe(list);
});
