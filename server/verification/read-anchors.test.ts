import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readOperatorAnchors } from './read-anchors.ts';

let folder: string;
/** Two real certificates: Node brings some along. */
const [one = '', other = ''] = rootCertificates;
const toDer = (pem: string) => new X509Certificate(pem).raw;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anchors-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('takes every certificate of PEM files, without a final newline too, and DER files, under the file’s name', async () => {
  await writeFile(path.join(folder, 'both.pem'), `${one}\n${other.trim()}`);
  await writeFile(path.join(folder, 'root.CER'), toDer(one));
  const anchors = await readOperatorAnchors(folder, vi.fn());
  expect(anchors.map(({ name, source }) => `${source} ${name}`)).toEqual([
    'operator both.pem',
    'operator both.pem',
    'operator root.CER',
  ]);
  expect(anchors.map(({ certificate }) => Buffer.from(certificate))).toEqual([one, other, one].map(toDer));
});

it('says which file holds no certificate, and trusts the others all the same', async () => {
  await writeFile(path.join(folder, 'nonsense.crt'), 'nonsense');
  await writeFile(path.join(folder, 'notes.txt'), 'no certificate is looked for here');
  const unreadable = vi.fn();
  expect(await readOperatorAnchors(folder, unreadable)).toHaveLength(3);
  expect(unreadable.mock.calls).toEqual([['nonsense.crt']]);
});

it('trusts nobody else when there is no such folder', async () => {
  expect(await readOperatorAnchors(path.join(folder, 'missing'), vi.fn())).toEqual([]);
});
