import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, enter, keyOf, listEvents, listMails, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { hashPassword } from '../accounts/password-hash.ts';

const { deleteUser, getDeletion, getUser } = userEndpoints;
const password = 'kupfer Wolke 93 Segel';
let hash: string;
let nora: SeededPerson;

beforeAll(async () => {
  hash = await hashPassword(password);
});

async function join(email: string, options: Parameters<typeof seedPerson>[2] = {}) {
  const person = await seedPerson(world, email, options);
  await world.services.db.updateTable('users').set({ password_hash: hash }).where('id', '=', person.id).execute();
  return person;
}
const leave = (person: SeededPerson, typed = password) => person.client.call(deleteUser, { body: { password: typed } });
const foretell = (person: SeededPerson) => person.client.call(getDeletion, {});
const readRow = (person: SeededPerson) =>
  world.services.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
const readEvents = async (requestId: string) => {
  const events = await listEvents(world, requestId);
  return { names: events.map(({ name }) => name), isIntact: verifyChain(events).isIntact };
};

describe('deleting an account', () => {
  beforeEach(async () => {
    nora = await join('nora@example.ch', { firstName: 'Nora', lastName: 'Keller' });
  });

  it('ends every session, forgets the person, says good-bye and frees the address', async () => {
    expect(await leave(nora)).toEqual({ ok: true });
    expect(await keyOf(nora.client.call(getUser, {}))).toBe('error.auth.token_invalid');
    const row = await readRow(nora);
    expect(row.deleted_at).not.toBeNull();
    expect(JSON.stringify(row)).not.toMatch(/nora|keller|argon2/i);
    const mail = await readLastMail(world, 'nora@example.ch');
    expect(mail).toMatchObject({ template: 'account-deleted', locale: 'de-ch' });
    const again = await seedPerson(world, 'nora@example.ch');
    expect(again.id).not.toBe(nora.id);
  });

  it('needs the password, and after five wrong ones a pause; the account is unchanged', async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await keyOf(leave(nora, 'three brave otters'))).toBe('error.user.password_wrong');
    expect(await keyOf(leave(nora))).toBe('error.user.password_locked');
    expect((await readRow(nora)).deleted_at).toBeNull();
    world.setClock(new Date(Date.now() + 16 * 60 * 1000));
    expect(await leave(nora)).toEqual({ ok: true });
  });

  it('does without the password for somebody who has just logged in at an organisation, and for nobody else', async () => {
    const without = () => keyOf(nora.client.call(deleteUser, { body: {} }));
    expect(await without()).toBe('error.user.password_wrong');
    const identity = { issuer: 'https://login.example.ch', subject: 'nora', user_id: nora.id, linked_at: new Date() };
    await world.services.db.insertInto('sso_identities').values(identity).execute();
    expect(await foretell(nora)).toMatchObject({ canProveByLogin: true });
    world.setClock(new Date(Date.now() + 11 * 60 * 1000));
    expect(await without()).toBe('error.user.login_too_old');
    world.setClock(undefined);
    expect(await without()).toBe('no problem');
  });

  it('deletes once when two tabs ask at the same moment', async () => {
    const keys = await Promise.all([keyOf(leave(nora)), keyOf(leave(nora))]);
    expect(keys).toContain('no problem');
    expect(await listMails(world)).toEqual(['account-deleted nora@example.ch']);
  });

  it('erases everything that a migration declares the person’s alone, in every table', async () => {
    const { db, now } = world.services;
    const later = new Date(now().getTime() + 1e6);
    const link = { token_hash: 'a', created_at: now(), expires_at: later };
    await db
      .insertInto('password_resets')
      .values({ ...link, email: nora.email, user_id: nora.id })
      .execute();
    await db
      .insertInto('email_confirmations')
      .values({ ...link, email: nora.email, flow: 'free', lang: 'de' })
      .execute();
    await leave(nora);
    const { rows: own } = await sql<{ table: string; column: string; erased: boolean }>`
      select class.relname as table, attribute.attname as column, link.confdeltype = 'c' as erased
      from pg_constraint link join pg_class class on class.oid = link.conrelid
      join pg_attribute attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[1]
      where link.contype = 'f' and link.confrelid = 'users'::regclass`.execute(db);
    const erased = own.filter((row) => row.erased);
    expect(erased.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['sessions', 'visual_signatures', 'seal_members']),
    );
    for (const { table, column } of erased) {
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${nora.id}`.execute(db);
      expect(rows, table).toHaveLength(0);
    }
    for (const table of ['email_confirmations', 'password_resets'] as const)
      expect(await db.selectFrom(table).select('email').execute(), table).toEqual([]);
    // A new reference to accounts needs a decision: “on delete cascade” for what is the person's alone, or a place in this list.
    const kept = own.filter((row) => !row.erased).map(({ table, column }) => `${table}.${column}`);
    expect(kept.toSorted()).toEqual([
      // The account of a program is nobody's (decision 177).
      'api_users.user_id',
      // A batch is the organisation's, which keeps who sends it (decision 217).
      'batches.act_by',
      'batches.owner_id',
      'documents.owner_id',
      // Books are kept: the payment stays, its person does not.
      'identification_payments.user_id',
      'identity_checks.officer_id',
      'memberships.invited_by',
      'memberships.user_id',
      'observers.invited_by',
      'observers.user_id',
      // Whose absence lends it: taken with the membership (decision 241).
      'request_access.deputy_for',
      'request_access.user_id',
      'seen_identifications.user_id',
      'signature_requests.owner_id',
      'signatures.delegated_by',
      'signatures.invited_by',
      'signatures.taken_by',
      'signatures.user_id',
      // Whose a request is in the team's inbox: taken with the membership (decision 271).
      'team_requests.assignee_id',
      // Templates are the organisation's, which keeps who made, changed and shared them (decisions 208, 281).
      'template_shares.shared_by',
      'template_versions.changed_by',
      'templates.owner_id',
    ]);
  });
});

describe('the requests of somebody who deletes the account', () => {
  let anna: SeededPerson;
  beforeEach(async () => {
    anna = await join('anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Frei' });
    nora = await join('nora@example.ch', { firstName: 'Nora', lastName: 'Keller' });
  });
  const open = () => sendRequest(anna, { signatures: [{ account_email: nora.email }, visitor('luca@example.ch')] });

  it('are erased as drafts, withdrawn while open, and everybody who takes part is told; the business ends with its last person', async () => {
    const draft = await createDraft(anna);
    const id = await open();
    expect(await foretell(anna)).toEqual({
      drafts: 1,
      withdrawnRequests: 1,
      passedOnRequests: 0,
      unsignedRequests: 0,
      canProveByLogin: false,
      business: { name: 'Keller AG', isOnlyAdministrator: false, otherMembers: 0, endsWithAccount: true },
    });
    await leave(anna);
    const { db } = world.services;
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([]);
    expect(await listMails(world)).toEqual([
      'account-deleted anna@example.ch',
      'invitation luca@example.ch',
      'withdrawn luca@example.ch',
      'invitation nora@example.ch',
      'withdrawn nora@example.ch',
    ]);
    expect(await readEvents(id)).toEqual({
      names: expect.arrayContaining(['CREATED', 'WITHDRAWN', 'ACCESS_REMOVED']),
      isIntact: true,
    });
    expect((await readEvents(draft)).names).toContain('CREATED');
    const business = await db.selectFrom('businesses').select('deleted_at').executeTakeFirstOrThrow();
    expect(business.deleted_at).not.toBeNull();
  });

  it('pass to the administrators of a business that lives on, open and signed alike; drafts do not', async () => {
    const max = await join('max@example.ch', { business: anna.businessId!, role: 'admin' });
    await createDraft(anna);
    const id = await open();
    expect(await foretell(anna)).toMatchObject({
      drafts: 1,
      withdrawnRequests: 0,
      passedOnRequests: 1,
      business: { isOnlyAdministrator: false, endsWithAccount: false },
    });
    await leave(anna);
    expect(await view(max, id)).toMatchObject({
      status_overall: 'OPEN',
      owner_name: 'Anna Frei',
      viewer: { role: 'admin', actions: expect.arrayContaining(['withdraw', 'remind']) },
    });
    expect(await listMails(world)).not.toContain('withdrawn nora@example.ch');
    await max.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} });
    expect(await listMails(world)).toContain('withdrawn nora@example.ch');
    expect(await listMails(world)).not.toContain('withdrawn anna@example.ch');
    expect((await readEvents(id)).isIntact).toBe(true);
  });

  it('hinder the only administrator of others, before anything has happened', async () => {
    await join('max@example.ch', { business: anna.businessId!, role: 'member' });
    const id = await open();
    expect(await foretell(anna)).toMatchObject({ business: { isOnlyAdministrator: true, endsWithAccount: false } });
    expect(await keyOf(leave(anna))).toBe('error.user.only_administrator');
    expect((await view(anna, id)).status_overall).toBe('OPEN');
    expect(await listMails(world)).not.toContain('account-deleted anna@example.ch');
  });

  it('let two administrators leave at the same moment, but not both', async () => {
    const max = await join('max@example.ch', { business: anna.businessId!, role: 'admin' });
    await join('lea@example.ch', { business: anna.businessId!, role: 'member' });
    const keys = await Promise.all([keyOf(leave(anna)), keyOf(leave(max))]);
    expect(keys.toSorted()).toEqual(['error.user.only_administrator', 'no problem']);
  });

  it('that a paid business still needs an administrator for do not end with the last person', async () => {
    const { db } = world.services;
    await db.updateTable('businesses').set({ payment_method: 'STRIPE' }).where('id', '=', anna.businessId!).execute();
    expect(await keyOf(leave(anna))).toBe('error.user.only_administrator');
  });

  it('which they have still to sign stay open; whoever sent them is told and can remind the address by a link', async () => {
    const id = await open();
    expect(await foretell(nora)).toMatchObject({ unsignedRequests: 1, withdrawnRequests: 0, business: null });
    await leave(nora);
    const seen = await view(anna, id);
    expect(seen.status_overall).toBe('OPEN');
    expect(seen.signatures[0]).toMatchObject({ status_code: 'OPEN', account_email: 'nora@example.ch' });
    const told = await readLastMail(world, 'anna@example.ch');
    expect(told).toMatchObject({ template: 'signer-left', subject: expect.stringContaining('nora@example.ch') });
    world.setClock(new Date(Date.now() + 2 * 3600 * 1000));
    await anna.client.call(endpoints.remindSigners, { params: { id }, body: {} });
    expect(await readLastMail(world, 'nora@example.ch')).toMatchObject({ template: 'reminder', locale: 'de-ch' });
    const guest = await enter(world, 'nora@example.ch', id);
    expect(await guest.client.call(endpoints.getSignatureRequestDirectly, { params: { id } })).toMatchObject({ id });
    expect((await readEvents(id)).names).toContain('ACCESS_REMOVED');
  });

  it('which they have signed keep the signature for the others, and go when nobody is left; the events stay', async () => {
    const id = await open();
    const { db, now } = world.services;
    const end = { status: 'SIGNED', ended_at: now() } as const;
    await db.updateTable('signatures').set({ status: 'SIGNED', signed_at: now() }).execute();
    await db
      .updateTable('signature_requests')
      .set({ ...end, accepted_at: now() })
      .execute();
    await leave(nora);
    const seen = await view(anna, id);
    expect(seen).toMatchObject({ status_overall: 'SIGNED', documents: [{}] });
    expect(seen.signatures[0]).toMatchObject({
      status_code: 'SIGNED',
      signer_identity_data: { email_address: 'nora@example.ch' },
    });
    const again = await seedPerson(world, 'nora@example.ch');
    expect(await keyOf(view(again, id))).toBe('error.not_found');
    await leave(anna);
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([]);
    expect(await readEvents(id)).toMatchObject({ names: expect.arrayContaining(['INITIATED']), isIntact: true });
  });

  it('which they only observe forget them', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.ch')] });
    await anna.client.call(endpoints.addObserver, { params: { id }, body: { email: nora.email } });
    await leave(nora);
    expect((await view(anna, id)).observers).toEqual([]);
  });

  it('are not taken from under somebody who is signing right now', async () => {
    const id = await open();
    const { db, bootId, now } = world.services;
    const { sid } = (await view(anna, id)).signatures[1]!;
    const expires_at = new Date(now().getTime() + 60_000);
    await db.insertInto('signing_locks').values({ request_id: id, sid, boot_id: bootId, expires_at }).execute();
    expect(await keyOf(leave(anna))).toBe('error.sign.locked');
    expect((await view(anna, id)).status_overall).toBe('OPEN');
  });
});
