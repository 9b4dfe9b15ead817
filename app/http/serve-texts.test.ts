import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTexts } from './serve-texts.ts';

const word = (value: string) => [{ type: 0, value }];
let folder: string;
let find: ReturnType<typeof openTexts>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
  await mkdir(path.join(folder, 'assets'));
  const write = (hash: string, hello: string) =>
    writeFile(
      path.join(folder, `assets/texts-${hash}.json`),
      JSON.stringify({
        ids: ['a.hello', 'a.bye'],
        sets: { root: [0], 'login.later': [1, 0] },
        texts: { 'en-gb': [word(hello), word('Bye')], 'de-ch': [word('Grüezi'), word('Tschüss')] },
      }),
    );
  await write('this-one', 'Hello');
  await write('-before-', 'Good day');
  await writeFile(path.join(folder, 'secret.json'), '{}');
  find = openTexts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (address: string, accepted?: string) =>
  find(new Request(`http://sign.example${address}`, accepted ? { headers: { 'accept-encoding': accepted } } : {}));

it('cuts a set out of the texts of a language', async () => {
  const response = await ask('/assets/texts-this-one/de-ch/login.later.json');
  expect(response?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response?.json()).toEqual({ 'a.bye': word('Tschüss'), 'a.hello': word('Grüezi') });
});

it('serves whoever still has a page of the release before', async () => {
  expect(await (await ask('/assets/texts--before-/en-gb/root.json'))?.json()).toEqual({ 'a.hello': word('Good day') });
  expect(await (await ask('/assets/texts-this-one/en-gb/root.json'))?.json()).toEqual({ 'a.hello': word('Hello') });
});

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('compresses by what is taken (%s)', async (accepted, coding, unpack) => {
  const response = await ask('/assets/texts-this-one/en-gb/root.json', accepted);
  expect(response?.headers.get('content-encoding')).toBe(coding);
  expect(response?.headers.get('vary')).toBe('accept-encoding');
  const body = unpack(Buffer.from(await response!.arrayBuffer())).toString();
  expect(JSON.parse(body)).toEqual({ 'a.hello': word('Hello') });
});

it.each([
  '/assets/texts-unknown1/en-gb/root.json',
  '/assets/texts-this-one/xx/root.json',
  '/assets/texts-this-one/en-gb/nothing.json',
  '/assets/texts-this-one/en-gb/constructor.json',
  '/assets/texts-this-one/en-gb/..%2F..%2Fsecret.json',
  '/assets/texts-../secret/en-gb/root.json',
  '/assets/texts-this-one.json',
])('knows nothing at %s', async (address) => {
  expect(await ask(address)).toBeUndefined();
});
