import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiProblem, createClient, type Client } from '@sigillum/api-contracts/client.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { sendRequest, signUp, type Person } from '../support/people.ts';
import { readMemory } from '../support/processes.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { format, quantile, readSpent } from './processor-time.ts';

/**
 * Documents of 1 MB are signed to B-LTA by one server, and by two on one database, by 1, 8, 32 and 128 people at once: signatures a second, how
 * long each takes, processor time and memory. `--each=2` for how many each person signs, `--least=24` for how many are signed in all at the least.
 */
const readOption = (name: string, usual: number) =>
  Number(argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const [each, least] = [readOption('each', 2), readOption('least', 24)];
const crowds = [1, 8, 32, 128];
/** Whoever has an account signs several requests at once where there are more people than these. */
const accounts = 32;
const pdf = buildPdf({ padding: 1024 * 1024 });

interface Round {
  servers: number;
  people: number;
  times: number[];
  refused: number;
  seconds: number;
  serverMs: number;
  databaseMs: number;
  megabytes: number;
}

async function measure(servers: readonly ServerProcess[], postmaster: number, owners: Person[], people: number) {
  const clientsOf = (owner: Person): Client[] =>
    servers.map(({ url }) => createClient(fetch, { bearer: owner.token }, url));
  const turns = Math.max(each, Math.ceil(least / people));
  const todo: { clients: Client[]; ids: string[] }[] = [];
  for (let index = 0; index < people; index += 1) {
    const owner = owners[index % owners.length]!;
    const ids: string[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      ids.push((await sendRequest(owner, { pdf, signatures: [{ account_email: owner.email }] })).id);
    todo.push({ clients: clientsOf(owner), ids });
  }
  // The mails of all that were sent are theirs, not the signatures'.
  await delay(5000);
  const before = readSpent(
    servers.map(({ pid }) => pid),
    postmaster,
  );
  const round = { times: [] as number[], refused: 0 };
  const begun = performance.now();
  await Promise.all(
    todo.map(async ({ clients, ids }, index) => {
      for (const [turn, signatureRequestId] of ids.entries()) {
        const asked = performance.now();
        // By turns, as a balancer does.
        const client = clients[(index + turn) % clients.length]!;
        await client.call(sign, { body: { signatureRequests: [{ signatureRequestId }] } }).then(
          () => round.times.push(performance.now() - asked),
          (error: unknown) => {
            if (!(error instanceof ApiProblem) || error.status !== 503) throw error;
            round.refused += 1;
          },
        );
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = servers.reduce((sum, { pid }) => sum + readMemory(pid), 0);
  await delay(3000);
  const after = readSpent(
    servers.map(({ pid }) => pid),
    postmaster,
  );
  const per = (key: keyof typeof after) => (after[key] - before[key]) / round.times.length;
  return { ...round, seconds, megabytes, serverMs: per('server'), databaseMs: per('database') };
}

const home = await mkdtemp(path.join(tmpdir(), 'sigillum-throughput-'));
const postgres = await startEmbeddedPostgres({ folder: path.join(home, 'postgres') });
const { host } = postgres.address as { host: string };
const start = (name: string) =>
  startServerProcess({
    dataDir: path.join(home, 'data'),
    env: {
      ...{ SIGILLUM_ENVIRONMENT: 'test', SIGILLUM_ROLE: 'all', CACHE_DIR: path.join(home, name) },
      DATABASE_URL: `postgres://sigillum@localhost/sigillum?host=${encodeURIComponent(host)}`,
    },
  });
const servers: ServerProcess[] = [];
const rounds: Round[] = [];
const load = loadavg()[0]!;
try {
  const owners: Person[] = [];
  for (const count of [1, 2]) {
    servers.push(await start(String(count)));
    while (owners.length < accounts) owners.push(await signUp(servers[0]!.url, { business: 'Bench AG' }));
    // What Node compiles for the first ones is the start's.
    await measure(servers, postgres.pid, owners, 8);
    for (const people of crowds)
      rounds.push({ servers: count, people, ...(await measure(servers, postgres.pid, owners, people)) });
  }
  console.log(`\n${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)} before\n`);
  console.log(
    '| servers | people | a second | median ms | p99 ms | processor ms, servers | … database | MB, servers | 503 |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { servers: count, people, times, seconds, serverMs, databaseMs, megabytes, refused } of rounds) {
    const cells = [count, people, (times.length / seconds).toFixed(1)];
    const figures = [quantile(times, 0.5), quantile(times, 0.99), serverMs, databaseMs, megabytes].map(format);
    console.log(`| ${[...cells, ...figures, refused].join(' | ')} |`);
  }
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}
