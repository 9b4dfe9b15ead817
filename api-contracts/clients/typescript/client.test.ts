import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateClient } from './generate-client.ts';

it('holds what the contracts say: npm run client writes it anew', async () => {
  expect(await generateClient()).toBe(await readFile(new URL('machine.ts', import.meta.url), 'utf8'));
});
