import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { sql, type Kysely } from 'kysely';
import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { exportSignatureRequests } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { getBusinessStatistics } from '@sigillum/api-contracts/business/get-business-statistics.ts';
import { listSignatureActivities } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { copyCluster } from '@sigillum/server/backup/copy-cluster.ts';
import { countActivityDays } from '@sigillum/server/business/count-activity-days.ts';
import { connectDatabase } from '@sigillum/server/database/connect.ts';
import type { Database } from '@sigillum/server/database/schema.ts';
import { keepList } from '@sigillum/server/signature-requests/keep-list.ts';
import { keepRetention } from '@sigillum/server/signature-requests/keep-retention.ts';
import { renewTimestamps } from '@sigillum/server/signing/renew-timestamps.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';
import { insertActivities } from '../support/insert-activities.ts';
import { startServerProcess } from '../support/server-process.ts';
import { quantile } from './processor-time.ts';

/**
 * What ten years cost: installations with 10³, 10⁵ and 10⁶ requests, each with three signatures and twenty events, in databases of their own, and in each
 * a person of an organisation with a thousand of them. Their calls, the jobs that look through everything, a start, and the database's part of a backup.
 * `--sizes=1000,100000` and `--tries=60` for a shorter run, `--backup=no` leaves the backup out, which copies the whole cluster. 10⁶ need 12 GB, and as much again for a backup.
 */
const option = (name: string, usual: string) =>
  argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const sizes = option('sizes', '1000,100000,1000000').split(',').map(Number);
const tries = Number(option('tries', '100'));
const hasBackup = option('backup', 'yes') === 'yes';

const own = 1000;
const [signers, eventCount, otherOwners] = [3, 20, 20];
/** As many as one statement may insert: its events are twenty times as many. */
const chunk = 20_000;
/** Nearly ten years before the first of November, so that nobody's ten years of keeping are over yet. */
const spread = '3600 days';
const retention = { signatureRequests: { retention: { enabled: true, terminalState: true, days: 3650 } } };

/** Requests of ten years: nine in ten are signed, one in twenty is open. */
async function fill({ services: { db } }: TestServices, owner: SeededPerson, count: number): Promise<void> {
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(count, first + chunk - 1);
    const moment = sql`timestamptz '2026-11-01' - n * (${spread}::interval / ${count})`;
    const insert = sql`
      with request as (
        insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, expiration_date, created_at, updated_at, ended_at)
        select gen_random_uuid(), ${owner.id}, ${owner.businessId}, 'Lease ' || n, 'SES', 'ZERTES',
          case n % 20 when 0 then 'OPEN' when 1 then 'DRAFT' else 'SIGNED' end, 'WEB', now() + interval '90 days',
          ${moment}, ${moment}, case when n % 20 > 1 then ${moment} end
        from generate_series(${first}::int, ${last}::int) n returning id, status, created_at
      ), access as (
        insert into request_access (request_id, user_id, level) select id, ${owner.id}, 'owner' from request
      ), signature as (
        insert into signatures (sid, request_id, position, user_id, email, language, status, created_at)
        select gen_random_uuid(), id, position, case position when 0 then ${owner.id}::uuid end, 'signer' || position || '@example.ch', 'de',
          case when status = 'SIGNED' then 'SIGNED' when status = 'OPEN' then 'OPEN' else 'WAITING' end, created_at
        from request, generate_series(0, ${signers - 1}) position
      )
      insert into audit_events (request_id, seq, at, name, actor, previous_hash, hash)
      select id, seq, created_at + seq * interval '1 hour', case seq when 1 then 'CREATED' else 'VIEWED' end,
        jsonb_build_object('type', 'member', 'userId', ${owner.id}::text, 'email', 'a@example.ch', 'firstName', 'A', 'lastName', 'B'),
        md5(id::text || seq), md5(id::text || (seq + 1))
      from request, generate_series(1, ${eventCount}) seq`;
    await db.transaction().execute(async (trx) => {
      // Nothing here has to outlive a crash, and the usual limit is for what somebody waits for.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local synchronous_commit = off`.execute(trx);
      // Nobody has a list yet that a trigger would keep, and what refers to each other is made here.
      await sql`set local session_replication_role = replica`.execute(trx);
      await insert.execute(trx);
    });
  }
}

