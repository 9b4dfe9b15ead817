import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isProcessAlive } from './postmaster.ts';
import { WatchedClient } from './watched-client.ts';

// A process of its own that outlives the tests: it removes their cluster once nobody has used it for a while.
const idleLimitMs = 60_000;
/** So long those may still come who had just found it: a crowded machine lets whoever reads wait before it lets them connect. */
const lateMs = 30_000;
const [home = '', postmaster = ''] = process.argv.slice(2);
const pointer = path.join(home, '..', 'current');

async function countSessions(): Promise<number> {
  const client = new WatchedClient({ host: path.join(home, 'run'), user: 'sigillum', database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0].others;
  } finally {
    await client.end();
  }
}

async function waitForIdleness(limitMs: number): Promise<void> {
  let lastUse = Date.now();
  while (isProcessAlive(Number(postmaster)) && Date.now() - lastUse < limitMs) {
    await delay(500);
    // Whoever cannot be asked has too many sessions, say.
    if ((await countSessions().catch(() => 1)) > 0) lastUse = Date.now();
  }
}

await waitForIdleness(idleLimitMs);
// First nobody new finds the cluster, then those who had just found it may finish.
if (existsSync(pointer) && readFileSync(pointer, 'utf8') === path.basename(home)) rmSync(pointer);
await waitForIdleness(lateMs);
if (isProcessAlive(Number(postmaster))) await (await startEmbeddedPostgres({ folder: home, isDurable: false })).stop();
rmSync(home, { recursive: true, force: true });
rmSync(`${home}.keeper`, { force: true });
