import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sql } from 'kysely';
import { signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';
import { format, quantile, readSpent } from './processor-time.ts';

/**
 * What the machine API costs a program over HTTP, one call at a time and 8 and 32 at once, beside a bare Hono in a process of its own that reads
 * and answers the same bytes; and the processor time of server, workers and database, which other work on the machine touches less.
 * `--size=100000` is how many requests the list is taken from, `--tries=60` how many calls each row counts, at least three for each of those at
 * once; `--levels=1` leaves those with 8 and 32 out. `--only=create` takes the rows that begin so. `--pause=300` lets as many milliseconds pass
 * after each call of those that are made one by one, so that the mails of one request are not written while the next one is made.
 */
const read = (name: string) => argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name: string, usual: number) => Number(read(name) ?? usual);
const size = option('size', 100_000);
const tries = option('tries', 60);
const pause = option('pause', 0);
const only = read('only') ?? '';
const atOnce = [1, 8, 32].slice(0, option('levels', 3));
/** Each may make 60 uploads a minute, so that all together make as many as they can. */
const programCount = 48;

interface Program {
  username: string;
  key: string;
  token: string;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-bench-'));
const server = await startServerProcess({ dataDir });
const floorPort = await findFreePort();
const floor = fork(path.join(import.meta.dirname, 'machine-floor.ts'), [String(floorPort)]);
await once(floor, 'message');

const json = { 'content-type': 'application/json' };
const pdf = buildPdf({ padding: 1024 * 1024 });
const content = Buffer.from(pdf).toString('base64');

const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
const readNow = () => readSpent([server.pid], postmaster);
/** Mails and what else follows a call belong to it; what the calls before have left does not. */
const rest = () => delay(3000);

const agent = new Agent({ keepAlive: true });

/** An answer, by Node's plainest client, which sends the bytes as they are: what `fetch` does with 1.4 MB takes a sixth of the two processors. */
async function send(
  url: string,
  method: string,
  token?: string,
  body?: Buffer,
): Promise<{ status: number; bytes: Buffer }> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && json) };
  const [answer] = (await once(request(url, { method, headers, agent }).end(body), 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, bytes: await buffer(answer) };
}

/** The bytes of an answer; anything but a success ends the run. */
async function ask(call: string, token?: string, body?: Buffer): Promise<Buffer> {
  const [method = '', route = ''] = call.split(' ');
  const { status, bytes } = await send(`${server.url}/machine/v2/${route}`, method, token, body);
  if (status >= 400) throw new Error(`${call} answered ${status}: ${bytes.toString().slice(0, 300)}`);
  return bytes;
}

/** Written once, as bytes: what a client does with a text of 1.4 MB for each call would take the processors that the server is measured by. */
const writeJson = (value: unknown) => Buffer.from(JSON.stringify(value));
const writeLogin = ({ username, key }: Omit<Program, 'token'>) => writeJson({ username, 'api-key': key });
const writeRequest = (email: string) =>
  writeJson({ title: 'Lease', quality: 'SES', content, signatures: [{ account_email: email }] });

/** Requests of one program; the list of a program is what it owns. */
async function seedRequests(username: string): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  const owner = sql`(select user_id from api_users where username = ${username})`;
  await sql`set statement_timeout = 0`.execute(db);
  await sql`
    with request as (
      insert into signature_requests (id, owner_id, api_username, title, quality, legislation, status, origin, expiration_date, created_at, updated_at)
      select gen_random_uuid(), ${owner}, ${username}, 'Lease ' || n, 'SES', 'ZERTES', 'SIGNED', 'API', now() + interval '90 days',
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n returning id
    ), access as (
      insert into request_access (request_id, user_id, level) select id, ${owner}, 'owner' from request
    )
    insert into signatures (sid, request_id, position, email, language, status, created_at)
    select gen_random_uuid(), id, 0, 'signer@example.ch', 'de', 'SIGNED', now() from request`.execute(db);
  await sql`vacuum analyze signature_requests, request_access, signatures`.execute(db);
  await close();
}

/** Until the list is kept, as it is after a program has asked for it once; whoever asks meanwhile has it looked through. */
async function waitForList({ username, token }: Program): Promise<void> {
  await ask('GET signature-requests?page_size=1', token);
  const { db, close } = openServerDatabase(dataDir);
  const find = () =>
    sql`select from request_lists join api_users using (user_id) where username = ${username} and built_at is not null`.execute(
      db,
    );
  while (!(await find()).rows.length) await delay(500);
  await close();
}

