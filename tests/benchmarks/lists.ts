import process, { argv } from 'node:process';
import { sql } from 'kysely';
import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { exportSignatureRequests } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { keepList } from '@sigillum/server/signature-requests/keep-list.ts';
import { createTestServices } from '@sigillum/server/testing/test-services.ts';
import { listActivityCalls, saveActivities, seedActivities, settleActivities } from './activities.ts';
import { listMemberCalls, seedMembers, settleMembers } from './members.ts';

/**
 * What the dashboard's list costs people with few and with many requests: the calls of its views as its loader makes them, in process,
 * people in turn within one run and one database; among them an administrator who sees what somebody has sent who belongs no more (`--admin=33000`,
 * zero for none). `--sizes=1000,100000` and `--tries=60` for a shorter run,
 * `--only=activities` and `--only=members` for an organisation's pages alone. The share of the slowest hundredth among many and among few
 * is what counts. A call that the server gives up counts with the time until then, and is told.
 */
const option = (name: string, usual: string) =>
  argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const sizes = option('sizes', '1000,100000,1000000').split(',').map(Number);
const tries = Number(option('tries', '300'));
const only = option('only', '');
const adminSize = Number(option('admin', '33000'));
/** Calls before those that count: PostgreSQL plans a statement anew for the first five, and Node compiles what they run. */
const warmUp = 10;
/** Milliseconds after which a size is tried no more. */
const patience = 120_000;
/** An organisation's members and activities are read by pages and sums: more of them tell nothing new. */
const organisationSizes = sizes.filter((size) => size <= 100_000);

/** As `app/signature-requests/dashboard-query.ts` asks for its places. */
const ended = 'SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR';
const everything = `DRAFT,OPEN,${ended}`;
const places = {
  'to sign': { status: 'TO_SIGN' },
  sent: { status: 'OPEN', send_by: 'me' },
  done: { status: ended },
  drafts: { status: 'DRAFT' },
  all: { status: everything },
  'all by title': { status: everything, sort_by: 'title', sort: 'asc' },
  'all by missing signatures': { status: everything, sort_by: 'open_signatures', sort: 'asc' },
  'page 100 of size 10': { status: everything, page: 100, size: 10 },
  'in the middle': { status: everything, page: 'middle' },
  'in the middle, by title': { status: everything, sort_by: 'title', sort: 'asc', page: 'middle' },
  'in the middle, by status': { status: everything, sort_by: 'status', sort: 'asc', page: 'middle' },
  'in the middle, by missing ones': { status: everything, sort_by: 'open_signatures', sort: 'asc', page: 'middle' },
  'drafts by title': { status: 'DRAFT', sort_by: 'title', sort: 'asc' },
  'a month': { status: 'SIGNED', date_from: '2026-03-01', date_to: '2026-03-31' },
  'a month, by title': {
    status: 'SIGNED',
    date_from: '2026-03-01',
    date_to: '2026-03-31',
    sort_by: 'title',
    sort: 'asc',
  },
  'a search for one': { status: everything, search: 'lease 777' },
  'a search for the last': { status: everything, search: 'Muster{size}' },
  'a search by person': { status: everything, search: 'muster777' },
  'a search for none': { status: everything, search: 'nowhere' },
  'a search for many': { status: everything, search: 'lease 77' },
} as const satisfies Record<string, Omit<ListQuery, 'page'> & { page?: number | 'middle' }>;
type ListQuery = NonNullable<EndpointCall<typeof listSignatureRequests>['query']>;

/** What a person with so many asks for. */
const makeQuery = (
  { page, search, ...query }: Omit<ListQuery, 'page'> & { page?: number | 'middle' },
  size: number,
) => ({
  ...query,
  ...(search && { search: search.replace('{size}', String(size)) }),
  ...(page && { page: page === 'middle' ? Math.ceil(size / 50) : page }),
});

const test = await createTestServices();
const { db } = test.services;

