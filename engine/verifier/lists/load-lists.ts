import { X509Certificate } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { TrustAnchor } from '../report.ts';
import { listAnchors } from './list-anchors.ts';
import { openLists, type ListFile, type ListNote, type PinnedSigners, type SeenSequences } from './open-lists.ts';

const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** The territory that a pinned certificate signs for begins its name: EU.pem, CH-2026.cer. */
const SIGNER_FILE = /^([A-Z]{2})(?:[^A-Z].*)?\.(?:pem|crt|cer|der)$/i;
/** The states of the Union, the pivots since the last Official Journal, and Switzerland leave room in it. */
const MAX_FILES = 100;

export type LoadedLists = { anchors: TrustAnchor[]; notes: ListNote[] };

async function readNames(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isWanted).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readSigners(folder: string, notes: ListNote[]): Promise<PinnedSigners> {
  const pinned: PinnedSigners = [];
  for (const name of await readNames(folder, (file) => !file.startsWith('.'))) {
    const territory = SIGNER_FILE.exec(name)?.[1]?.toUpperCase();
    try {
      if (!territory) throw new Error('its name does not begin with a territory, as in EU.pem or CH-2026.cer');
      const content = await readFile(path.join(folder, name));
      const blocks = content.toString('latin1').match(PEM_BLOCK) ?? [content];
      pinned.push(
        ...blocks.map((block) => ({ territory, certificate: new Uint8Array(new X509Certificate(block).raw) })),
      );
    } catch (error) {
      const message = `the signer cannot be used: ${(error as Error).message}`;
      notes.push({ file: `signers/${name}`, severity: 'error', message });
    }
  }
  return pinned;
}

/** The numbers of the lists that were here before. A damaged record is an error: silence would let old lists in. */
async function readSeen(file: string): Promise<SeenSequences> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const seen: unknown = JSON.parse(text);
  const isRecord = typeof seen === 'object' && seen !== null && Object.values(seen).every(Number.isSafeInteger);
  if (!isRecord) throw new Error(`${file} is no record of sequence numbers`);
  return seen as SeenSequences;
}

/**
 * Loads the trusted lists of a folder: `*.xml` (the list of lists, its pivots, lists of member states, the Swiss list)
 * and the pinned signers in `signers/`. Asks nobody over the network. `remembers`: the highest number of each list is
 * kept in the folder's `sequence-numbers.json`, so that an older one is refused later. A folder that is not there gives
 * no trust; errors of reading are thrown, what is wrong with a list stands in the notes.
 */
export async function loadLists(
  folder: string,
  { at, remembers }: { at: Date; remembers: boolean },
): Promise<LoadedLists> {
  const names = await readNames(folder, (name) => /\.xml$/i.test(name) && !name.startsWith('.'));
  if (names.length > MAX_FILES) throw new Error(`${folder} holds more than ${MAX_FILES} lists`);
  const files: ListFile[] = [];
  for (const name of names) files.push({ name, bytes: await readFile(path.join(folder, name)) });
  const notes: ListNote[] = [];
  const pinned = await readSigners(path.join(folder, 'signers'), notes);
  const record = path.join(folder, 'sequence-numbers.json');
  const before = await readSeen(record);
  const opened = openLists(files, { pinned, seen: before, at });
  const isNew = Object.entries(opened.seen).some(([territory, sequence]) => before[territory] !== sequence);
  if (remembers && isNew) {
    await writeFile(`${record}.new`, `${JSON.stringify(opened.seen, null, 2)}\n`);
    await rename(`${record}.new`, record);
  }
  return { anchors: opened.lists.flatMap(listAnchors), notes: [...notes, ...opened.notes] };
}
