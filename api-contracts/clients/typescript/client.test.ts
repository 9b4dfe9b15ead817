import { readFile } from 'node:fs/promises';
import { ok } from '@oazapfts/runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enter } from './enter.ts';
import { generateClient } from './generate-client.ts';
import { listProgramDocumentsV3 } from './machine.ts';

it('holds what the contracts say: npm run client writes it anew', async () => {
  expect(await generateClient()).toBe(await readFile(new URL('machine.ts', import.meta.url), 'utf8'));
});

it('logs in again where a log-in was refused for the moment', async () => {
  const answers = [
    Response.json({ status: 503 }, { status: 503 }),
    new Response('a.b.c', { headers: { 'content-type': 'text/plain' } }),
    Response.json([]),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address).pathname);
    return Promise.resolve(answers.shift());
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  enter('https://sign.example.org', 'api_demo_nobody', 'key');
  await expect(ok(listProgramDocumentsV3())).rejects.toMatchObject({ status: 503 });
  expect(await ok(listProgramDocumentsV3())).toEqual([]);
  expect(asked).toEqual(['/machine/v3/access/login', '/machine/v3/access/login', '/machine/v3/documents']);
});
