import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { seedProgram } from '../testing/program.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { findAtRisk } from './find-at-risk.ts';
import { keepList } from './keep-list.ts';
import { findStretch } from './find-stretch.ts';
import { countKeptTabs, listKeptMatching, openKeptList, readKeptPage } from './kept-list.ts';
import type { KeptList } from './list-part.ts';
import { countTabs, listMatching, readIds, readPage, type ListQuery } from './list-query.ts';
import { cutStretches } from './set-milestones.ts';

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function makeChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
    maybe: <T>(value: T): T | null => (next() < 0.5 ? value : null),
  };
}
type Chance = ReturnType<typeof makeChance>;

const start = Date.UTC(2026, 10, 1);
const hour = 3600 * 1000;
/** Accounts: of people, and of programs. */
let people: Pick<SeededPerson, 'id' | 'email' | 'businessId'>[];
let programs: string[];
let businesses: string[];
let groups: string[];
let clock: number;
/** Also those that are erased. */
let requests: string[];

beforeEach(async () => {
  clock = start;
  requests = [];
  world.setClock(new Date(clock));
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const ben = await seedPerson(world, 'ben@example.ch', { business: true });
  const carl = await seedPerson(world, 'carl@example.ch', { business: anna.businessId!, role: 'member' });
  const dora = await seedPerson(world, 'dora@example.ch', { business: anna.businessId!, role: 'admin' });
  people = [anna, ben, carl, dora];
  programs = [];
  for (let index = 0; index < 2; index += 1) {
    const { username } = await seedProgram(world, anna);
    const { user_id: id } = await world.services.db
      .selectFrom('api_users')
      .select('user_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    programs.push(username);
    people.push({ id, email: username, businessId: anna.businessId });
  }
  businesses = [anna.businessId!, ben.businessId!];
  groups = businesses.map(() => crypto.randomUUID());
  for (const [index, id] of groups.entries())
    await sql`insert into signer_groups (id, business_id, name, version_id, created_at, updated_at)
      values (${id}, ${businesses[index]}, 'Board', gen_random_uuid(), now(), now())`.execute(world.services.db);
});

/** What may happen to the rows that a list is made of: each as the product, or its future, may write it. */
const changes: Record<string, (chance: Chance) => Promise<unknown>> = {
  create: async ({ pick, maybe, next }) => {
    const [id, owner] = [crypto.randomUUID(), pick(people)];
    const at = new Date(clock - Math.floor(next() * 90 * 24) * hour);
    const { db } = world.services;
    requests.push(id);
    await db
      .insertInto('signature_requests')
      .values({
        ...{ id, owner_id: owner.id, business_id: maybe(owner.businessId!), title: pick(['Lease', 'rent', 'Ödland']) },
        ...{ quality: 'SES', legislation: 'ZERTES', origin: 'WEB', status: pick(RequestStatus.options) },
        ...{ expiration_date: maybe(new Date(clock + Math.floor(next() * 96) * hour)), created_at: at, updated_at: at },
      })
      .execute();
    await db.insertInto('request_access').values({ request_id: id, user_id: owner.id, level: 'owner' }).execute();
  },
  'change status': ({ pick }) =>
    sql`update signature_requests set status = ${pick(RequestStatus.options)}, updated_at = ${new Date(clock)} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  touch: ({ pick }) =>
    sql`update signature_requests set updated_at = ${new Date(clock)} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  rename: ({ pick }) =>
    sql`update signature_requests set title = ${pick(['Alpha', 'lease 7', 'Zeta'])} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  accept: ({ maybe, pick }) =>
    sql`update signature_requests set accepted_at = ${maybe(new Date(clock))} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'move deadline': ({ maybe, next, pick }) =>
    sql`update signature_requests set expiration_date = ${maybe(new Date(clock + Math.floor(next() * 48) * hour))} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'leave business': ({ pick }) =>
    sql`update signature_requests set business_id = null where id = ${pick(requests)}`.execute(world.services.db),
  'give access': ({ pick }) =>
    sql`insert into request_access (request_id, user_id, level) select id, ${pick(people).id}, ${pick(['write', 'read', 'sign', 'observe'])}
      from signature_requests where id = ${pick(requests)} on conflict (request_id, user_id, level) do update set removed_at = null`.execute(
      world.services.db,
    ),
  'end access': ({ pick, maybe }) =>
    sql`update request_access set removed_at = ${maybe(new Date(clock))} where request_id = ${pick(requests)} and user_id = ${pick(people).id}`.execute(
      world.services.db,
    ),
  sign: ({ pick, maybe }) => {
    const group = maybe(pick(groups));
    return sql`insert into signatures (sid, request_id, position, user_id, group_id, group_name, email, first_name, last_name, language, status, created_at)
      select gen_random_uuid(), id, 0, ${maybe(pick(people).id)}::uuid, ${group}::uuid, ${group && 'Board'}::text, 'luca@example.it', ${maybe('ÉLODIE')}, ${maybe('Lease_1')},
        'it', ${pick(['OPEN', 'WAITING', 'SIGNED', 'DECLINED'])}, now()
      from signature_requests where id = ${pick(requests)}`.execute(world.services.db);
  },
  'change signature': ({ pick }) =>
    sql`update signatures set status = ${pick(['OPEN', 'WAITING', 'SIGNED', 'WITHDRAWN'])} where request_id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'name a signer': ({ maybe, pick }) =>
    sql`update signatures set first_name = ${maybe('Öznur')}, email = ${pick(['oz@example.it', 'luca@example.it'])} where request_id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'observe by address': ({ pick }) =>
    sql`insert into observers (id, request_id, email, created_at)
      select gen_random_uuid(), id, 'observer@example.it', now() from signature_requests where id = ${pick(requests)} on conflict do nothing`.execute(
      world.services.db,
    ),
  'forget words': async ({ pick }) => {
    // As a list that an older version has built.
    const { id } = pick(people);
    await sql`update request_lists set words_at = null where user_id = ${id}`.execute(world.services.db);
    await sql`update listed_requests set words = null where user_id = ${id}`.execute(world.services.db);
  },
  'forget counts': ({ pick }) =>
    // As an older version counts.
    sql`update request_list_counts set open_signatures = null where user_id = ${pick(people).id}`.execute(
      world.services.db,
    ),
  'remove signature': ({ pick }) =>
    sql`delete from signatures where request_id = ${pick(requests)}`.execute(world.services.db),
  observe: ({ pick }) =>
    sql`insert into observers (id, request_id, email, group_id, group_name, created_at)
      select gen_random_uuid(), id, '', ${pick(groups)}::uuid, 'Board', now() from signature_requests where id = ${pick(requests)} on conflict do nothing`.execute(
      world.services.db,
    ),
  'stop observing': ({ pick }) =>
    sql`delete from observers where request_id = ${pick(requests)}`.execute(world.services.db),
  ask: ({ pick }) =>
    sql`update signature_requests set open_questions = ${pick([0, 1, 2])} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'end reminders': ({ maybe, pick }) =>
    sql`update signature_requests set reminders_ended_at = ${maybe(new Date(clock - 80 * hour))} where id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  'refuse mail': ({ maybe, pick }) =>
    sql`update signatures set mail_refused_at = ${maybe(new Date(clock))} where request_id = ${pick(requests)}`.execute(
      world.services.db,
    ),
  erase: ({ pick }) => sql`delete from signature_requests where id = ${pick(requests)}`.execute(world.services.db),
  'change member': ({ pick }) =>
    sql`update memberships set role = ${pick(['admin', 'member'])}, state = ${pick(['accepted', 'accepted', 'removed'])}
      where user_id = ${pick(people).id}`.execute(world.services.db),
  'end program': ({ pick }) =>
    world.services.db.deleteFrom('api_users').where('username', '=', pick(programs)).execute(),
  'change group': async ({ pick, maybe }) => {
    const { db } = world.services;
    const group = pick(groups);
    await db.deleteFrom('signer_group_members').where('group_id', '=', group).execute();
    const members = people.filter(() => maybe(true));
    for (const [position, { email }] of members.entries())
      await db.insertInto('signer_group_members').values({ group_id: group, email, name: 'N', position }).execute();
  },
  'change address': ({ pick, maybe }) =>
    sql`update users set email_verified = ${maybe(true) ?? false} where id = ${pick(people).id}`.execute(
      world.services.db,
    ),
  'let time pass': async ({ pick }) => {
    // Also backwards: the machine's clock may.
    clock += pick([1, 5, 30, -3]) * hour;
    world.setClock(new Date(clock));
  },
  'keep a list': ({ pick }) => keepList(world.services, pick(people).id, pick([2, 3, undefined])),
};

const makeQuery = ({ pick, maybe, next }: Chance): ListQuery => {
  const day = () => new Date(clock - Math.floor(next() * 80) * 24 * hour).toISOString().slice(0, 10);
  const [one, other] = [day(), day()].toSorted();
  const status = maybe([
    pick([...RequestStatus.options, 'TO_SIGN', 'HAVE_SIGNED'] as const),
    pick(RequestStatus.options),
  ]);
  return {
    ...{ page: pick([1, 1, 2, 3]), size: pick([1, 3, 10]), sort: pick(['asc', 'desc']) },
    sort_by: pick(['created_at', 'updated_at', 'title', 'status', 'open_signatures']),
    date_time_mode: pick(['created_at', 'updated_at']),
    ...(maybe(true) && { date_from: one! }),
    ...(maybe(true) && { date_to: other! }),
    ...(status && { status }),
    ...(next() < 0.6 && {
      search: pick(['lease', 'LE e', 'luca', 'élo', 'LEASE_', 'l…@exam', 'öz', 'observer@', 'r@E']),
    }),
    ...(next() < 0.3 && { send_by: pick(['me', 'others']) }),
  };
};

/** Holds what is kept of everybody's list to what is read from the rows themselves. */
async function compare(
  chance: Chance,
  change: string,
): Promise<Record<'kept' | 'placed' | 'worded' | 'split' | 'uncounted', number>> {
  const { db } = world.services;
  let [kept, placed, worded, split, uncounted] = [0, 0, 0, 0, 0];
  for (const { id: userId, email } of people) {
    const caller = { userId, now: new Date(clock), zone: chance.pick(['Europe/Zurich', 'UTC', 'Pacific/Apia']) };
    const opened = await openKeptList(db, caller);
    if (!opened) continue;
    // As if each of these lists were very long.
    const most = chance.pick([1, 4, 30]);
    const list = { ...opened, few: chance.pick([0, 3]), mostPassed: -1, mostWalked: most };
    kept += 1;
    worded += Number(list.hasWords);
    split += Number(list.missing !== undefined);
    placed += Number(await isByStretch(userId, list));
    expect({ change, email, counts: countKeptTabs(list) }).toEqual({
      ...{ change, email },
      counts: await countTabs(db, caller),
    });
    for (let index = 0; index < 4; index += 1) {
      const query = makeQuery(chance);
      const { rows, total } = await readPage(db, query, caller);
      const { isMore, ids, total: counted } = await readKeptPage(db, list, query, caller);
      // What has not been counted to its end is more than the page, and no more than there are.
      const isRight = isMore ? counted > query.page * query.size && counted <= total : counted === total;
      const right = { change, email, query, isRight: true, ids: rows.map(({ id }) => id) };
      expect({ change, email, query, isRight, ids }).toEqual(right);
      uncounted += Number(isMore);
    }
    const now = new Date(clock);
    const bounds = { userId, now, soon: new Date(clock + 48 * hour), remindedBy: new Date(clock - 72 * hour) };
    expect({ change, email, risks: await findAtRisk(db, bounds, true) }).toEqual({
      ...{ change, email },
      risks: await findAtRisk(db, bounds, false),
    });
    const whole = makeQuery(chance);
    expect(readIds(await listKeptMatching(db, list, whole, caller))).toEqual(await listMatching(db, whole, caller));
  }
  return { kept, placed, worded, split, uncounted };
}

/** Whether the end of a list by title is found by a milestone. */
async function isByStretch(userId: string, { counts }: KeptList): Promise<boolean> {
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const stretch = await findStretch(world.services.db, userId, {
    states: [...counts.keys()],
    whole,
    skipped: whole - 1,
  });
  return stretch !== undefined;
}

/** How often the rows of all lists are looked through to keep them for a request. */
async function countLooks(id: string): Promise<number> {
  return world.services.db.transaction().execute(async (trx) => {
    const read = async () => {
      const { rows } = await sql<{ looks: number }>`
        select seq_scan + idx_scan as looks from pg_stat_xact_user_tables where relname = 'listed_requests'`.execute(
        trx,
      );
      return rows[0]!.looks;
    };
    const before = await read();
    await sql`select keep_listed(array[${id}]::uuid[])`.execute(trx);
    return (await read()) - before;
  });
}

describe('a list that is kept', () => {
  it.each([1, 2])('is the one that the rows themselves tell, after any history (%i)', async (seed) => {
    const chance = makeChance(seed);
    for (let index = 0; index < 15; index += 1) await changes['create']!(chance);
    const shares = ['give access', 'give access', 'sign', 'observe', 'change group', 'change member'];
    for (let index = 0; index < 150; index += 1) await changes[chance.pick(shares)]!(chance);
    const seen = { kept: 0, placed: 0, worded: 0, split: 0, uncounted: 0 };
    for (let step = 0; step < 30; step += 1) {
      for (const person of people) if (chance.next() < 0.6) await keepList(world.services, person.id, 2);
      const name = chance.pick(Object.keys(changes));
      await changes[name]!(chance);
      if (step % 5 === 4) await changes['forget words']!(chance);
      if (step % 5 === 3) await changes['forget counts']!(chance);
      const { kept, placed, worded, split, uncounted } = await compare(chance, name);
      seen.kept += kept;
      seen.placed += placed;
      seen.uncounted += uncounted;
      seen.worded += worded;
      seen.split += split;
    }
    expect(seen.kept).toBeGreaterThan(40);
    expect(seen.worded).toBeGreaterThan(40);
    expect(seen.worded).toBeLessThan(seen.kept);
    expect(seen.split).toBeGreaterThan(40);
    expect(seen.split).toBeLessThan(seen.kept);
    expect(seen.placed).toBeGreaterThan(20);
    expect(seen.uncounted).toBeGreaterThan(5);
  });

  it('is not written for what it does not show, as what a member sends to an administrator of the organisation', async () => {
    const [anna, , carl] = people as [SeededPerson, SeededPerson, SeededPerson];
    const { db } = world.services;
    await keepList(world.services, anna.id);
    const send = async (owner: SeededPerson) => {
      const at = new Date(clock);
      const row = { owner_id: owner.id, business_id: anna.businessId, title: 'Lease', quality: 'SES' as const };
      const id = crypto.randomUUID();
      await db
        .insertInto('signature_requests')
        .values({ id, ...row, legislation: 'ZERTES', origin: 'WEB', status: 'OPEN', created_at: at, updated_at: at })
        .execute();
      await db.insertInto('request_access').values({ request_id: id, user_id: owner.id, level: 'owner' }).execute();
      return id;
    };
    expect(await countLooks(await send(carl))).toBeLessThanOrEqual(1);
    expect(await countLooks(await send(anna))).toBeGreaterThan(1);
  });

  it('has what was changed while it was built, by whoever had begun before', async () => {
    const [anna] = people as [SeededPerson];
    const { db } = world.services;
    const owner = (id: string) => ({ request_id: id, user_id: anna.id, level: 'owner' as const });
    const draw = () => {
      const chance = makeChance(9);
      return { ...chance, pick: <T>(values: readonly T[]) => values[0]!, maybe: () => null };
    };
    await changes['create']!(draw());
    const [first] = requests as [string];
    const written = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const other = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('request_access').where('request_id', '=', first).execute();
      const row = await trx
        .selectFrom('signature_requests')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow();
      const id = crypto.randomUUID();
      await trx
        .insertInto('signature_requests')
        .values({ ...row, id, status: 'OPEN' })
        .execute();
      await trx.insertInto('request_access').values(owner(id)).execute();
      ready.resolve();
      await written.promise;
      return id;
    });
    await ready.promise;
    const building = keepList(world.services, anna.id);
    // It is on its way once the list is there, and does not end while the other is under way.
    await expect.poll(() => db.selectFrom('request_lists').selectAll().execute()).toHaveLength(1);
    expect(await openKeptList(db, { userId: anna.id, now: new Date(clock), zone: 'UTC' })).toBeUndefined();
    written.resolve();
    const id = await other;
    await building;
    const listed = await db.selectFrom('listed_requests').select('request_id').execute();
    expect(listed).toEqual([{ request_id: id }]);
  });

  it('is right by title within some dates while a stretch is cut in two', async () => {
    const [anna] = people as [SeededPerson];
    const { db } = world.services;
    const add = async (title: string) => {
      const at = new Date(clock);
      const row = { owner_id: anna.id, title, quality: 'SES' as const, legislation: 'ZERTES' as const };
      const id = crypto.randomUUID();
      await db
        .insertInto('signature_requests')
        .values({ id, ...row, origin: 'WEB', status: 'OPEN', created_at: at, updated_at: at })
        .execute();
      await db.insertInto('request_access').values({ request_id: id, user_id: anna.id, level: 'owner' }).execute();
      return id;
    };
    for (const title of 'abcdeg') await add(title);
    await keepList(world.services, anna.id, 2);
    await add('ea');
    const id = await add('eb');
    await add('ec');
    const list = { ...(await openKeptList(db, { userId: anna.id, now: new Date(clock), zone: 'UTC' }))!, few: 0 };
    const day = new Date(clock).toISOString().slice(0, 10);
    const order = { page: 2, size: 5, sort_by: 'title', sort: 'asc' } as const;
    const query: ListQuery = { ...order, date_time_mode: 'updated_at', date_from: day, date_to: day };
    const read = async () => {
      const { ids } = await readKeptPage(db, list, query, { userId: anna.id, now: new Date(clock), zone: 'UTC' });
      const rows = await db.selectFrom('signature_requests').select(['id', 'title']).where('id', 'in', ids).execute();
      return ids.map((one) => rows.find((row) => row.id === one)?.title);
    };
    expect(await read()).toEqual(['ea', 'eb', 'ec', 'g']);
    // A row that is written now knows another stretch than those beside it.
    expect(await cutStretches(db, anna.id, 2)).toBe(true);
    await db.updateTable('signature_requests').set({ title: 'ebb' }).where('id', '=', id).execute();
    expect(await read()).toEqual(['ea', 'ebb', 'ec', 'g']);
    await keepList(world.services, anna.id, 2);
    expect(await read()).toEqual(['ea', 'ebb', 'ec', 'g']);
  });

  it('is kept by a plan that is made once a session, not for each request', async () => {
    const { rows } = await sql<{ settings: string[] }>`
      select proconfig as settings from pg_proc where proname = 'list_changed_requests'`.execute(world.services.db);
    expect(rows).toEqual([{ settings: ['plan_cache_mode=force_generic_plan'] }]);
  });
});
