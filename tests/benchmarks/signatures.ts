import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp, type Person } from '../support/people.ts';
import { startServerProcess } from '../support/server-process.ts';
import { countStatements } from './count-statements.ts';
import { format, quantile, readSpent, type Spent } from './processor-time.ts';

/**
 * What a signature costs the server: processor time of its process, its workers and its database, statements, and how long it takes alone,
 * 8 and 32 at once. `--tries=20` for how many one after another, `--size=1` for the megabytes of the document, `--warm=40` for how many, with
 * a dashboard after each, before anything is counted: what Node compiles for the first ones is the start's.
 */
const readOption = (name: string) => argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const tries = Number(readOption('tries') ?? '20');
const size = Number(readOption('size') ?? '1');
const warm = Number(readOption('warm') ?? '40');
const people = 32;

const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-signatures-'));
const server = await startServerProcess({ dataDir });
const cluster = path.join(dataDir, 'postgres');
const [pid] = readFileSync(path.join(cluster, 'data/postmaster.pid'), 'utf8').split('\n');
try {
  const pdf = buildPdf({ padding: size * 1024 * 1024 });
  const owners: Person[] = [];
  for (let index = 0; index < people; index += 1) owners.push(await signUp(server.url, { business: 'Bench AG' }));
  const send = async (owner: Person) =>
    (await sendRequest(owner, { pdf, signatures: [{ account_email: owner.email }] })).id;
  const signOne = async (owner: Person, signatureRequestId: string): Promise<number> => {
    const begun = performance.now();
    await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId }] } });
    return performance.now() - begun;
  };
  const owner = owners[0]!;
  const dashboard = `${server.url}/dashboard?tab=inbox`;
  const onlooker = { cookie: `sigillum_session=${owners.at(-1)!.token}` };
  for (let index = 0; index < warm; index += 1) {
    await signOne(owner, await send(owner));
    await (await fetch(dashboard, { headers: onlooker })).arrayBuffer();
  }

  // Alone, one after another.
  const ids: string[] = [];
  for (let index = 0; index < tries; index += 1) ids.push(await send(owner));
  const rest = async () => new Promise((resolve) => setTimeout(resolve, 3000));
  await rest();
  const load = loadavg()[0]!;
  const before = readSpent([server.pid], Number(pid));
  const alone: number[] = [];
  for (const id of ids) alone.push(await signOne(owner, id));
  // Mails and what else follows a signature belong to it.
  await rest();
  const after = readSpent([server.pid], Number(pid));

  const last = await send(owner);
  await rest();
  const statements = await countStatements(cluster, () => signOne(owner, last));

  // Several at once; of the many while others ask whether the server lives and look at their dashboards.
  const together = async (count: number, each: number, isWatched: boolean) => {
    const mine = owners.slice(0, count);
    const todo = await Promise.all(mine.map(async () => [] as string[]));
    for (const [index, one] of mine.entries())
      for (let turn = 0; turn < each; turn += 1) todo[index]!.push(await send(one));
    await rest();
    let isOver = !isWatched;
    const watch = async (url: string, headers: Record<string, string>) => {
      const times: number[] = [];
      while (!isOver) {
        const begun = performance.now();
        const response = await fetch(url, { headers, redirect: 'manual' });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return times;
    };
    const [lives, boards] = [watch(`${server.url}/livez`, {}), watch(dashboard, onlooker)];
    const begun = performance.now();
    const times = (
      await Promise.all(
        mine.map(async (one, index) => {
          const own: number[] = [];
          for (const id of todo[index]!) own.push(await signOne(one, id));
          return own;
        }),
      )
    ).flat();
    const seconds = (performance.now() - begun) / 1000;
    isOver = true;
    return { times, rate: times.length / seconds, lives: await lives, boards: await boards };
  };
  const eight = await together(8, 8, false);
  const many = await together(people, 2, true);

  const per = (key: keyof Spent) => (after[key] - before[key]) / tries;
  console.log(
    `\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${load.toFixed(1)} before\n`,
  );
  console.log('| a signature, B-LTA | |\n| --- | --- |');
  console.log(`| processor ms, server and workers | ${format(per('server'))} |`);
  console.log(`| processor ms, database | ${format(per('database'))} |`);
  console.log(`| statements | ${statements} |`);
  console.log(`| alone: median ms, p90 | ${format(quantile(alone, 0.5))}, ${format(quantile(alone, 0.9))} |`);
  for (const [count, { times, rate, lives, boards }] of [
    [8, eight],
    [people, many],
  ] as const) {
    console.log(`| ${count} at once: a second | ${rate.toFixed(1)} |`);
    console.log(`| … median ms, p99 | ${format(quantile(times, 0.5))}, ${format(quantile(times, 0.99))} |`);
    // Nobody looks on while few sign: what they ask for would take its share.
    for (const [name, asked] of [
      ['/livez', lives],
      ['the dashboard', boards],
    ] as const)
      if (asked.length)
        console.log(
          `| … ${name} meanwhile, ${asked.length} times: median ms, p99 | ${format(quantile(asked, 0.5))}, ${format(quantile(asked, 0.99))} |`,
        );
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
