import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { keepList } from './keep-list.ts';
import { countKeptTabs, openKeptList, readKeptPage } from './kept-list.ts';
import { countTabs, listMatching, readPage, type ListFilter } from './list-query.ts';

/** Requests of one person; so many met the time that a statement has, before one join was mended. */
const many = 20_000;
const usual: ListFilter = { sort_by: 'updated_at', sort: 'desc', date_time_mode: 'updated_at' };

let world: TestServices;
let session: DatabaseConnection;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  const { rows } = await sql<{ database: string; host: string; user: string }>`
    select current_database() as database, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
    world.services.db,
  );
  session = connectDatabase(rows[0]!, { max: 1 });
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const statements = [
    // What the database knows of its tables is from before they grew: so it expects few rows, and plans for few.
    sql`alter table signature_requests set (autovacuum_enabled = false)`,
    sql`alter table request_access set (autovacuum_enabled = false)`,
    sql`alter table signatures set (autovacuum_enabled = false)`,
    sql`vacuum analyze`,
    // A search looks at the first hundred ids to guess how many it will find. Three of those that are luckily named stand there, and none that is seldom named.
    sql`insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, created_at, updated_at)
      select (case when n % 200 = 2 then 'ff' when n % 200 = 4 then case when n < 600 then '00' else 'ff' end else '0f' end
          || substr(md5('lease ' || n), 3))::uuid,
        ${anna.id}, ${anna.businessId}, 'Lease ' || n, 'SES', 'ZERTES', 'OPEN', 'WEB', at, at
      from generate_series(1, ${many}::int) n, lateral (select now() - n * interval '5 minutes' as at) moment`,
    sql`insert into request_access (request_id, user_id, level) select id, owner_id, 'owner' from signature_requests`,
    sql`insert into signatures (sid, request_id, user_id, position, email, last_name, language, status, created_at)
      select gen_random_uuid(), id, owner_id, 0, 'anna@example.ch',
        case when n % 3 = 0 then 'Third' when n % 20 = 1 then 'Twenty' when n % 200 = 2 then 'Seldom' when n % 200 = 4 then 'Lucky' end, 'en', 'OPEN', now()
      from signature_requests, lateral (select substr(title, 7)::int as n) number`,
  ];
  for (const statement of statements) await statement.execute(world.services.db);
});
afterAll(async () => {
  await session.close();
  await world.close();
});

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

/** How many rows the parts of a plan have looked at, each as often as it did. */
function countRows(plan: Plan): number {
  const { 'Actual Rows': rows, 'Actual Loops': loops, Plans: below = [] } = plan;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0);
  return (rows + removed) * loops + below.reduce((sum, part) => sum + countRows(part), 0);
}

/** The rows that all statements of `read` look at. */
async function countWork(read: (db: Kysely<Database>) => Promise<unknown>): Promise<number> {
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: session.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await read(watched);
  let rows = 0;
  for (const query of asked.filter((one) => !one.sql.trimStart().startsWith('explain'))) {
    const explained = await session.pool.query(`explain (analyze, timing off, format json) ${query.sql}`, [
      ...query.parameters,
    ]);
    rows += countRows(explained.rows[0]['QUERY PLAN'][0].Plan);
  }
  return rows;
}

describe('a list of very many requests, of which the database expects few', () => {
  it('looks at each of them some times, and never at each for each', { timeout: 120_000 }, async () => {
    const caller = { userId: anna.id, now: world.services.now(), zone: 'Europe/Zurich' };
    const reads: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
      page: (db) => readPage(db, { ...usual, page: 1, size: 25 }, caller),
      'to sign': (db) => readPage(db, { ...usual, page: 1, size: 25, status: ['TO_SIGN'] }, caller),
      'by open signatures': (db) => readPage(db, { ...usual, page: 1, size: 25, sort_by: 'open_signatures' }, caller),
      search: (db) => readPage(db, { ...usual, page: 1, size: 25, search: 'lease 19999' }, caller),
      file: (db) => listMatching(db, usual, caller),
      counts: (db) => countTabs(db, caller),
    };
    const work: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) work[name] = Math.round((await countWork(read)) / many);
    for (const [name, each] of Object.entries(work)) expect([name, each, each < 60]).toEqual([name, each, true]);
  });
});

describe('a list of very many requests that is kept', () => {
  it(
    'looks at few of them, whichever page and word is asked for, and answers the same',
    { timeout: 120_000 },
    async () => {
      const caller = { userId: anna.id, now: world.services.now(), zone: 'Europe/Zurich' };
      const { db } = world.services;
      await keepList(world.services, anna.id, many / 50);
      await sql`vacuum listed_requests, request_list_counts, request_list_milestones, request_list_stretches, signature_requests, signatures`.execute(
        db,
      );
      const list = (await openKeptList(db, caller))!;
      expect(countKeptTabs(list)).toEqual(await countTabs(db, caller));
      const dayBefore = (days: number) => new Date(caller.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const queries = {
        'first page': { ...usual, page: 1 },
        'to sign': { ...usual, page: 1, status: ['TO_SIGN' as const] },
        'by title': { ...usual, page: 1, sort_by: 'title' as const },
        'by open signatures': { ...usual, page: 2, sort_by: 'open_signatures' as const },
        drafts: { ...usual, page: 1, status: ['DRAFT' as const] },
        'in the middle by title': { ...usual, page: many / 50, sort_by: 'title' as const },
        'and from the other end': { ...usual, page: many / 50, sort_by: 'title' as const, sort: 'asc' as const },
        'in the middle by status': { ...usual, page: many / 50, sort_by: 'status' as const },
        'in the middle by open signatures': { ...usual, page: many / 50, sort_by: 'open_signatures' as const },
        'some days by title': {
          ...{ ...usual, page: 1, sort_by: 'title' as const, sort: 'asc' as const },
          ...{ date_from: dayBefore(30), date_to: dayBefore(20) },
        },
        'last page': { ...usual, page: many / 25, sort_by: 'title' as const },
        search: { ...usual, page: 1, search: 'lease 19999' },
      };
      for (const [name, query] of Object.entries(queries)) {
        const asked = { ...query, size: 25 };
        const { rows, total } = await readPage(db, asked, caller);
        const right = { name, total, ids: rows.map(({ id }) => id) };
        expect({ name, ...(await readKeptPage(db, list, asked, caller)) }).toEqual({ ...right, isMore: false });
        const looked = await countWork(async (watched) => {
          await openKeptList(watched, caller);
          await readKeptPage(watched, list, asked, caller);
        });
        expect([name, looked, looked < many / 10]).toEqual([name, looked, true]);
      }
    },
  );

  it('looks at few rows for a page of a search, however many it finds', { timeout: 120_000 }, async () => {
    const caller = { userId: anna.id, now: world.services.now(), zone: 'Europe/Zurich' };
    const { db } = world.services;
    // As if it were so long that these are few.
    const list = { ...(await openKeptList(db, caller))!, few: 100, mostWalked: many / 20 };
    const orders = { updated_at: 'desc', title: 'asc', status: 'asc', open_signatures: 'desc' } as const;
    // All of them, a third, one in twenty, one in two hundred, the same of which too many are guessed, one, none.
    for (const [search, pages] of [
      ['Anna@ lease', [1, 6]],
      ['third', [1, 6]],
      ['twenty', [1]],
      ['seldom', [1]],
      ['lucky', [1]],
      ['17777', [1]],
      ['nobody', [1]],
    ] as const)
      for (const [sort_by, sort] of Object.entries(orders) as [keyof typeof orders, 'asc' | 'desc'][])
        for (const page of pages) {
          const asked = { ...usual, status: ['OPEN' as const], sort_by, sort, page, size: 25, search };
          const name = `${search} by ${sort_by}, page ${page}`;
          const { rows, total } = await readPage(db, asked, caller);
          const found = await readKeptPage(db, list, asked, caller);
          expect({ name, ids: found.ids }).toEqual({ name, ids: rows.map(({ id }) => id) });
          const last = page * 25;
          expect({ name, isMore: found.isMore, isEnough: found.total > last }).toEqual({
            // Where too many were guessed, those that were met may be all.
            ...{ name, isMore: total > list.few || (search === 'lucky' && found.isMore) },
            isEnough: total > last,
          });
          expect(found.isMore ? Math.max(found.total, total) : found.total).toBe(total);
          const looked = await countWork((watched) => readKeptPage(watched, list, asked, caller));
          expect([name, looked, looked < many]).toEqual([name, looked, true]);
        }
  });

  it('of somebody who has few among those of very many others reads those few', { timeout: 120_000 }, async () => {
    const { db } = world.services;
    const berta = await seedPerson(world, 'berta@example.ch', { business: true });
    const few = 500;
    const statements = [
      sql`insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, created_at, updated_at)
        select gen_random_uuid(), ${berta.id}, ${berta.businessId}, 'Loan ' || n, 'SES', 'ZERTES', 'OPEN', 'WEB', now(), now()
        from generate_series(1, ${few}::int) n`,
      sql`insert into request_access (request_id, user_id, level)
        select id, owner_id, 'owner' from signature_requests where owner_id = ${berta.id}`,
      sql`insert into signatures (sid, request_id, position, email, language, status, created_at)
        select gen_random_uuid(), id, 0, 'urs@example.ch', 'en', 'OPEN', now() from signature_requests where owner_id = ${berta.id}`,
    ];
    for (const statement of statements) await statement.execute(db);
    await keepList(world.services, berta.id);
    await sql`vacuum analyze`.execute(db);
    const caller = { userId: berta.id, now: world.services.now(), zone: 'Europe/Zurich' };
    const list = (await openKeptList(db, caller))!;
    for (const [search, total] of [
      ['loan 499', 1],
      ['urs@', few],
      ['nobody', 0],
    ] as const) {
      const asked = { ...usual, page: 1, size: 25, search };
      const found = await readKeptPage(db, list, asked, caller);
      expect([search, found.total, found.ids.length]).toEqual([search, total, Math.min(total, 25)]);
      const looked = await countWork((watched) => readKeptPage(watched, list, asked, caller));
      expect([search, looked, looked < 4 * few]).toEqual([search, looked, true]);
    }
  });
});
