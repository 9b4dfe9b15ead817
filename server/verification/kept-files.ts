import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { copyPrefix, writeStream, type RevisionFile } from './write-file.ts';
import { fetchParts, storeChecked } from './store-checked.ts';

/** How long a checked file stays, so that its pages can be looked at. */
export const keepMinutes = 15;
const keepMs = keepMinutes * 60_000;
/** Revisions of one file that may lie beside it at the same time, as files that a worker can draw from. */
const mostRevisionFiles = 3;

export interface KeptFilesOptions {
  /** For copies on this machine. Emptied when it is opened: what an earlier run has left is nobody’s. */
  folder: string;
  db: Kysely<Database>;
  now: () => Date;
  /** Bytes of all kept files together; beyond it the oldest go first. 1 GiB unless told. */
  maxBytes?: number;
  /** Called when a revision’s file is deleted, with its SHA-256: what was drawn from it goes too. */
  onForget: (sha256: string) => Promise<void>;
}

/** A file that has arrived and is not yet kept. */
export interface ReceivedFile {
  path: string;
  size: number;
}

export interface KeptFiles {
  /** Streams an upload into a file and answers its path. Throws FileTooLargeError, or what the stream throws; then nothing is left. */
  receive(bytes: AsyncIterable<Uint8Array>, maxSize: number, signal?: AbortSignal): Promise<ReceivedFile>;
  /** Deletes a received file. */
  drop(draft: ReceivedFile): Promise<void>;
  /** Keeps a received file for a quarter of an hour. `token` opens it; only its hash stays. `revisions`: where each ends. */
  keep(
    draft: ReceivedFile,
    revisions: readonly number[],
    names?: { id: string; token: string },
  ): Promise<{ id: string; token: string; until: Date }>;
  /** The file at its revision `index`, for whoever has the token; undefined when it is gone, foreign, or has no such revision. */
  openRevision(id: string, token: string, index: number): Promise<RevisionFile | undefined>;
  /** Deletes what lies on this machine. */
  close(): Promise<void>;
}

/** A copy on this machine. */
interface Copy {
  folder: string;
  whole: Promise<string>;
  timer: NodeJS.Timeout;
  /** By revision, least recently opened first. */
  opened: Map<number, Promise<RevisionFile>>;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
const isToken = (token: string, hash: string) => timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));

/**
 * Opens the place where checked files wait for their end: in the database, so that each server can show them, with copies in a folder of
 * this one. A database that crashed has none.
 */
export async function openKeptFiles({
  folder,
  db,
  now,
  maxBytes = 1024 ** 3,
  onForget,
}: KeptFilesOptions): Promise<KeptFiles> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copies = new Map<string, Copy>();

  const forgetRevision = async (file: Promise<RevisionFile>) => {
    const revision = await file.catch(() => undefined);
    if (!revision) return;
    await rm(revision.path, { force: true });
    await onForget(revision.sha256);
  };
  const forgetCopy = async (id: string) => {
    const copy = copies.get(id);
    if (!copy) return;
    copies.delete(id);
    clearTimeout(copy.timer);
    await copy.whole.catch(() => undefined);
    await Promise.all([...copy.opened.values()].map(forgetRevision));
    await rm(copy.folder, { recursive: true, force: true });
  };
  const end = async (id: string) => {
    await forgetCopy(id);
    // A database that is away: the next file, or the clean-up, takes it away.
    await db
      .deleteFrom('checked_files')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
  const addCopy = (id: string, expiresAt: Date, write: (target: string) => Promise<void>): Copy => {
    const own = path.join(folder, randomUUID());
    const target = path.join(own, 'whole.pdf');
    const whole = mkdir(own, { mode: 0o700 })
      .then(() => write(target))
      .then(() => target);
    // What a full or busy disk does not let go now, goes when the folder is opened the next time.
    const timer = setTimeout(
      () => void end(id).catch(() => undefined),
      Math.max(0, expiresAt.getTime() - now().getTime()),
    ).unref();
    const copy: Copy = { folder: own, whole, timer, opened: new Map() };
    copies.set(id, copy);
    whole.catch(() => forgetCopy(id)).catch(() => undefined);
    return copy;
  };
  return {
    async receive(bytes, maxSize, signal) {
      const draft = path.join(folder, `${randomUUID()}.pdf`);
      return { path: draft, size: await writeStream(draft, bytes, { maxSize, signal }) };
    },
    drop: (draft) => rm(draft.path, { force: true }),
    async keep(draft, revisions, names) {
      const id = names?.id ?? randomUUID();
      const token = names?.token ?? randomBytes(32).toString('base64url');
      await forgetCopy(id);
      const until = new Date(now().getTime() + keepMs);
      const row = { id, token_hash: hashToken(token), size: draft.size, revisions, expires_at: until };
      const gone = await storeChecked(db, row, draft.path, { now: now(), maxBytes });
      await Promise.all(gone.map(forgetCopy));
      await addCopy(id, until, (target) => rename(draft.path, target)).whole;
      return { id, token, until };
    },
    async openRevision(id, token, index) {
      const row = await db.selectFrom('checked_files').selectAll().where('id', '=', id).executeTakeFirst();
      const size = row?.revisions[index];
      if (!row) await forgetCopy(id);
      if (!row || size === undefined || !isToken(token, row.token_hash)) return undefined;
      if (row.expires_at <= now()) {
        await end(id);
        return undefined;
      }
      const copy = copies.get(id) ?? addCopy(id, row.expires_at, (target) => fetchParts(db, row, target));
      const whole = await copy.whole.catch(() => undefined);
      if (whole === undefined) return undefined;
      const opened = copy.opened.get(index) ?? copyPrefix(whole, path.join(copy.folder, `${index}.pdf`), size);
      copy.opened.delete(index);
      copy.opened.set(index, opened);
      const [oldest] = copy.opened.keys();
      if (copy.opened.size > mostRevisionFiles && oldest !== undefined) {
        const gone = copy.opened.get(oldest)!;
        copy.opened.delete(oldest);
        await forgetRevision(gone);
      }
      return opened;
    },
    async close() {
      for (const id of copies.keys()) await forgetCopy(id);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
