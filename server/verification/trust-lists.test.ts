import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedLists } from '@sigillum/engine/verifier/lists';
import type { TrustAnchor } from '@sigillum/engine/verifier';
import { watchTrustLists } from './trust-lists.ts';

const anchor: TrustAnchor = { certificate: Uint8Array.of(1), source: 'eu-list', name: 'AT: Service' };
const note = { file: 'at.xml', severity: 'error' as const, message: 'the list is not signed' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trust-lists-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const watch = (load: () => Promise<LoadedLists>) => {
  const log = { warn: vi.fn() };
  const loader = vi.fn(load);
  return { log, loader, read: watchTrustLists({ folder, load: loader, log }) };
};

it('loads the lists once, again when a file has changed, and says what is wrong with them', async () => {
  const { log, loader, read } = watch(async () => ({ anchors: [anchor], notes: [note] }));
  await writeFile(path.join(folder, 'at.xml'), '<one/>');
  expect(await Promise.all([read(), read()])).toEqual([[anchor], [anchor]]);
  expect(loader).toHaveBeenCalledOnce();
  expect(log.warn.mock.calls).toEqual([['a trusted list is not used', { file: 'at.xml', message: note.message }]]);
  await writeFile(path.join(folder, 'at.xml'), '<other/>');
  await read();
  expect(loader).toHaveBeenCalledTimes(2);
});

it('asks for nothing where no lists were put', async () => {
  const { loader, read } = watch(async () => ({ anchors: [anchor], notes: [] }));
  expect(await read()).toEqual([]);
  expect(loader).not.toHaveBeenCalled();
});

it('gives no trust while the lists cannot be loaded, and tries again', async () => {
  const load = vi.fn<() => Promise<LoadedLists>>();
  load.mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce({ anchors: [anchor], notes: [] });
  const { log, read } = watch(load);
  await writeFile(path.join(folder, 'at.xml'), '<one/>');
  expect(await read()).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith('the trusted lists cannot be loaded', { error: 'busy' });
  expect(await read()).toEqual([anchor]);
});