async function openPrograms(): Promise<{ programs: Program[]; email: string }> {
  const owner = await signUp(server.url, { business: 'Bench AG' });
  const { id } = await owner.client.call(getOwnBusiness, {});
  const programs: Program[] = [];
  for (let number = 0; number < programCount; number += 1) {
    const body = { description: `Program ${number}`, environment: 'PRODUCTION' as const };
    const made = await owner.client.call(createApiUser, { params: { id }, body });
    programs.push({ ...made, token: (await ask('POST access/login', undefined, writeLogin(made))).toString() });
  }
  const params = { id, name: 'bench' };
  await owner.client.call(putSeal, { params, body: { label: 'Bench' } });
  await owner.client.call(addSealMembers, { params, body: { members: programs.map(({ username }) => username) } });
  return { programs, email: owner.email };
}

interface Work {
  name: string;
  /** A call; it answers how many bytes came. */
  run: (turn: number) => Promise<Buffer>;
  /** What is sent, so that the floor gets the same. */
  sent?: Buffer;
}

async function time(
  run: (turn: number) => Promise<unknown>,
  level: number,
  count: number,
  between = 0,
): Promise<number[]> {
  const times: number[] = [];
  let turn = 0;
  const work = async () => {
    while (turn < count) {
      const own = turn++;
      const started = performance.now();
      await run(own);
      times.push(performance.now() - started);
      if (between) await delay(between);
    }
  };
  await Promise.all(Array.from({ length: level }, work));
  return times;
}

async function measure({ name, run, sent }: Work): Promise<void> {
  let bytes = 0;
  // What Node compiles for the first calls is the start's.
  await time(async (turn) => (bytes = (await run(turn)).length), 1, 30);
  const bare = () => send(`http://127.0.0.1:${floorPort}/${bytes}`, sent ? 'POST' : 'GET', undefined, sent);
  await time(bare, 1, 5);
  for (const level of atOnce) {
    const count = Math.max(tries, level * 3);
    await rest();
    const load = loadavg()[0]!;
    const before = readNow();
    const own = await time(run, level, count, level === 1 ? pause : 0);
    await rest();
    const after = readNow();
    const spent = [after.server - before.server, after.database - before.database].map((ms) => ms / count);
    const least = await time(bare, level, count);
    const cells = [own, least].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.99)]);
    console.log(`| ${[name, level, ...[...cells, ...spent].map(format), load.toFixed(1)].join(' | ')} |`);
  }
}

try {
  const { programs, email } = await openPrograms();
  const [lister, ...callers] = programs as [Program, ...Program[]];
  if ('list'.startsWith(only)) {
    await seedRequests(lister.username);
    await waitForList(lister);
  }
  // Each call by the next program, so that none is asked to wait.
  let next = 0;
  const nextToken = () => callers[next++ % callers.length]!.token;
  const body = writeRequest(email);
  const sealBody = writeJson({ title: 'Lease', content });
  const { id, document_id } = JSON.parse(
    (await ask('POST signature-requests', callers[0]!.token, body)).toString(),
  ) as {
    id: string;
    document_id: string;
  };
  const reader = callers[0]!.token;
  console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(0)}, Node ${process.version}\n`);
  console.log(
    '| call | at once | median ms | p99 ms | bare Hono, median ms | p99 ms | processor ms a call: server and workers | database | load |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const login = writeLogin(callers[1]!);
  const works: Work[] = [
    {
      name: 'login',
      sent: login,
      run: (turn) => ask('POST access/login', undefined, writeLogin(callers[turn % callers.length]!)),
    },
    { name: 'create with 1 MB', sent: body, run: () => ask('POST signature-requests', nextToken(), body) },
    { name: 'get', run: () => ask(`GET signature-requests/${id}`, reader) },
    { name: `list 50 of ${size}`, run: () => ask('GET signature-requests?page_size=50', lister.token) },
    { name: 'download 1 MB', run: () => ask(`GET documents/${document_id}/content`, reader) },
    { name: 'seal 1 MB', sent: sealBody, run: () => ask('POST seal', nextToken(), sealBody) },
  ];
  for (const work of works) if (work.name.startsWith(only)) await measure(work);
} finally {
  floor.kill();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
