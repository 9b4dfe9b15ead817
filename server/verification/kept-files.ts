import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyPrefix, writeStream, type RevisionFile } from './write-file.ts';

/** How long a checked file stays, so that its pages can be looked at. */
export const keepMinutes = 15;
const keepMs = keepMinutes * 60_000;
/** Revisions of one file that may lie beside it at the same time, as files that a worker can draw from. */
const mostRevisionFiles = 3;

export interface KeptFilesOptions {
  /** Emptied when it is opened: what an earlier run has left is nobody’s. */
  folder: string;
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
  /** Deletes everything. */
  close(): Promise<void>;
}

interface Kept {
  folder: string;
  size: number;
  tokenHash: Buffer;
  revisions: readonly number[];
  until: Date;
  timer: NodeJS.Timeout;
  /** By revision, least recently opened first. */
  opened: Map<number, Promise<RevisionFile>>;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Opens the place where checked files wait for their end. Everything about them lives in this process and this folder alone. */
export async function openKeptFiles({
  folder,
  now,
  maxBytes = 1024 ** 3,
  onForget,
}: KeptFilesOptions): Promise<KeptFiles> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new Map<string, Kept>();

  const forgetRevision = async (file: Promise<RevisionFile>) => {
    const revision = await file.catch(() => undefined);
    if (!revision) return;
    await rm(revision.path, { force: true });
    await onForget(revision.sha256);
  };
  const forget = async (id: string) => {
    const file = kept.get(id);
    if (!file) return;
    kept.delete(id);
    clearTimeout(file.timer);
    await Promise.all([...file.opened.values()].map(forgetRevision));
    await rm(file.folder, { recursive: true, force: true });
  };
  const makeRoom = async () => {
    for (const [id, { until }] of kept) if (until <= now()) await forget(id);
    let total = [...kept.values()].reduce((sum, file) => sum + file.size, 0);
    for (const [id, file] of kept) {
      if (total <= maxBytes) return;
      total -= file.size;
      await forget(id);
    }
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
      await forget(id);
      const own = path.join(folder, id);
      await mkdir(own, { mode: 0o700 });
      await rename(draft.path, path.join(own, 'whole.pdf'));
      const until = new Date(now().getTime() + keepMs);
      const timer = setTimeout(() => void forget(id), keepMs).unref();
      const tokenHash = hashToken(token);
      kept.set(id, { folder: own, size: draft.size, tokenHash, revisions, until, timer, opened: new Map() });
      await makeRoom();
      return { id, token, until };
    },
    async openRevision(id, token, index) {
      const file = kept.get(id);
      const end = file?.revisions[index];
      if (!file || end === undefined || !timingSafeEqual(file.tokenHash, hashToken(token))) return undefined;
      if (file.until <= now()) {
        await forget(id);
        return undefined;
      }
      const whole = path.join(file.folder, 'whole.pdf');
      const opened = file.opened.get(index) ?? copyPrefix(whole, path.join(file.folder, `${index}.pdf`), end);
      file.opened.delete(index);
      file.opened.set(index, opened);
      const [oldest] = file.opened.keys();
      if (file.opened.size > mostRevisionFiles && oldest !== undefined) {
        const gone = file.opened.get(oldest)!;
        file.opened.delete(oldest);
        await forgetRevision(gone);
      }
      return opened;
    },
    async close() {
      for (const id of kept.keys()) await forget(id);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
