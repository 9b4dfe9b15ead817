import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL says about itself in its data folder. */
export type Postmaster = { pid: number; socket: string; isReady: boolean };

/** Reads postmaster.pid of a data folder; undefined when no PostgreSQL has written one. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // The file's lines: pid, data folder, start time, port, socket folder, listen address, shared memory, state.
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, socket: lines[4] ?? '', isReady: /^(ready|standby)\b/.test(lines[7] ?? '') }
    : undefined;
}

/** Whether a process runs. One that ended but was not yet collected by its parent counts as gone. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    // "pid (name) S …": the name may itself hold brackets and blanks.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.charAt(0);
    return state !== 'Z' && state !== 'X';
  } catch {
    return process.platform !== 'linux';
  }
}

/** Whether a living process is the PostgreSQL of this data folder (its real path), and not a later owner of the number. */
export function isPostmasterOf(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return isProcessAlive(pid);
  try {
    // The postmaster works inside its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}
