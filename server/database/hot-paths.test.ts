import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { createApi } from '../api.ts';
import { createDraft, enter, sendRequest, upload, view, visitor } from '../testing/journeys.ts';
import { connect, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { keepRetention } from '../signature-requests/keep-retention.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';

/** Rows of other people in every table; an answer may read this many of none of them. */
const foreign = 2000;

let world: TestServices;
/** The same services on one session, whose statistics tell what each call read. */
let measured: TestServices;
let session: DatabaseConnection;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  const { rows } = await sql<{ name: string; host: string; user: string }>`
    select current_database() as name, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
    world.services.db,
  );
  const { name, host, user } = rows[0]!;
  session = connectDatabase({ host, user, database: name }, { max: 1 });
  const services = { ...world.services, db: session.db };
  measured = { ...world, services, api: createApi(services) };
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  await seedForeign();
});
afterAll(async () => {
  await session.close();
  await world.close();
});

async function seedForeign(): Promise<void> {
  const statements = [
    sql`insert into users (id, email, first_name, last_name, password_hash, lang, created_at)
      select gen_random_uuid(), 'foreign' || n || '@example.com', 'F', 'G', '', 'en', now() from generate_series(1, ${foreign}::int) n`,
    sql`insert into businesses (id, name, email, payment_method, plan, created_at, updated_at)
      select gen_random_uuid(), 'B', email, 'MANUAL', 'team', now(), now() from users where email like 'foreign%'`,
    sql`insert into memberships (id, business_id, user_id, email, role, state)
      select gen_random_uuid(), businesses.id, users.id, users.email, 'admin', 'accepted' from users join businesses using (email)
      where users.email like 'foreign%'`,
    sql`insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, created_at, updated_at)
      select gen_random_uuid(), user_id, business_id, 'T', 'SES', 'ZERTES', 'OPEN', 'WEB', now(), now() from memberships where email like 'foreign%'`,
    sql`insert into request_access (request_id, user_id, level) select id, owner_id, 'owner' from signature_requests`,
    sql`insert into signatures (sid, request_id, position, email, language, status, created_at)
      select gen_random_uuid(), id, 0, 'x@example.com', 'en', 'OPEN', now() from signature_requests`,
    sql`insert into observers (id, request_id, email, created_at)
      select gen_random_uuid(), id, 'o' || id || '@example.com', now() from signature_requests`,
    sql`with made as (select id as request_id, owner_id, gen_random_uuid() as document_id, gen_random_uuid() as version_id from signature_requests),
      documents as (
        insert into documents (id, request_id, owner_id, position, title, content_type, page_count, pages, inspection, current_version_id, created_at, updated_at)
        select document_id, request_id, owner_id, 0, 'D', 'application/pdf', 1, '[]', '{}', version_id, now(), now() from made)
      insert into document_versions (id, document_id, ordinal, cause, base_blob, sha256, size, created_at)
      select version_id, document_id, 0, 'UPLOAD', document_id::text, document_id::text, 1, now() from made`,
    sql`insert into document_signatures (sid, document_id)
      select sid, documents.id from signatures join documents on documents.request_id = signatures.request_id`,
    sql`insert into audit_events (request_id, seq, at, name, actor, previous_hash, hash)
      select id, 1, now(), 'CREATED', '{}', '', '' from signature_requests`,
    sql`insert into audit_events (request_id, seq, at, name, actor, data, previous_hash, hash)
      select id, 2, now() - interval '1 day', 'SIGNED', '{"type":"system"}', jsonb_build_object('sid', gen_random_uuid()), '', '' from signature_requests`,
    sql`insert into paid_signatures (request_id, seq, business_id, at, quality, legislation, is_seal)
      select id, 2, business_id, now() - interval '1 day', 'QES', 'ZERTES', false from signature_requests`,
    sql`insert into seen_identifications (business_id, user_id, quality, legislation, at, request_id, seq)
      select business_id, owner_id, 'QES', 'ZERTES', now() - interval '1 day', id, 2 from signature_requests`,
    sql`insert into business_events (business_id, seq, at, name, actor, previous_hash, hash)
      select id, 1, now() - interval '1 day', 'FOUNDED', '{"type":"system"}', '', '' from businesses`,
    sql`insert into activity_days (business_id, kind, day, quality, count)
      select id, kind, date_trunc('day', now(), 'UTC') - interval '9 days', 'QES', 1
      from businesses, unnest(array['accounts', 'signatures', 'identifications']) kind where name = 'B'`,
    sql`insert into activity_counts (until) select date_trunc('day', now(), 'UTC') - interval '8 days'`,
    sql`insert into sessions (token_hash, user_id, created_at, expires_at)
      select id::text, id, now(), now() from users where email like 'foreign%'`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(world.services.db);
}

/** Rows that each table gave to the session since the statistics were last asked. */
async function readCounts(): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(session.db);
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_user_tables where schemaname = 'public'`.execute(
    session.db,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** The tables of which a call read about everything. */
async function listReadWhole(call: () => Promise<unknown>): Promise<string[]> {
  const before = await readCounts();
  await call();
  const after = await readCounts();
  return [...after].filter(([name, count]) => count - (before.get(name) ?? 0) >= foreign).map(([name]) => name);
}

describe('a call reads no table whole', () => {
  it('when an administrator lists requests, opens one, looks at its pages, or takes a document out', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('a@example.it'), { account_email: 'b@example.ch' }] });
    const draft = await createDraft(anna);
    const { id: extra } = await upload(anna, draft);
    const { documents } = await view(anna, id);
    const { id: document, version_id: version } = documents[0]!;
    const client = connect(measured, { bearer: await openSession(anna.id) });
    const pages = (of: string) => () =>
      client.call(documentsEndpoints.getPageImage, { params: { id: of, n: 0 }, query: { scale: 20 } });
    const calls: Record<string, () => Promise<unknown>> = {
      list: () => client.call(endpoints.listSignatureRequests, {}),
      risks: () => client.call(endpoints.listAtRisk, {}),
      request: () => client.call(endpoints.getSignatureRequest, { params: { id } }),
      user: () => client.call(userEndpoints.getUser, {}),
      'page of a document': pages(document),
      'page of a version': pages(version),
      document: () => client.call(documentsEndpoints.getDocument, { params: { id: document } }),
      'removed document': () => client.call(endpoints.removeDocument, { params: { id: draft, docId: extra } }),
      'deleted draft': () => client.call(endpoints.deleteSignatureRequest, { params: { id: draft } }),
    };
    const whole: Record<string, string[]> = {};
    for (const [name, call] of Object.entries(calls)) whole[name] = await listReadWhole(call);
    expect(whole).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, []])));
  });

  it('when an administrator looks at figures and activities, or saves them', async () => {
    const params = { id: anna.businessId! };
    const client = connect(measured, { bearer: await openSession(anna.id) });
    const query = { start_date: '2026-01-01', end_date: '2026-12-31' };
    const calls: Record<string, () => Promise<unknown>> = {
      statistics: () => client.call(businessEndpoints.getBusinessStatistics, { params }),
      accounts: () => client.call(businessEndpoints.listAccountActivities, { params, query }),
      signatures: () => client.call(businessEndpoints.listSignatureActivities, { params, query }),
      identifications: () => client.call(businessEndpoints.listIdentificationActivities, { params, query }),
      'signatures as a file': () =>
        readFile(client.call(businessEndpoints.exportSignatureActivities, { params, query })),
      'cost centres': () =>
        readFile(
          client.call(businessEndpoints.exportSignatureActivities, { params, query: { group_by: 'cost_center' } }),
        ),
      'identifications as a file': () =>
        readFile(client.call(businessEndpoints.exportIdentificationActivities, { params, query })),
    };
    const whole: Record<string, string[]> = {};
    for (const [name, call] of Object.entries(calls)) whole[name] = await listReadWhole(call);
    expect(whole).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, []])));
  });

  it('when the job that deletes finds nothing to do among what an organisation keeps', async () => {
    const { id, businessId } = await seedPerson(world, 'keeper@example.ch', { business: true });
    const { db } = world.services;
    for (const counted of ['ended', 'created'] as const) {
      const retention = { enabled: true, days: 3650, terminalState: counted === 'ended' };
      const settings = JSON.stringify({ signatureRequests: { retention } });
      await sql`update businesses set settings = ${settings}::jsonb where id = ${businessId}`.execute(db);
      await sql`insert into signature_requests (id, owner_id, business_id, title, quality, legislation, status, origin, created_at, updated_at, ended_at)
        select gen_random_uuid(), ${id}, ${businessId}, 'Kept', 'SES', 'ZERTES', 'SIGNED', 'WEB', now(), now(), now()
        from generate_series(1, ${foreign}::int)`.execute(db);
      await sql`analyze signature_requests, businesses`.execute(db);
      // Which organisations delete by themselves, each of them tells.
      expect({ counted, whole: await listReadWhole(() => keepRetention(measured.services)) }).toEqual({
        ...{ counted, whole: ['businesses'] },
      });
    }
  });

  it('when a visitor opens a link and the pages behind it', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('v@example.it')] });
    const { userid } = await enter(world, 'v@example.it', id);
    const client = connect(measured, { basic: { userid, requestId: id } });
    let seen: { token: string; document: string } | undefined;
    const open = async () => {
      const request = await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
      seen = { token: request.document_token, document: request.documents[0]!.version_id };
    };
    expect(await listReadWhole(open)).toEqual([]);
    const look = () =>
      client.call(documentsEndpoints.getPageImageDirectly, {
        params: { id: seen!.document, n: 0 },
        query: { token: seen!.token, scale: 20 },
      });
    expect(await listReadWhole(look)).toEqual([]);
  });
});

const readFile = async (answer: Promise<Response>) => (await answer).text();

async function openSession(userId: string): Promise<string> {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600 * 1000);
  await db
    .insertInto('sessions')
    .values({ token_hash: secrets.hashToken(token), user_id: userId, created_at: now(), expires_at })
    .execute();
  return token;
}