/** Fills without the key of the events, which is made of all of them at once: one by one they come to random places of an index larger than the memory. */
async function fillApart({ services: { db } }: TestServices, fillAll: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'audit_events'::regclass and contype = 'p'`.execute(
    db,
  );
  const { name, rule } = rows[0]!;
  await sql`alter table audit_events drop constraint ${sql.id(name)}`.execute(db);
  await fillAll();
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    await sql`alter table audit_events add constraint ${sql.id(name)} ${sql.raw(rule)}`.execute(trx);
  });
}

type Times = Record<string, number[]>;
type ListQuery = NonNullable<EndpointCall<typeof listSignatureRequests>['query']>;

async function time(times: Times, name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  (times[name] ??= []).push(performance.now() - started);
}

/** An installation in a database of its own, and what one person of it asks for. */
interface Installation {
  size: number;
  test: TestServices;
  anna: SeededPerson;
  calls: Times;
  works: Times;
}

async function open(size: number): Promise<Installation> {
  const begun = performance.now();
  const test = await createTestServices();
  const { db } = test.services;
  const anna = await seedPerson(test, 'anna@example.ch', { business: true });
  const rest = size - Math.min(own, size);
  const others: SeededPerson[] = [];
  for (let index = 0; index < otherOwners && rest > 0; index += 1)
    others.push(await seedPerson(test, `owner-${index}@example.ch`, { business: true }));
  await fillApart(test, async () => {
    await fill(test, anna, Math.min(own, size));
    for (const other of others) await fill(test, other, Math.floor(rest / otherOwners));
  });
  await insertActivities(db, { userId: anna.id, businessId: anna.businessId!, size: own });
  await countActivityDays(db, new Date());
  await vacuum(db);
  await keepList(test.services, anna.id);
  await sql`update businesses set settings = ${JSON.stringify(retention)}::jsonb`.execute(db);
  console.log(`${size} requests seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return { size, test, anna, calls: {}, works: {} };
}

const everything = 'DRAFT,OPEN,SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR';

async function listCalls({ test, anna }: Installation): Promise<Record<string, () => Promise<unknown>>> {
  const params = { id: anna.businessId! };
  const one = { params: { id: await findOne(test, anna.id) } };
  const list = (query: ListQuery) => () => anna.client.call(listSignatureRequests, { query });
  return {
    'dashboard: to sign': list({ status: 'TO_SIGN' }),
    'dashboard: everything': list({ status: everything }),
    'search by title': list({ status: everything, search: 'lease 777' }),
    'search by person': list({ status: everything, search: 'signer2' }),
    'a request': () => anna.client.call(getSignatureRequest, one),
    'its events': () => anna.client.call(getSignatureRequestEvents, one),
    'figures of the business': () => anna.client.call(getBusinessStatistics, { params }),
    activities: () => anna.client.call(listSignatureActivities, { params }),
  };
}

/** By turns, so that what else the machine does is the same for all. */
async function measureCalls(installations: readonly Installation[]): Promise<void> {
  const all: { calls: Times; subjects: Record<string, () => Promise<unknown>> }[] = [];
  for (const one of installations) all.push({ calls: one.calls, subjects: await listCalls(one) });
  for (let index = -5; index < tries; index += 1)
    for (const name of Object.keys(all[0]!.subjects))
      for (const { calls, subjects } of all) await time(index < 0 ? {} : calls, name, subjects[name]!);
}

async function measureWorks({ test, anna, works }: Installation): Promise<void> {
  const { db } = test.services;
  for (let turn = 0; turn < 3; turn += 1) {
    await time(works, 'the list of a person as a file', async () => {
      const file = await anna.client.call(exportSignatureRequests, { query: { status: everything } });
      for await (const _ of file.body!);
    });
    await time(works, 'job: what is to be deleted', () => keepRetention(test.services));
    await time(works, 'job: timestamps to renew', () => renewTimestamps(test.services));
    await time(works, 'job: days of activities', () => countActivityDays(db, new Date()));
    await measureStart(test, works);
  }
  if (hasBackup) await time(works, 'a backup of the database', () => backUp(db));
}

