import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest } from '../support/people.ts';
import { listDescendants } from '../support/processes.ts';
import { findFreePort } from '../support/server-process.ts';
import { signUpToSign } from '../support/signing-people.ts';

/**
 * How long a warm start takes until /readyz says 200, and what everything that then runs holds in memory: idle, under load, and a minute
 * after it. Memory is PSS, in which a page that several processes share counts once. `--starts=3` for a shorter run.
 */
const readOption = (name: string) => argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const starts = Number(readOption('starts') ?? '7');
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-start-'));

/** As a person starts it, and as a service does. */
const ways = {
  'npm start': ['npm', 'start'],
  'the start script': ['sh', 'server/scripts/start.sh'],
};

interface Running {
  child: ChildProcess;
  url: string;
  seconds: number;
  /** Of processors, without those of PostgreSQL, which a crowded machine does not stretch. */
  busySeconds: number;
}

async function start([command, ...args]: string[]): Promise<Running> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', BILLING: 'manual' };
  for (const name of ['NODE_ENV', 'NODE_COMPILE_CACHE', ...Object.keys(env).filter((each) => each.startsWith('npm_'))])
    Reflect.deleteProperty(env, name);
  const started = performance.now();
  const child = spawn(command!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`It ended before it was ready:\n${output}`);
    await delay(10);
  }
  return { child, url, seconds: (performance.now() - started) / 1000, busySeconds: readBusySeconds(child.pid!) };
}

/** What a process and those below it have used, and those that have ended; Linux counts it in hundredths of a second. */
function readBusySeconds(first: number): number {
  return [first, ...listDescendants(first)].reduce((sum, pid) => {
    try {
      const [head, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      if (/\(postgres/.test(head!)) return sum;
      const spent = rest!.split(' ').slice(11, 15).map(Number);
      return sum + spent.reduce((all, one) => all + one, 0) / 100;
    } catch {
      return sum;
    }
  }, 0);
}

async function stop({ child }: Running): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

const kinds = ['npm', 'server', 'workers', 'PostgreSQL'] as const;

function kindOf(words: string): (typeof kinds)[number] {
  if (/^(?:\S*\/)?postgres[: ]/.test(words)) return 'PostgreSQL';
  if (/pdf-worker/.test(words)) return 'workers';
  return /main\.mjs/.test(words) ? 'server' : 'npm';
}

/** MB that the processes below hold, by what they are. */
function readMemory({ child }: Running): Record<(typeof kinds)[number], number> {
  const sums = { npm: 0, server: 0, workers: 0, PostgreSQL: 0 };
  for (const pid of [child.pid!, ...listDescendants(child.pid!)])
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const kind = kindOf(words);
      const kept = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1];
      sums[kind] += Number(kept) / 1000;
    } catch {
      // A session of the database may end at any time.
    }
  return sums;
}

const rows: string[] = [];
function tell(what: string, running: Running): void {
  const memory = readMemory(running);
  const sum = kinds.reduce((total, kind) => total + memory[kind], 0);
  rows.push(`| ${[what, ...kinds.map((kind) => memory[kind].toFixed(0)), sum.toFixed(0)].join(' | ')} |`);
}

/** Half a minute of people who sign and look at their list, eight at a time. */
async function work(url: string): Promise<void> {
  const owner = await signUpToSign(url, { business: 'Muster AG' });
  const pdf = buildPdf({ padding: 1024 * 1024 });
  const headers = { cookie: `sigillum_session=${owner.token}` };
  const until = performance.now() + 30_000;
  const workOn = async () => {
    while (performance.now() < until) {
      const { id } = await sendRequest(owner, { pdf, signatures: [{ account_email: owner.email }] });
      await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
      for (const page of ['/dashboard?tab=inbox', `/view/${id}`])
        await (await fetch(`${url}${page}`, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, workOn));
}

const times: string[] = [];
try {
  await stop(await start(ways['the start script']));
  for (const [name, words] of Object.entries(ways)) {
    const seconds: number[] = [];
    const busy: number[] = [];
    for (let turn = 0; turn < starts; turn += 1) {
      const running = await start(words);
      seconds.push(running.seconds);
      busy.push(running.busySeconds);
      if (turn === starts - 1) {
        await delay(15_000);
        tell(`${name}, idle`, running);
        if (name !== 'npm start') {
          await work(running.url);
          tell('… when a load has just ended', running);
          await delay(60_000);
          tell('… a minute later', running);
        }
      }
      await stop(running);
    }
    const at = (values: number[], share: number) =>
      values.toSorted((one, other) => one - other)[Math.floor(starts * share)]!.toFixed(2);
    times.push(`| ${name} | ${at(seconds, 0)} | ${at(seconds, 0.5)} | ${at(seconds, 0.99)} | ${at(busy, 0.5)} |`);
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  `\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`,
);
console.log(
  [
    '| started by | best s | median s | slowest s | processor s, median |',
    '| --- | --- | --- | --- | --- |',
    ...times,
  ].join('\n'),
);
console.log(
  `\n| MB (PSS) | ${kinds.join(' | ')} | all |\n| ${Array(kinds.length + 2)
    .fill('---')
    .join(' | ')} |\n${rows.join('\n')}`,
);
