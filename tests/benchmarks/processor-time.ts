import { readdirSync, readFileSync } from 'node:fs';

export interface Spent {
  server: number;
  database: number;
}

/** What Linux says of a process: its parent, its name, and its processor time. */
const readStat = (pid: string): { parent: string; ms: number; name: string } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [start, end] = [text.indexOf('('), text.lastIndexOf(') ')];
    const words = text.slice(end + 2).split(' ');
    // Its own time and that of children that have ended; Linux counts in hundredths of a second.
    const ms = words.slice(11, 15).reduce((sum, word) => sum + Number(word) * 10, 0);
    return { parent: words[1]!, ms, name: text.slice(start + 1, end) };
  } catch {
    return undefined;
  }
};

/** Processor time so far of servers and all below them, in milliseconds; the database is none of them: it has let go of its parent. */
export function readSpent(servers: readonly number[], postmaster: number): Spent {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const stat = readStat(pid);
        return stat ? [[pid, stat] as const] : [];
      }),
  );
  const isBelow = (pid: string, root: string): boolean =>
    pid === root || (all.has(pid) && pid !== '1' && isBelow(all.get(pid)!.parent, root));
  const spent = { server: 0, database: 0 };
  for (const [pid, { ms }] of all)
    if (isBelow(pid, String(postmaster))) spent.database += ms;
    else if (servers.some((server) => isBelow(pid, String(server)))) spent.server += ms;
  return spent;
}

/** The value below which a share of all lie. */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Milliseconds as a table shows them. */
export const format = (ms: number) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
