import type { Services } from '../services.ts';
import { isUploading, isUsed } from './discard-blobs.ts';
import { forgetVersionFile } from './versions.ts';

/** How soon after its end a file is forgotten by all servers. */
const pauseMs = 5000;
/** So long a server may have been away: copies that nobody has asked for in a day go at its start. */
const dayMs = 24 * 3600 * 1000;
/** A moment is written before it is committed. */
const doubtMs = 60_000;

type Forgetting = Pick<Services, 'blobs' | 'config' | 'db' | 'log' | 'now' | 'pdf'>;

/**
 * Forgets on this machine what was erased since a moment; answers whether it was all. One that somebody has stored again is in use; one whose
 * upload is at work here is being read, and waits for its end.
 */
async function forgetErased({ blobs, config, db, pdf }: Forgetting, since: Date): Promise<boolean> {
  const erased = await db.selectFrom('erased_files').select('sha256').where('at', '>', since).execute();
  let isAll = true;
  for (const { sha256 } of erased) {
    if (await isUsed(db, sha256)) continue;
    if (isUploading(sha256)) {
      isAll = false;
      continue;
    }
    await blobs.forgetCopy(sha256);
    await pdf.forgetPages(sha256);
    await forgetVersionFile(config, sha256);
  }
  return isAll;
}

/** Has one of several servers forget what was erased by the others, now and from now on. */
export function watchErased(services: Forgetting): { close(): Promise<void> } {
  const { log, now } = services;
  let since = new Date(now().getTime() - 2 * dayMs);
  let looking = Promise.resolve();
  const look = async () => {
    const at = new Date(now().getTime() - doubtMs);
    try {
      if (await forgetErased(services, since)) since = at;
    } catch (error) {
      log.warn('what other servers have erased could not be looked up', { error });
    }
  };
  const again = () => {
    looking = looking.then(look);
  };
  again();
  const timer = setInterval(again, pauseMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