async function countMegabytes({ services: { db } }: TestServices): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]!.bytes) / 1e6;
}

/** Within no time but its own. */
const vacuum = (db: Kysely<Database>): Promise<void> =>
  db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum analyze`.execute(session);
    await sql`reset statement_timeout`.execute(session);
  });

const findOne = async ({ services: { db } }: TestServices, ownerId: string): Promise<string> =>
  (await db.selectFrom('signature_requests').select('id').where('owner_id', '=', ownerId).executeTakeFirstOrThrow()).id;

/** A server on that database, until it is ready. */
async function measureStart({ services: { db } }: TestServices, works: Times): Promise<void> {
  const { rows } = await sql<{ name: string; folder: string; user: string }>`
    select current_database() as name, current_setting('unix_socket_directories') as folder, current_user as user`.execute(
    db,
  );
  const { name, folder, user } = rows[0]!;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-scale-'));
  const env = { DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(folder)}` };
  // Keys and trust centre are made by a first start.
  for (const isFirst of [true, false]) {
    const started = performance.now();
    const server = await startServerProcess({ dataDir, env });
    if (!isFirst) (works['a start'] ??= []).push(performance.now() - started);
    await server.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
}

/** Copies the cluster as a backup does (decision 154): the largest part of it, beside the files. Other databases of tests are copied, too. */
async function backUp(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ data: string; host: string; user: string }>`
    select current_setting('data_directory') as data, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
    db,
  );
  const { data, host, user } = rows[0]!;
  const session = connectDatabase({ host, user, database: 'postgres' }, { max: 1 });
  const client = await session.pool.connect();
  const target = await mkdtemp(path.join(tmpdir(), 'sigillum-scale-'));
  try {
    const { files } = await copyCluster(client, data, target);
    const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
    console.log(`${(bytes / 1e6).toFixed(0)} MB of the cluster backed up`);
  } finally {
    client.release();
    await session.close();
    await rm(target, { recursive: true, force: true });
  }
}

console.log(`\n${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)} before\n`);
const results: Installation[] = [];
const megabytes: number[] = [];
try {
  for (const size of sizes) results.push(await open(size));
  await measureCalls(results);
  for (const one of results) {
    await measureWorks(one);
    megabytes.push(await countMegabytes(one.test));
  }
} finally {
  for (const { test } of results) await test.close();
}
const heads = sizes.flatMap((size) => [`median ms, ${size}`, `p99 ms, ${size}`]);
console.log(`\n| call | ${heads.join(' | ')} | ratio of medians | ratio of p99 |`);
console.log(`| --- | ${heads.map(() => '---').join(' | ')} | --- | --- |`);
const tell = (name: string, each: number[][], shares: number[]) => {
  const cells = each.flatMap((times) => shares.map((share) => quantile(times, share).toFixed(1)));
  const ratios = shares.map((share) => (quantile(each.at(-1)!, share) / quantile(each[0]!, share)).toFixed(2));
  console.log(`| ${name} | ${cells.join(' | ')} | ${ratios.join(' | ')} |`);
};
for (const name of Object.keys(results[0]!.calls))
  tell(
    name,
    results.map(({ calls }) => calls[name]!),
    [0.5, 0.99],
  );
console.log(`\n| work | ${sizes.map((size) => `median of 3, ms, ${size}`).join(' | ')} | ratio |`);
console.log(`| --- | ${sizes.map(() => '---').join(' | ')} | --- |`);
for (const name of Object.keys(results[0]!.works))
  tell(
    name,
    results.map(({ works }) => works[name]!),
    [0.5],
  );
console.log(`\nMB of the database: ${megabytes.map((one) => one.toFixed(0)).join(', ')}`);
console.log(`load ${loadavg()[0]!.toFixed(1)} after`);
