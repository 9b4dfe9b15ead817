import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { startServerProcess } from '../support/server-process.ts';

/**
 * What a backup and a restore of an installation with 10,000 requests take, by the commands as an operator runs them, beside a running
 * server: the first backup, the next one, a check and a restore. Each request has an upload and a signature's bytes, 30 kB each.
 * `--requests=1000` for a shorter run.
 */
const requests = Number(argv.find((word) => word.startsWith('--requests='))?.slice(11) ?? 10_000);
const fileBytes = 30_000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const home = mkdtempSync(path.join(tmpdir(), 'sigillum-bench-'));
const [dataDir, vault, target] = ['data', 'vault', 'target'].map((name) => path.join(home, name)) as [
  string,
  string,
  string,
];
await mkdir(dataDir, { mode: 0o700 });
const server = await startServerProcess({ dataDir });

async function seed(): Promise<void> {
  const owner = await signUp(server.url, { business: 'Bench AG' });
  const { id } = await owner.client.call(getUser, {});
  const { db, close } = openServerDatabase(dataDir);
  await sql`
    with request as (
      insert into signature_requests (id, owner_id, title, quality, legislation, status, origin, expiration_date, created_at, updated_at)
      select gen_random_uuid(), ${id}, 'Lease ' || n, 'SES', 'ZERTES', 'SIGNED', 'WEB', now() + interval '90 days', now(), now()
      from generate_series(1, ${requests}::int) n returning id
    ), access as (
      insert into request_access (request_id, user_id, level) select id, ${id}, 'owner' from request
    )
    insert into signatures (sid, request_id, position, user_id, email, language, status, created_at)
    select gen_random_uuid(), id, position, case position when 0 then ${id}::uuid end, 'signer' || position || '@example.ch', 'de', 'SIGNED', now()
    from request, generate_series(0, 1) position`.execute(db);
  await close();
  for (let count = 0; count < 2 * requests; count += 1) {
    const bytes = randomBytes(fileBytes);
    const name = createHash('sha256').update(bytes).digest('hex');
    const folder = path.join(dataDir, 'files', name.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
}

/** Runs a command to its end and answers its seconds. */
function time(command: 'backup' | 'restore', words: string[], env: Record<string, string> = {}): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, `server/scripts/${command}.ts`), vault, ...words],
    {
      env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'a passphrase of backups', ...env },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return (performance.now() - started) / 1000;
}

function weigh(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = entries.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return `${(bytes / 1e6).toFixed(0)} MB in ${entries.length} files`;
}

try {
  await seed();
  const rows: [string, number, string][] = [];
  rows.push(['the first backup', time('backup', []), weigh(vault)]);
  rows.push(['the next one, nothing new', time('backup', []), weigh(vault)]);
  rows.push(['a check of the newest', time('restore', ['--check']), '']);
  rows.push(['a restore', time('restore', [], { DATA_DIR: target }), weigh(target)]);
  console.log(`\n${requests} requests, ${2 * requests} files of ${fileBytes / 1000} kB, Node ${process.version}\n`);
  console.log('| what | seconds | what lies there then |\n| --- | --- | --- |');
  for (const [name, seconds, weight] of rows) console.log(`| ${name} | ${seconds.toFixed(1)} | ${weight} |`);
} finally {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
