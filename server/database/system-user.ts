import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account PostgreSQL runs under when the server itself is started by root, which PostgreSQL refuses. */
export type SystemUser = { name: string; uid: number; gid: number };

const userName = 'sigillum';

/** Where everything lives that root's set-up needs outside the project: it is reachable by every account. */
export const systemFolder = '/var/lib/sigillum';

/** Whether this process runs as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns the system user `sigillum`, creating it with `useradd` when the machine has none.
 * Throws with a sentence for the operator when it cannot be created.
 */
export function ensureSystemUser(): SystemUser {
  const known = findSystemUser();
  if (known) return known;
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--home-dir', systemFolder];
    execFileSync('useradd', [...options, '--shell', '/usr/sbin/nologin', userName], { stdio: 'pipe' });
  } catch (cause) {
    const created = findSystemUser();
    if (created) return created;
    const advice = 'Start Sigillum as an ordinary user, or set DATABASE_URL to a PostgreSQL server.';
    throw new Error(`PostgreSQL cannot run as root and the system user "${userName}" could not be created. ${advice}`, {
      cause,
    });
  }
  const created = findSystemUser();
  if (!created) throw new Error(`The system user "${userName}" was created but is not listed in /etc/passwd.`);
  return created;
}

function findSystemUser(): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${userName}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name: userName, uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Returns the first folder on the way to `target` (itself included) that the user may not pass through,
 * or undefined when the way is free. Judged by mode bits alone: access lists are not read.
 */
export function findBarrier(target: string, user: Pick<SystemUser, 'uid' | 'gid'>): string | undefined {
  const { root } = path.parse(path.resolve(target));
  const parts = path.relative(root, path.resolve(target)).split(path.sep).filter(Boolean);
  let folder = root;
  for (const part of ['', ...parts]) {
    folder = path.join(folder, part);
    const status = statSync(folder, { throwIfNoEntry: false });
    if (!status) return undefined;
    const shift = status.uid === user.uid ? 6 : status.gid === user.gid ? 3 : 0;
    if (((status.mode >> shift) & 1) === 0) return folder;
  }
  return undefined;
}

/**
 * Lets the user pass through (not list) the folders on the way to `target`, as far as they are this account's alone: those
 * get the user's group and its x bit. `target` itself is ours in any case. Returns the first folder that still bars the way.
 */
export function openPassage(target: string, user: SystemUser, onOpened: (folder: string) => void): string | undefined {
  for (;;) {
    const folder = findBarrier(target, user);
    if (folder === undefined) return undefined;
    const status = statSync(folder);
    const isPrivate = (status.mode & 0o077) === 0;
    if (status.uid !== process.getuid?.() || !(isPrivate || folder === target)) return folder;
    chownSync(folder, status.uid, user.gid);
    chmodSync(folder, (status.mode & 0o707) | 0o010);
    if (folder !== target) onOpened(folder);
  }
}
