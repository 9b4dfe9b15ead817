import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listUsedBlobs } from '../documents/list-used-blobs.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, notice, wrong } = makeFindings('files');

/** The clean-up of a running server takes away what is older than an hour, every six hours. */
const patienceMs = 12 * 3600 * 1000;
const mostTold = 3;

/** Whether each document has its file, and no file lies there for nobody. Opens and deletes nothing. */
export async function checkFiles(folder: string, db: Kysely<Database>, now: Date): Promise<Finding[]> {
  // What is stored while this looks gets its row later: files first.
  const stored = await listStored(folder);
  const used = await listUsedBlobs(db);
  const missing = [...used].filter(
    (name) => !stored.has(name) && !existsSync(path.join(folder, name.slice(0, 2), name)),
  );
  const old = [...stored].filter(([, at]) => at.getTime() < now.getTime() - patienceMs);
  const orphans = old.flatMap(([name]) => (used.has(name) ? [] : [name]));
  const tell = (names: string[]) => `${names.slice(0, mostTold).join(', ')}${names.length > mostTold ? ' …' : ''}`;
  const found: Finding[] = [];
  if (missing.length)
    found.push(
      wrong(
        `Files that documents need are missing in ${folder} (${missing.length}): ${tell(missing)}. Put them back from a backup, where they lie in files/.`,
      ),
    );
  if (orphans.length)
    found.push(
      notice(
        `Files in ${folder} belong to nothing (${orphans.length}): ${tell(orphans)}. A running server clears them away within six hours.`,
      ),
    );
  return found.length
    ? found
    : [ok(`Every document has its file, and none of the ${stored.size} files lies there for nobody.`)];
}

/** When each file was stored last. */
async function listStored(folder: string): Promise<Map<string, Date>> {
  const stored = new Map<string, Date>();
  const parts = (await readdir(folder).catch(() => [])).filter((part) => /^[0-9a-f]{2}$/.test(part));
  for (const part of parts)
    for (const name of await readdir(path.join(folder, part))) {
      const status = await stat(path.join(folder, part, name)).catch(() => undefined);
      if (status && /^[0-9a-f]{64}$/.test(name)) stored.set(name, status.mtime);
    }
  return stored;
}