/** Requests of a year: nine in ten are signed, one in twenty is open, half of those wait for the owner’s own signature. */
async function fill(person: SeededPerson, size: number) {
  for (let first = 1; first <= size; first += chunk) await fillChunk(person, size, first);
}

/** As many as PostgreSQL keeps in memory while it inserts them. */
const chunk = 100_000;
async function fillChunk({ id, businessId }: SeededPerson, size: number, first: number) {
  const last = Math.min(size, first + chunk - 1);
  const insert = sql`
    with request as (
      insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, expiration_date, created_at, updated_at)
      select gen_random_uuid(), ${id}, ${businessId}, 'Lease ' || n, 'SES', 'ZERTES',
        case n % 20 when 0 then 'OPEN' when 1 then 'DRAFT' else 'SIGNED' end, 'WEB', now() + interval '90 days',
        timestamptz '2026-11-01' - n * (interval '300 days' / ${size}), timestamptz '2026-11-01' - n * (interval '300 days' / ${size})
      from generate_series(${first}::int, ${last}::int) n returning id, status, substr(title, 7) as n
    ), access as (
      insert into request_access (request_id, user_id, level) select id, ${id}, 'owner' from request
    )
    insert into signatures (sid, request_id, position, user_id, email, first_name, last_name, language, status, created_at)
    select gen_random_uuid(), id, position, case position when 0 then ${id}::uuid end, 'signer' || position || '@example.ch', 'Pia', 'Muster' || n, 'de',
      case when status = 'SIGNED' then 'SIGNED' when status = 'OPEN' and position = 1 then 'OPEN'
        when status = 'OPEN' and random() < 0.5 then 'OPEN' when status = 'OPEN' then 'SIGNED' else 'WAITING' end, now()
    from request, generate_series(0, 1) position`;
  await db.transaction().execute(async (trx) => {
    // Nothing here has to outlive a crash, and the usual limit is for what somebody waits for.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local synchronous_commit = off`.execute(trx);
    // Of those who have no list yet no trigger has anything to write, and what refers to each other is made here.
    await sql`set local session_replication_role = replica`.execute(trx);
    await insert.execute(trx);
  });
}

/** How long a call takes, and whether the server gave it up. */
async function time(call: () => Promise<unknown>): Promise<{ ms: number; isGivenUp: boolean }> {
  const started = performance.now();
  const isGivenUp = await call().then(
    () => false,
    (problem: unknown) => {
      if (problem instanceof ApiProblem && problem.status >= 500) return true;
      throw problem;
    },
  );
  return { ms: performance.now() - started, isGivenUp };
}

/** Makes the same calls, by their names, with few and with many, in turn. */
async function measureCalls(calls: readonly Record<string, () => Promise<unknown>>[]) {
  for (const name of Object.keys(calls[0]!)) {
    const times = calls.map((): number[] => []);
    for (let index = -warmUp; index < tries; index += 1)
      for (const [place, one] of calls.entries()) {
        const started = performance.now();
        await one[name]!();
        if (index >= 0) times[place]!.push(performance.now() - started);
      }
    const base = quantile(times[0]!, 0.99);
    const told = organisationSizes.map((size, place) => {
      const p99 = quantile(times[place]!, 0.99);
      return `${size}: median ${quantile(times[place]!, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ratio ${(p99 / base).toFixed(2)}`;
    });
    console.log(`${name.padEnd(32)} ${told.join(' · ')}`);
  }
}

/** The members' page of an organisation. */
async function measureMembers() {
  const people: SeededPerson[] = [];
  for (const size of organisationSizes) people.push(await seedMembers(test, size));
  await settleMembers(test);
  await measureCalls(people.map((person, place) => listMemberCalls(person, organisationSizes[place]!)));
}

