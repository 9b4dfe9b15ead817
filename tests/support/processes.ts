import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { readPostmaster } from '@sigillum/server/database/postmaster.ts';

/** Resident memory of a process in MiB, from Linux's /proc. */
export function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Does some work and tells what it answered and the most memory a process had meanwhile, in MiB, ten times a second. */
export async function watchMemory<T>(pid: number, work: Promise<T>): Promise<{ answer: T; mostMb: number }> {
  let mostMb = readMemory(pid);
  const timer = setInterval(() => (mostMb = Math.max(mostMb, readMemory(pid))), 100);
  try {
    const answer = await work;
    return { answer, mostMb };
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds of the processor that a process has used with all its threads, however long it waited for them; from Linux's /proc. */
export function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  // In hundredths of a second, those of the program and those of the system for it.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Every process that descends from another one, by id. */
export function listDescendants(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // "pid (name) state parent …": the name may itself hold brackets and blanks.
      return [
        [Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])] as const,
      ];
    } catch {
      return [];
    }
  });
  const list = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...list(child)]);
  return list(pid);
}

/** Milliseconds that a process's main thread has stood ready without getting a core, since it began; from Linux's /proc. */
function readQueueing(pid: number | 'self'): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Counts for how long a process, its descendants and whoever asks have stood ready without getting a core: what a crowded machine adds to
 * everything that is measured. `look` now and then, lest those who end in between go uncounted; it returns the milliseconds so far.
 */
export function watchQueueing(pid: number, { withDescendants }: { withDescendants: boolean }): { look(): number } {
  const spans = new Map<number | 'self', { first: number; last: number }>();
  const look = (isFirst = false) => {
    for (const id of ['self' as const, pid, ...(withDescendants ? listDescendants(pid) : [])]) {
      const now = readQueueing(id);
      const first = spans.get(id)?.first ?? (isFirst || id === 'self' ? now : 0);
      spans.set(id, { first, last: Math.max(now, spans.get(id)?.last ?? 0) });
    }
    return [...spans.values()].reduce((sum, { first, last }) => sum + last - first, 0);
  };
  look(true);
  return { look: () => look() };
}

/** The first process of the embedded PostgreSQL on a data folder; undefined when none runs. */
export const readPostgresPid = (dataDir: string): number | undefined =>
  readPostmaster(path.join(dataDir, 'postgres/data'))?.pid;

/** A look into the embedded database of a running server. */
export function openServerDatabase(dataDir: string): DatabaseConnection {
  const { socket } = readPostmaster(path.join(dataDir, 'postgres/data'))!;
  return connectDatabase(
    { host: socket, user: 'sigillum', database: 'sigillum' },
    { max: 2, applicationName: 'sigillum-test' },
  );
}
