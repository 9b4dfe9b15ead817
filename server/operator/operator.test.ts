import { randomUUID } from 'node:crypto';
import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import * as endpoints from '@sigillum/api-contracts/operator/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { keyOf, sendRequest, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { putProvider } from '../user/sso-repository.ts';
import { operatorStateHandlers as states } from './operator-states.ts';
import { OperatorCommandError, runOperatorCommand } from './operator-commands.ts';

let anna: SeededPerson;
let luca: SeededPerson;
const run = async (...words: string[]) => {
  const said: string[] = [];
  const { db, now } = world.services;
  await runOperatorCommand(words, { db, now: now(), say: (line) => void said.push(line) });
  return said;
};
const listActs = async () => {
  const { events } = await anna.client.call(endpoints.listOperatorEvents, {});
  return events.map(({ act, by, subject }) => [act, by, subject]);
};

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch');
  luca = await seedPerson(world, 'luca@example.ch', { business: true });
});

describe('the role of an operator', () => {
  it('is given and taken back by a command, which names what it does not understand', async () => {
    expect(await run('list')).toEqual(['Nobody is an operator.']);
    expect(await run('add', 'Anna@Example.ch')).toEqual([
      'anna@example.ch is an operator.',
      expect.stringContaining('/profile/security'),
    ]);
    expect((await run('add', anna.email))[0]).toContain('already');
    expect(await run('list')).toEqual([expect.stringMatching(/^anna@example\.ch {2}since \d/)]);
    expect((await anna.client.call(getUser, {})).isOperator).toBe(true);
    expect(await luca.client.call(getUser, {})).not.toHaveProperty('isOperator');
    await run('remove', anna.email);
    expect(await anna.client.call(getUser, {})).not.toHaveProperty('isOperator');
    for (const words of [
      [],
      ['add'],
      ['add', 'nobody@example.ch'],
      ['remove', luca.email],
      ['sing', 'anna@example.ch'],
    ])
      await expect(run(...words)).rejects.toThrow(OperatorCommandError);
  });

  it('is not given to an address that nobody has confirmed', async () => {
    await world.services.db.updateTable('users').set({ email_verified: false }).execute();
    await expect(run('add', anna.email)).rejects.toThrow('has not been confirmed');
  });

  it('opens nothing to others, and asks for a login that is not older than the second step', async () => {
    const look = (person: SeededPerson) => keyOf(person.client.call(endpoints.getInstallation, {}));
    expect(await look(anna)).toBe('error.not_found');
    await run('add', anna.email);
    expect(await look(anna)).toBe('error.operator.two_step_needed');
    const { db, now } = world.services;
    const later = new Date(now().getTime() + 1000);
    await db
      .insertInto('totp_secrets')
      .values({ user_id: anna.id, secret: '', created_at: later, confirmed_at: later })
      .execute();
    expect(await look(anna)).toBe('error.operator.two_step_needed');
    await db.updateTable('sessions').set({ created_at: later }).execute();
    expect(await look(anna)).toBe('no problem');
    expect(await look(luca)).toBe('error.not_found');
    await run('remove', anna.email);
    expect(await look(anna)).toBe('error.not_found');
  });
});