/** An organisation's figures, what happened in it, and the file of that. */
async function measureActivities() {
  const people: { size: number; person: SeededPerson }[] = [];
  for (const size of organisationSizes) people.push({ size, person: await seedActivities(test, size) });
  await settleActivities(test);
  await measureCalls(people.map(({ size, person }) => listActivityCalls(person, size)));
  for (const { size, person } of people) {
    const before = process.memoryUsage().rss;
    const { bytes, seconds } = await saveActivities(person);
    const grown = (process.memoryUsage().rss - before) / 1e6;
    console.log(
      `signatures as a file             ${size}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, memory grew by ${grown.toFixed(0)} MB`,
    );
  }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

try {
  if (only === '') {
    const people: { size: number; person: SeededPerson }[] = [];
    for (const size of sizes) {
      const started = performance.now();
      const person = await seedPerson(test, `size-${size}@example.ch`, { business: true });
      await fill(person, size);
      people.push({ size, person });
      console.log(`${size} requests seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    if (adminSize > 0) {
      const admin = await seedPerson(test, 'admin@example.ch', { business: true });
      const gone = await seedPerson(test, 'gone@example.ch', { business: admin.businessId!, role: 'member' });
      await fill({ ...gone, businessId: admin.businessId }, adminSize);
      await sql`update memberships set state = 'removed' where user_id = ${gone.id}`.execute(db);
      people.push({ size: adminSize, person: admin });
    }
    await sql`vacuum analyze signature_requests, request_access, signatures, memberships, users`.execute(db);
    for (const { size, person } of people) {
      const started = performance.now();
      await keepList(test.services, person.id);
      console.log(`the list of ${size} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    await sql`vacuum analyze listed_requests, request_list_counts, request_list_milestones, request_list_stretches`.execute(
      db,
    );

    const slowest = new Map<number, number>();
    for (const [name, query] of Object.entries(places)) {
      const times = new Map(people.map(({ size }) => [size, [] as number[]]));
      const spent = new Map(people.map(({ size }) => [size, 0]));
      const givenUp = new Set<number>();
      for (let index = -warmUp; index < tries; index += 1) {
        for (const { size, person } of people) {
          const own = times.get(size)!;
          if (givenUp.has(size) || (own.length > 0 && spent.get(size)! > patience / Object.keys(places).length))
            continue;
          const { ms, isGivenUp } = await time(() =>
            person.client.call(listSignatureRequests, { query: makeQuery(query, size) }),
          );
          if (isGivenUp) givenUp.add(size);
          if (index >= 0 || isGivenUp) own.push(ms);
          spent.set(size, spent.get(size)! + ms);
        }
      }
      const [few] = people;
      const base = quantile(times.get(few!.size)!, 0.99);
      const told = people.map(({ size }) => {
        const own = times.get(size)!;
        const p99 = quantile(own, 0.99);
        slowest.set(size, Math.max(slowest.get(size) ?? 0, p99));
        const ratio = (p99 / base).toFixed(1);
        const told = givenUp.has(size) ? `given up after ${own.at(-1)!.toFixed(0)} ms` : `${own.length} tries`;
        return `${size}: median ${quantile(own, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${told}), ratio ${ratio}`;
      });
      console.log(`${name.padEnd(26)} ${told.join(' · ')}`);
    }
    for (const { size, person } of people) {
      let bytes = 0;
      const { ms, isGivenUp } = await time(async () => {
        const file = await person.client.call(exportSignatureRequests, { query: { status: everything } });
        for await (const part of file.body!) bytes += part.length;
      });
      const told = isGivenUp ? 'given up' : `${(bytes / 1e6).toFixed(1)} MB`;
      console.log(`the list as a file         ${size}: ${told} in ${(ms / 1000).toFixed(1)} s`);
    }
    const [few, ...more] = people.map(({ size }) => ({ size, ms: slowest.get(size)! }));
    for (const { size, ms } of more)
      console.log(
        `slowest view, p99: ${ms.toFixed(1)} ms with ${size}, ${few!.ms.toFixed(1)} ms with ${few!.size}: ratio ${(ms / few!.ms).toFixed(1)}`,
      );
  }
  if (only !== 'members') await measureActivities();
  if (only !== 'activities') await measureMembers();
} finally {
  await test.close();
}
