import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openOpenSsl, type OpenSsl } from '../../testing/foreign-signature.ts';
import { makeListSigner, signList, writeList, type ListSigner } from '../../testing/trusted-lists.ts';
import { loadLists } from './load-lists.ts';

let tool: OpenSsl;
let signer: ListSigner;
let folder: string;
const issuedAt = new Date(Date.now() + 60_000);
const at = new Date(issuedAt.getTime() + 60_000);

beforeAll(() => {
  tool = openOpenSsl();
  signer = makeListSigner(tool, 'swiss');
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tool.folder, 'lists-'));
  await mkdir(path.join(folder, 'signers'));
  await writeFile(path.join(folder, 'signers/CH-2026.pem'), tool.read('swiss.pem'));
});
afterAll(() => tool.remove());

async function put(sequence: number): Promise<void> {
  const service = { name: 'CA', status: 'granted', from: '2017-01-01T00:00:00Z', certificates: [signer.certificate] };
  const services = [service, { ...service, name: 'OCSP', type: 'Certstatus/OCSP' }];
  const text = writeList({ territory: 'CH', kind: 'CHgeneric', sequence, issuedAt, services });
  await writeFile(path.join(folder, 'tsl-ch.xml'), signList(text, signer));
}
const load = (remembers = true) => loadLists(folder, { at, remembers });

it('gives the anchors of services that issue, under the territory’s and the service’s name', async () => {
  await put(3);
  const { anchors, notes } = await load();
  expect(notes).toEqual([]);
  expect(anchors.map(({ name, source }) => `${source} ${name}`)).toEqual(['ch-list CH: CA']);
});

it('remembers the numbers of the lists, and refuses an older list after it', async () => {
  await put(3);
  await load();
  await put(2);
  expect(await load()).toEqual({
    anchors: [],
    notes: [expect.objectContaining({ file: 'tsl-ch.xml', severity: 'error' })],
  });
  expect(JSON.parse(await readFile(path.join(folder, 'sequence-numbers.json'), 'utf8'))).toEqual({ CH: 3 });
  await put(4);
  expect((await load(false)).anchors).toHaveLength(1);
  expect(JSON.parse(await readFile(path.join(folder, 'sequence-numbers.json'), 'utf8'))).toEqual({ CH: 3 });
});

it('does not go on with a damaged record of numbers', async () => {
  await put(3);
  await writeFile(path.join(folder, 'sequence-numbers.json'), '{"CH": "three"}');
  await expect(load()).rejects.toThrow('no record of sequence numbers');
});

it('says which pinned signer cannot be used', async () => {
  await put(3);
  await writeFile(path.join(folder, 'signers/CH-broken.cer'), 'nonsense');
  await writeFile(path.join(folder, 'signers/switzerland.pem'), tool.read('swiss.pem'));
  const { anchors, notes } = await load();
  expect(anchors).toHaveLength(1);
  expect(notes.map(({ file, severity }) => `${file} ${severity}`)).toEqual([
    'signers/CH-broken.cer error',
    'signers/switzerland.pem error',
  ]);
});

it('gives no trust without a pinned signer, or without a folder', async () => {
  await put(3);
  await rm(path.join(folder, 'signers'), { recursive: true });
  expect((await load()).anchors).toEqual([]);
  expect(await loadLists(path.join(tmpdir(), 'no-such-folder-of-lists'), { at, remembers: true })).toEqual({
    anchors: [],
    notes: [],
  });
});
