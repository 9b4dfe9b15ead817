import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listUsedBlobs } from '../documents/list-used-blobs.ts';
import { findUnseen, listUnseen } from '../documents/unseen-spans.ts';
import type { StoreView } from '../storage/open-blob-store.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, notice, wrong } = makeFindings('files');

/** The clean-up of a running server takes away what is older than an hour, every six hours. */
const patienceMs = 12 * 3600 * 1000;
const mostTold = 3;

/** Whether each document has its file, and no file lies there for nobody. Opens and deletes nothing. */
export async function checkFiles({ where, list, has }: StoreView, db: Kysely<Database>, now: Date): Promise<Finding[]> {
  // What is stored while this looks gets its row later: files first.
  const stored = new Map<string, Date>();
  for await (const { sha256, storedAt } of list()) stored.set(sha256, storedAt);
  const used = await listUsedBlobs(db);
  const missing: string[] = [];
  for (const name of used) if (!stored.has(name) && !(await has(name))) missing.push(name);
  const spans = await listUnseen(db);
  const unused = [...stored].filter(([name]) => !used.has(name));
  const [strange, known] = [true, false].map((isStrange) =>
    unused.filter(([, at]) => (findUnseen(spans, at) !== undefined) === isStrange),
  ) as [typeof unused, typeof unused];
  const orphans = known.filter(([, at]) => at.getTime() < now.getTime() - patienceMs);
  const tell = (names: readonly string[]) =>
    `${names.slice(0, mostTold).join(', ')}${names.length > mostTold ? ' …' : ''}`;
  const tellFiles = (files: typeof unused) => tell(files.map(([name]) => name));
  const found: Finding[] = [];
  if (missing.length)
    found.push(
      wrong(
        `Files that documents need are missing in ${where} (${missing.length}): ${tell(missing)}. Put them back from a backup, where they lie in files/.`,
      ),
    );
  if (strange.length)
    found.push(
      wrong(
        `Files in ${where} came while this database saw nothing (${strange.length}): ${tellFiles(strange)}. Where it was put back from an older copy, put back the newest one. They are kept; what you do not miss, delete yourself.`,
      ),
    );
  if (orphans.length)
    found.push(
      notice(
        `Files in ${where} belong to nothing (${orphans.length}): ${tellFiles(orphans)}. A running server clears them away within six hours.`,
      ),
    );
  return found.length
    ? found
    : [ok(`Every document has its file, and none of the ${stored.size} files lies there for nobody.`)];
}
