import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp } from '../support/people.ts';
import { listDescendants, readPostgresPid } from '../support/processes.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';

/**
 * What a page costs the server's process in processor time, beside the framework alone with a list of 25 rows, round by round in one run;
 * and how many of each go out in a second. `--rounds=5` for a shorter run, `--only=dashboard` for one page.
 */
const readOption = (name: string) => argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(readOption('rounds') ?? '10');
const only = readOption('only');
const batch = 60;
const rowCount = 25;

const floorFolder = path.resolve(import.meta.dirname, 'pages-floor');
const builtFloor = await mkdtemp(path.join(import.meta.dirname, '../../node_modules/.cache/floor-'));
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-pages-'));
const endings: (() => unknown)[] = [
  () => rm(builtFloor, { recursive: true, force: true }),
  () => rm(dataDir, { recursive: true, force: true }),
];

/** Processor time of a process so far, in milliseconds; Linux counts it in hundredths of a second. */
function readCpuMs(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function startFloor(): Promise<{ pid: number; url: string }> {
  const env = { ...process.env, FLOOR_BUILD_DIR: builtFloor, NODE_ENV: 'production' };
  const made = spawnSync('npx', ['--no-install', 'react-router', 'build', floorFolder], { env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The floor was not built:\n${made.stdout}${made.stderr}`);
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(builtFloor, 'server/index.js')], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endings.push(() => child.kill());
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { pid: child.pid!, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The floor did not answer.');
}

/** Processor time of PostgreSQL and its sessions, also of those that have ended. */
function readPostgresMs(): number {
  const first = readPostgresPid(dataDir)!;
  return [first, ...listDescendants(first)].reduce((sum, pid) => {
    try {
      const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').slice(11, 15).map(Number);
      const [user, system, userOfEnded, systemOfEnded] = times as [number, number, number, number];
      return sum + (user + system + (pid === first ? userOfEnded + systemOfEnded : 0)) * 10;
    } catch {
      return sum;
    }
  }, 0);
}

interface Page {
  name: string;
  pid: number;
  open(): Promise<number>;
}

/** Opens a page as a browser does, and answers the bytes of its HTML. */
const makeOpen = (url: string, headers: Record<string, string>) => async () => {
  const response = await fetch(url, { headers, redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
};

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

async function countPerSecond({ open }: Page): Promise<number> {
  const until = performance.now() + 4000;
  let count = 0;
  const openOnAndOn = async () => {
    while (performance.now() < until) {
      await open();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, openOnAndOn));
  return count / 4;
}

try {
  const floor = await startFloor();
  const server = await startServerProcess({ dataDir });
  endings.push(server.stop);
  const owner = await signUp(server.url, { business: 'Bench AG' });
  const pdf = buildPdf({ padding: 1024 });
  let id = '';
  for (let index = 0; index < rowCount; index += 1)
    ({ id } = await sendRequest(owner, {
      title: `Rental agreement ${index}`,
      pdf,
      signatures: [{ account_email: owner.email }],
    }));
  const anybody = { 'accept-encoding': 'gzip, deflate, br' };
  const asOwner = { ...anybody, cookie: `sigillum_session=${owner.token}` };
  const { pid } = server;
  const all: Page[] = [
    { name: 'floor: bare list of 25 rows', pid: floor.pid, open: makeOpen(floor.url, anybody) },
    { name: 'dashboard, 25 rows', pid, open: makeOpen(`${server.url}/dashboard?tab=inbox`, asOwner) },
    { name: 'view', pid, open: makeOpen(`${server.url}/view/${id}`, asOwner) },
    { name: 'login', pid, open: makeOpen(`${server.url}/login`, anybody) },
  ];
  const pages = all.filter(({ name }, index) => index === 0 || !only || name.startsWith(only));
  const spent = pages.map((): number[] => []);
  const asked = pages.map((): number[] => []);
  const sizes = pages.map(() => 0);
  for (let round = -2; round < rounds; round += 1)
    for (const [place, page] of pages.entries()) {
      const before = readCpuMs(page.pid);
      const askedBefore = readPostgresMs();
      for (let turn = 0; turn < batch; turn += 1) sizes[place] = await page.open();
      if (round < 0) continue;
      spent[place]!.push((readCpuMs(page.pid) - before) / batch);
      asked[place]!.push((readPostgresMs() - askedBefore) / batch);
    }
  console.log(
    `\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  console.log('| page | processor ms, median | p90 | × floor | PostgreSQL ms | a second, 8 at once | kB of HTML |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [place, page] of pages.entries()) {
    const median = quantile(spent[place]!, 0.5);
    const each = [
      page.name,
      median.toFixed(2),
      quantile(spent[place]!, 0.9).toFixed(2),
      (median / quantile(spent[0]!, 0.5)).toFixed(1),
      place === 0 ? '–' : quantile(asked[place]!, 0.5).toFixed(1),
      (await countPerSecond(page)).toFixed(0),
      (sizes[place]! / 1000).toFixed(0),
    ];
    console.log(`| ${each.join(' | ')} |`);
  }
} finally {
  for (const end of endings.toReversed()) await end();
}
