import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { readPage, type MembersQuery } from './members-query.ts';

/** People of one business; far more than a page shows. */
const many = 20_000;
const usual: MembersQuery = { state: 'active', page: 1, size: 25, sort_by: 'name', sort: 'asc' };

let anna: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  const statements = [
    sql`insert into users (id, email, first_name, last_name, password_hash, lang, created_at)
      select gen_random_uuid(), 'p' || n || '@example.com', 'Pia' || n % 100, 'Muster' || n, '', 'en', now() from generate_series(1, ${many}::int) n`,
    // What the trigger of memberships plans is planned anew: with the few accounts of before it would read all of them for each row.
    sql`analyze users`,
    sql`insert into memberships (id, business_id, user_id, email, role, state, accepted_at, last_active_at)
      select gen_random_uuid(), ${id}, users.id, email, 'member', 'accepted', now(), now() from users where email like 'p%@example.com'`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await statement.execute(world.services.db);
});

const counts = { active: many + 1, admins: 1, invited: 0, removed: 0 };

/** How many memberships are read for a page. */
async function countRead(query: Partial<MembersQuery>): Promise<number> {
  const { db } = world.services;
  return db.transaction().execute(async (trx) => {
    const before = await countReads(trx);
    await readPage(trx, id, { ...usual, ...query }, counts);
    return (await countReads(trx)) - before;
  });
}

/** How many entries of the list's index are looked at for a page. */
async function countPassed(query: Partial<MembersQuery>): Promise<number> {
  const { db } = world.services;
  return db.transaction().execute(async (trx) => {
    const before = await countEntries(trx);
    await readPage(trx, id, { ...usual, ...query }, counts);
    return (await countEntries(trx)) - before;
  });
}

async function countEntries(trx: Parameters<typeof readPage>[0]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as count
    from pg_stat_all_indexes where relname = 'memberships'`.execute(trx);
  return rows[0]!.count;
}

async function countReads(trx: Parameters<typeof readPage>[0]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as count
    from pg_stat_xact_user_tables where relname = 'memberships'`.execute(trx);
  return rows[0]!.count;
}

describe('a list of very many members', () => {
  it('reads about a page of them, in every order and from both ends, and counts none', async () => {
    const pages: Partial<MembersQuery>[] = [
      {},
      { sort: 'desc' },
      { sort_by: 'since', sort: 'desc' },
      { sort_by: 'last_active', sort: 'desc' },
      { page: 801 },
      { page: 400 },
      { page: 400, sort_by: 'since' },
      { page: 400, sort_by: 'last_active', sort: 'desc' },
      { page: 400, role: 'member' },
      { role: 'admin' },
      { search: 'muster19999' },
      { search: 'pia7 muster1207' },
    ];
    for (const query of pages) {
      const read = await countRead(query);
      expect(read, JSON.stringify(query)).toBeGreaterThan(0);
      expect(read, JSON.stringify(query)).toBeLessThan(200);
    }
    // Pages in the middle pass over no entry of an index where the row beside them is named.
    for (const query of pages.filter(({ page, sort_by }) => page === 400 && sort_by !== 'last_active')) {
      const page = await readPage(world.services.db, id, { ...usual, ...query, page: 399 }, counts);
      const after = page.rows.at(-1)!.id;
      expect(await countPassed({ ...query, after }), JSON.stringify(query)).toBeLessThan(100);
      expect(await countPassed(query), JSON.stringify(query)).toBeGreaterThan(5000);
    }
    const list = await anna.client.call(endpoints.listMembers, { params: { id } });
    expect(list.counts).toEqual(counts);
    expect(list.members).toHaveLength(25);
  });
});