describe('an operator', () => {
  beforeEach(() => states['a person runs the installation']({ userId: anna.id }, world));

  it('sees how the installation is', async () => {
    const seen = await anna.client.call(endpoints.getInstallation, {});
    expect(seen).toMatchObject({ isReady: true, workers: { busy: 0, waiting: 0 } });
    expect(seen.checks).toContainEqual({ part: 'database', state: 'ok', notices: [] });
    expect(seen.queues.map(({ name }) => name)).toContain('send-mail');
    expect(seen.databaseBytes).toBeGreaterThan(1_000_000);
  });

  it('retries and cancels jobs that may be, and is written down', async () => {
    const [mail, request] = [randomUUID(), randomUUID()];
    await states['a job was given up']({ id: mail }, world);
    await states['a job waits to complete a request']({ id: request }, world);
    const { jobs } = await anna.client.call(endpoints.listJobs, {});
    expect(jobs.map(({ id, state, canRetry, canCancel }) => [id, state, canRetry, canCancel])).toEqual([
      [mail, 'failed', true, true],
      [request, 'retry', true, false],
    ]);
    const { queues } = await anna.client.call(endpoints.getInstallation, {});
    expect(queues.find(({ name }) => name === 'send-mail')).toMatchObject({ failed: 1, waiting: 0 });
    await anna.client.call(endpoints.retryJob, { params: { id: mail } });
    const { rows } = await sql`select state, retry_limit > retry_count - 1 as is_tried from jobs.job where id = ${mail}
      and start_after <= now()`.execute(world.services.db);
    expect(rows).toEqual([{ state: 'retry', is_tried: true }]);
    await anna.client.call(endpoints.cancelJob, { params: { id: mail } });
    const cancel = (id: string) => keyOf(anna.client.call(endpoints.cancelJob, { params: { id } }));
    expect(await cancel(mail)).toBe('error.operator.job_elsewhere');
    expect(await cancel(request)).toBe('error.operator.job_elsewhere');
    expect(await cancel(randomUUID())).toBe('error.not_found');
    expect(await listActs()).toEqual([
      ['JOB_CANCELLED', anna.email, mail],
      ['JOB_RETRIED', anna.email, mail],
    ]);
  });

  it('sees that messages went out, and nothing of what they say', async () => {
    await sendRequest(luca, { title: 'Confidential lease', signatures: [visitor('noemi@example.ch')] });
    const { messages } = await anna.client.call(endpoints.listMessages, { query: { to: 'Noemi@example.ch' } });
    expect(messages).toEqual([expect.objectContaining({ to: 'noemi@example.ch', sentAt: null })]);
    expect(JSON.stringify(messages)).not.toMatch(/Confidential|http|Luca|Keller/);
  });

  it('sees where programs are called, and not with which secret', async () => {
    const requestId = await sendRequest(luca, { signatures: [visitor('noemi@example.ch')] });
    await states['a call to a program failed']({ id: randomUUID(), requestId }, world);
    const { callbacks } = await anna.client.call(endpoints.listCallbackTries, {});
    expect(callbacks).toEqual([expect.objectContaining({ requestId, host: 'intranet.example.ch', attempts: 3 })]);
    expect(JSON.stringify(callbacks)).not.toContain('hidden');
  });

  it('announces, changes and ends maintenance, as the command does', async () => {
    const plain = { url: null, isBlocking: false, startsAt: null, endsAt: null };
    const announce = (body: object) => anna.client.call(endpoints.announceNotice, { body: { ...plain, ...body } });
    const { id } = await announce({ isBlocking: true });
    await world.services.notices.look();
    expect(world.services.notices.read()).toMatchObject({ isBlocking: true });
    const { isBlocking } = await anna.client.call(endpoints.changeNotice, { params: { id }, body: plain });
    expect(isBlocking).toBe(false);
    await anna.client.call(endpoints.endNotice, { params: { id } });
    await world.services.notices.look();
    expect(world.services.notices.read()).toBeUndefined();
    expect(await keyOf(anna.client.call(endpoints.endNotice, { params: { id } }))).toBe('error.not_found');
    expect(await keyOf(announce({ endsAt: '2020-01-01T00:00:00.000Z' }))).toBe('error.operator.notice_past');
    const order = { startsAt: '2090-01-02T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' };
    expect(await keyOf(announce(order))).toBe('error.operator.notice_order');
    const { config } = world.services;
    world.setConfig({ maintenance: { ...config.maintenance, source: 'none' } });
    expect(await keyOf(announce({}))).toBe('error.operator.notices_elsewhere');
    expect((await listActs()).map(([act]) => act)).toEqual(['NOTICE_ENDED', 'NOTICE_CHANGED', 'NOTICE_ANNOUNCED']);
  });

  it('gives plans and shuts businesses, which hear of no name', async () => {
    const id = luca.businessId!;
    const { businesses, plans } = await anna.client.call(endpoints.listBusinesses, { query: { search: 'keller' } });
    expect(businesses.map((business) => [business.id, business.paymentMethod, business.members])).toEqual([
      [id, 'TRIALING', 1],
    ]);
    const change = (body: object) => anna.client.call(endpoints.changePlan, { params: { id }, body: body as never });
    expect(await change({ change: 'set', plan: plans[0]!, seats: 7 })).toMatchObject({
      ...{ plan: plans[0], paymentMethod: 'MANUAL', seats: 7 },
    });
    expect(await keyOf(change({ change: 'unblock' }))).toBe('error.operator.not_blocked');
    expect((await change({ change: 'block' })).paymentMethod).toBe('BLOCKED');
    expect((await change({ change: 'unblock' })).paymentMethod).toBe('MANUAL');
    expect((await change({ change: 'trial', until: '2090-12-31' })).trialEndsAt).toBe('2090-12-31T22:59:59.999Z');
    expect(await keyOf(change({ change: 'trial', until: '2020-12-31' }))).toBe('error.operator.day_past');
    expect(await keyOf(change({ change: 'set', plan: 'golden', seats: null }))).toBe('error.operator.plan_unknown');
    const told = await world.services.db.selectFrom('business_events').select('actor').execute();
    expect(told.map(({ actor }) => actor.type)).toEqual(['operator', 'operator', 'operator', 'operator']);
    expect(await listActs()).toHaveLength(4);
  });

  it('says how many groups a business may have, and of how many people each', async () => {
    const id = luca.businessId!;
    const allow = (maxGroups: number, maxParticipants: number) =>
      anna.client.call(endpoints.changePlan, {
        params: { id },
        body: { change: 'groups', maxGroups, maxParticipants },
      });
    expect((await allow(1, 2)).signerGroups).toEqual({ maxGroups: 1, maxParticipants: 2 });
    await allow(1, 2);
    const group = (name: string, count: number) => ({
      body: { name, members: Array.from({ length: count }, (_, at) => ({ email: `p${at}@example.ch`, name: '' })) },
    });
    expect(await keyOf(luca.client.call(createGroup, group('Board', 3)))).toBe('error.group.too_many_members');
    await luca.client.call(createGroup, group('Board', 2));
    expect(await keyOf(luca.client.call(createGroup, group('Auditors', 1)))).toBe('error.group.too_many');
    const events = await world.services.db
      .selectFrom('business_events')
      .select(['name', 'data'])
      .where('name', '=', 'SETTINGS_CHANGED')
      .execute();
    const changes = {
      'signerGroups.maxGroups': { from: 50, to: 1 },
      'signerGroups.maxParticipants': { from: 50, to: 2 },
    };
    expect(events).toEqual([{ name: 'SETTINGS_CHANGED', data: { changes } }]);
    expect((await listActs()).map(([act]) => act)).toEqual(['PLAN_CHANGED']);
    expect(await keyOf(allow(1, 0))).toBe('error.validation');
  });

  it('looks a request up without seeing what it is about, and is written down', async () => {
    const id = await sendRequest(luca, { title: 'Confidential lease', signatures: [visitor('noemi@example.ch')] });
    const facts = await anna.client.call(endpoints.lookUpRequest, { params: { id } });
    expect(facts).toMatchObject({ id, status: 'OPEN', documents: 1, isIntact: true, businessId: luca.businessId });
    expect(JSON.stringify(facts)).not.toMatch(/Confidential|example\.ch|Anna|Keller|\.pdf/);
    expect(await keyOf(anna.client.call(endpoints.lookUpRequest, { params: { id: randomUUID() } }))).toBe(
      'error.not_found',
    );
    expect(await listActs()).toEqual([['REQUEST_LOOKED_UP', anna.email, id]]);
  });

  it('sees the log-ins of organisations a page at a time, and switches only those that there are', async () => {
    const { db, secrets, now } = world.services;
    for (let count = 0; count < 51; count += 1) {
      const provider = { issuer: 'https://login.example', clientId: 'sigillum', clientSecret: 'hidden' };
      const domain = `firma-${String(count).padStart(2, '0')}.example`;
      const businessId = count ? null : luca.businessId!;
      await putProvider(db, secrets, { ...provider, domain, verifiedAt: now(), businessId }, now());
    }
    const first = await anna.client.call(endpoints.listOrganisationLogins, { query: {} });
    expect([first.logins.length, first.hasMore]).toEqual([50, true]);
    expect(first.logins[0]).toEqual({
      ...{ domain: 'firma-00.example', issuer: 'https://login.example', switchedOffAt: null },
      businessName: expect.any(String),
    });
    expect(JSON.stringify(first)).not.toContain('hidden');
    const second = await anna.client.call(endpoints.listOrganisationLogins, {
      query: { after: first.logins.at(-1)!.domain },
    });
    expect([second.logins.map(({ domain }) => domain), second.hasMore]).toEqual([['firma-50.example'], false]);
    const turn = (domain: string, isOn: boolean) =>
      anna.client.call(endpoints.switchOrganisationLogin, { params: { domain }, body: { isOn } });
    expect(await keyOf(turn('nobody.example', false))).toBe('error.not_found');
    await turn('firma-50.example', false);
    await db.deleteFrom('identity_providers').where('domain', '=', 'firma-50.example').execute();
    // What is off stays in sight without a provider, until it is on.
    expect(await turn('firma-50.example', false)).toMatchObject({ issuer: null, switchedOffAt: expect.any(String) });
    expect(await turn('firma-50.example', true)).toMatchObject({ issuer: null, switchedOffAt: null });
    expect(await keyOf(turn('firma-50.example', true))).toBe('error.not_found');
    expect((await listActs()).map(([act]) => act)).toEqual(['LOGIN_SWITCHED_ON', 'LOGIN_SWITCHED_OFF']);
  });

  it('sees each list to its end, a page at a time', async () => {
    const { db } = world.services;
    const requestId = await sendRequest(luca, { signatures: [visitor('noemi@example.ch')] });
    for (let count = 0; count < 60; count += 1) {
      await states['a mail and a text message were sent']({ mailId: randomUUID(), smsId: randomUUID() }, world);
      await states['a call to a program failed']({ id: randomUUID(), requestId }, world);
      const isGivenUp = count % 2 ? ('a job was given up' as const) : ('a job waits to complete a request' as const);
      await states[isGivenUp]({ id: randomUUID() }, world);
      await anna.client.call(endpoints.exportConfiguration, {});
      // Some of one name and of one moment, so that the id decides.
      const business = await db
        .selectFrom('businesses')
        .selectAll()
        .where('id', '=', luca.businessId!)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('businesses')
        .values({ ...business, id: randomUUID(), name: `Firma ${count % 4}` } as never)
        .execute();
    }
    type Row = { id: string } | { seq: number };
    const nameRow = (row: Row) => ('id' in row ? row.id : row.seq);
    const call = anna.client;
    const lists: Record<string, (after: never) => Promise<{ hasMore: boolean; rows: Row[] }>> = {
      events: (after) =>
        call.call(endpoints.listOperatorEvents, { query: { after } }).then((page) => ({ ...page, rows: page.events })),
      jobs: (after) =>
        call.call(endpoints.listJobs, { query: { after } }).then((page) => ({ ...page, rows: page.jobs })),
      mails: (after) =>
        call
          .call(endpoints.listMessages, { query: { channel: 'mail', after } })
          .then((page) => ({ ...page, rows: page.messages })),
      texts: (after) =>
        call
          .call(endpoints.listMessages, { query: { channel: 'sms', after } })
          .then((page) => ({ ...page, rows: page.messages })),
      calls: (after) =>
        call
          .call(endpoints.listCallbackTries, { query: { after } })
          .then((page) => ({ ...page, rows: page.callbacks })),
      businesses: (after) =>
        call
          .call(endpoints.listBusinesses, { query: { search: 'Firma', after } })
          .then((page) => ({ ...page, rows: page.businesses })),
    };
    for (const [name, read] of Object.entries(lists)) {
      const first = await read(undefined as never);
      expect([name, first.rows.length, first.hasMore]).toEqual([name, 50, true]);
      const second = await read(nameRow(first.rows.at(-1)!) as never);
      expect([name, second.hasMore, second.rows.length >= 10]).toEqual([name, false, true]);
      const seen = [...first.rows, ...second.rows].map(nameRow);
      expect([name, new Set(seen).size]).toEqual([name, seen.length]);
    }
    // A row that is there no more leads to the beginning.
    for (const name of ['jobs', 'mails', 'texts', 'calls', 'businesses'])
      expect((await lists[name]!(randomUUID() as never)).rows).toHaveLength(50);
    expect((await call.call(endpoints.listOperatorEvents, { query: { after: 10 } })).unchecked).toBe(60);
  });

  it('sees the settings without secrets', async () => {
    world.setConfig({ shownSettings: { PORT: '3000', SMTP_URL: 'is set' } });
    const { settings } = await anna.client.call(endpoints.exportConfiguration, {});
    expect(settings).toEqual({ PORT: '3000', SMTP_URL: 'is set' });
    expect(await listActs()).toEqual([['CONFIGURATION_EXPORTED', anna.email, null]]);
  });

  it('cannot change what was written down without its being seen', async () => {
    const { db } = world.services;
    const check = () => anna.client.call(endpoints.checkOperatorEvents, {});
    const list = async () => {
      const { check: last, unchecked } = await anna.client.call(endpoints.listOperatorEvents, {});
      return [last && [last.seq, last.isIntact], unchecked];
    };
    expect(await list()).toEqual([null, 0]);
    await anna.client.call(endpoints.exportConfiguration, {});
    expect(await list()).toEqual([null, 1]);
    expect(await check()).toMatchObject({ seq: 2, isIntact: true });
    for (let count = 0; count < 3; count += 1) await anna.client.call(endpoints.exportConfiguration, {});
    expect(await list()).toEqual([[2, true], 3]);
    // What came since is checked, from where all was well.
    await db.updateTable('operator_events').set({ subject: 'another' }).where('seq', '=', 4).execute();
    expect(await check()).toMatchObject({ seq: 3, isIntact: false });
    expect(await list()).toEqual([[3, false], 3]);
    await db.updateTable('operator_events').set({ subject: null }).where('seq', '=', 4).execute();
    expect(await check()).toMatchObject({ seq: 7, isIntact: true });
    expect((await listActs())[0]).toEqual(['EVENTS_CHECKED', anna.email, null]);
    // What was checked before is checked again by the command alone.
    await db.updateTable('operator_events').set({ subject: 'another' }).where('seq', '=', 1).execute();
    expect(await check()).toMatchObject({ seq: 8, isIntact: true });
    await expect(run('check')).rejects.toThrow('BROKEN: after act 0');
    expect(await list()).toEqual([[0, false], 9]);
  });

  it('sees that acts were cut off after they were checked', async () => {
    const { db } = world.services;
    for (let count = 0; count < 3; count += 1) await anna.client.call(endpoints.exportConfiguration, {});
    expect(await run('check')).toEqual(['The chain is whole: 4 acts.']);
    await db.deleteFrom('operator_events').where('seq', '>', 1).execute();
    expect(await anna.client.call(endpoints.checkOperatorEvents, {})).toMatchObject({ isIntact: false });
    await db.deleteFrom('operator_checks').execute();
    expect(await run('check')).toEqual(['The chain is whole: 3 acts.']);
  });
});
