import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSystemUser, isRoot, openPassage } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

// sun_path holds 107 bytes on Linux and PostgreSQL appends this file's name to the folder.
const socketName = '.s.PGSQL.5432';

/** Where one cluster keeps its files, and the account it runs under (undefined: the server's own). */
export type Cluster = { folder: string; data: string; socket: string; log: string; user: SystemUser | undefined };

/**
 * Makes the folders of a cluster private and fit for the account PostgreSQL runs under.
 * Throws with a sentence for the operator when that account cannot get there.
 */
export function prepareFolders(name: string, onProgress?: (step: string) => void): Cluster {
  mkdirSync(path.dirname(name), { recursive: true });
  const parent = realpathSync(path.dirname(name));
  const folder = path.join(parent, path.basename(name));
  const user = isRoot() ? ensureSystemUser() : undefined;
  if (user) {
    const barrier = openPassage(parent, user, (opened) =>
      onProgress?.(`Letting the system user "${user.name}", under which PostgreSQL runs, pass through ${opened}`),
    );
    if (barrier) {
      throw new Error(
        `PostgreSQL cannot run as root, and its system user "${user.name}" may not enter ${barrier}. ` +
          'Choose another DATA_DIR, such as /var/lib/sigillum, start as an ordinary user, or set DATABASE_URL.',
      );
    }
  }
  const socket = path.join(folder, 'run');
  const fits = Buffer.byteLength(path.join(socket, socketName)) <= 107;
  const cluster = {
    folder,
    data: path.join(folder, 'data'),
    socket: fits ? socket : shortSocketFolder(folder, user),
    log: path.join(folder, 'postgres.log'),
    user,
  };
  for (const own of [folder, cluster.socket]) makePrivate(own, user);
  return cluster;
}

function shortSocketFolder(folder: string, user: SystemUser | undefined): string {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  // Root's own temporary folder may be closed to others.
  return path.join(user ? '/tmp' : tmpdir(), `sigillum-${id}`);
}

function makePrivate(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const status = lstatSync(folder);
  const own = user?.uid ?? process.getuid?.();
  // A foreign folder under the shared /tmp would hand the socket to whoever made it.
  if (!status.isDirectory() || (status.uid !== own && status.uid !== process.getuid?.())) {
    throw new Error(
      `${folder} belongs to another account (number ${status.uid}). Run as that one, or give it to this one (chown).`,
    );
  }
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}
