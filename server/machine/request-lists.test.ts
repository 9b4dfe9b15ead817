import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/index.ts';
import { sql } from 'kysely';
import { createApi } from '../api.ts';
import { connectDatabase } from '../database/connect.ts';
import { keepList } from '../signature-requests/keep-list.ts';
import { listMails } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = Buffer.from(buildSamplePdf()).toString('base64');
const requests = 'v2/signature-requests';
const ann = { account_email: 'ann@example.ch' };
const luca = { signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca' } };

let anna: SeededPerson;
let program: Program;
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const create = async (more: object = {}) =>
  (await program.ask(`POST ${requests}`, { title: 'Lease', content, quality: 'SES', ...more })).body;

/** Ten thousand more that are as this one. */
async function multiply(id: string) {
  const { db } = world.services;
  const columns = async (table: string, changed: string) => {
    const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and column_name <> ${changed}`.execute(db);
    return sql.raw(rows[0]!.names);
  };
  const fields = await columns('signature_requests', 'id');
  const access = await columns('request_access', 'request_id');
  await sql`with made as (
      insert into signature_requests (id, ${fields})
      select gen_random_uuid(), ${fields} from signature_requests, generate_series(1, 10000) where id = ${id} returning id
    )
    insert into request_access (request_id, ${access})
    select made.id, ${access} from made, request_access where request_access.request_id = ${id}`.execute(db);
}

describe('the list of requests', () => {
  const list = async (query: string) =>
    (await program.ask(`GET ${requests}?${query}`)).body.map(({ title }: { title: string }) => title);

  it('is cut by every filter that is given, exactly as it was sent', async () => {
    await create({ title: 'By account', signatures: [ann] });
    await create({ title: 'By identity', signatures: [luca] });
    await create({ title: 'By both', signatures: [{ ...ann, ...luca }, luca] });
    expect(await list('account_email=ann@example.ch')).toEqual(['By both', 'By account']);
    expect(await list('account_email=Ann@example.ch')).toEqual([]);
    expect(await list('account_email=luca@example.it')).toEqual([]);
    expect(await list('signer_email_address=luca@example.it')).toEqual(['By both', 'By identity']);
    expect(await list('signer_email_address=ann@example.ch')).toEqual(['By both', 'By account']);
    // Both of one signature, not one of each.
    expect(await list('signer_email_address=luca@example.it&account_email=ann@example.ch')).toEqual(['By both']);
    expect(await list(`created_by=${program.username}&signatures_count=2`)).toEqual(['By both']);
    expect(await list('created_by=anna@example.ch')).toEqual([]);
    // What is empty is not given.
    expect(await list('signatures_count=&page_size=&page_number=&account_email=&signature_status=')).toHaveLength(3);
  });

  it('says where it goes on, under the same filters', async () => {
    for (const title of ['Lease 1', 'Order', 'Lease 2', 'Lease 3']) await create({ title });
    const seen: string[] = [];
    let next = '?page_size=2&search=Lease';
    for (;;) {
      const { body, headers } = await program.ask(`GET ${requests}${next}`);
      seen.push(...body.map(({ title }: { title: string }) => title));
      const link = headers.get('link');
      if (!link) break;
      next = /^<(.*)>; rel="next"$/.exec(link)![1]!;
    }
    expect(seen).toEqual(['Lease 3', 'Lease 2', 'Lease 1']);
    expect((await program.ask(`GET ${requests}`)).headers.get('link')).toBeNull();
  });

  it('is the same once it is kept, page by page, with what was withdrawn for who reads it', async () => {
    const reader = await seedProgram(world, anna);
    const named = { read_access: [reader.username] };
    await create({ title: 'Not named' });
    const withdrawn = await create({ title: 'Withdrawn', ...named, signatures: [ann] });
    for (const title of ['One', 'Two', 'Three']) await create({ title, ...named });
    await program.ask(`POST ${requests}/${withdrawn.id}/withdraw`, {});
    const { db } = world.services;
    const readAll = async (from: Program) => {
      const pages: string[][] = [];
      for (let page = 1; page <= 3; page += 1) {
        const { body } = await from.ask(`GET ${requests}?page_size=2&page_number=${page}`);
        pages.push(body.map(({ title }: { title: string }) => title));
      }
      return pages;
    };
    const looked = { own: await readAll(program), named: await readAll(reader) };
    expect(looked.named).toEqual([['Three', 'Two'], ['One', 'Withdrawn'], []]);
    for (const { user_id: userId } of await db.selectFrom('api_users').select('user_id').execute())
      await keepList(world.services, userId);
    expect({ own: await readAll(program), named: await readAll(reader) }).toEqual(looked);
    await create({ title: 'Four', ...named });
    expect((await readAll(reader))[0]).toEqual(['Four', 'Three']);
  });

  it('that is kept looks at the requests of its page, and not at all that the program has', async () => {
    const { id } = await create({ signatures: [ann] });
    await multiply(id);
    const { db } = world.services;
    const users = await db.selectFrom('api_users').select('user_id').execute();
    for (const { user_id: userId } of users) await keepList(world.services, userId);
    await sql`vacuum analyze`.execute(db);
    const { rows: places } = await sql<{ database: string; host: string; user: string }>`
      select current_database() as database, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
      db,
    );
    // On one session, whose statistics tell what the call has read.
    const session = connectDatabase(places[0]!, { max: 1 });
    try {
      const services = { ...world.services, db: session.db };
      const api = createApi(services);
      const token = String((await program.logIn()).body);
      const countRead = async () => {
        await sql`select pg_stat_force_next_flush()`.execute(session.db);
        const { rows } = await sql<{ count: number }>`
          select (select sum(seq_tup_read) from pg_stat_user_tables)::int + (select sum(idx_tup_read) from pg_stat_user_indexes)::int as count`.execute(
          session.db,
        );
        return rows[0]!.count;
      };
      const before = await countRead();
      for (const query of ['page_size=50', 'page_size=50&search=Lease', 'page_size=50&page_number=3']) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await api.request(`/machine/${requests}?${query}`, { headers }, { ip: '192.0.2.9' });
        expect(await answer.json()).toHaveLength(50);
      }
      expect((await countRead()) - before).toBeLessThan(10_000);
    } finally {
      await session.close();
    }
  });

  it('of more than 10,000 begins before it is gathered, with the newest, and says where the rest is', async () => {
    const { id } = await create({ signatures: [ann] });
    await multiply(id);
    const token = String((await program.logIn()).body);
    const response = await world.api.request(
      `/machine/${requests}`,
      { headers: { authorization: `Bearer ${token}` } },
      { ip: '192.0.2.9' },
    );
    expect(response.headers.get('link')).toBe('<?page_size=10000&page_number=2>; rel="next"');
    const reader = response.body!.getReader();
    const first = Buffer.from((await reader.read()).value!).toString();
    expect(first).toMatch(/^\[\{"id":"/);
    expect(first.length).toBeLessThan(200_000);
    await reader.cancel();
    const rest = await program.ask(`GET ${requests}?page_size=10000&page_number=2`);
    expect([rest.body.length, rest.headers.get('link')]).toEqual([1, null]);
  });
});

describe('what a program reads of a request', () => {
  it('tells when each signer has looked last', async () => {
    const beat = await seedPerson(world, 'beat@example.ch');
    const start = Date.now();
    const { id } = await create({ signatures: [{ account_email: beat.email }, luca] });
    const look = async (minutes: number) => {
      world.setClock(new Date(start + minutes * 60_000));
      await beat.client.call(getSignatureRequest, { params: { id } });
      const { signatures } = (await program.ask(`GET ${requests}/${id}`)).body;
      return signatures.map(({ last_viewed_at }: { last_viewed_at?: string }) => last_viewed_at);
    };
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    expect(await look(1)).toEqual([at(1), undefined]);
    expect(await look(10)).toEqual([at(10), undefined]);
    // Within a minute it is the same look.
    expect(await look(10.5)).toEqual([at(10), undefined]);
  });

  it('gives `custom` back to every program that may read, and to no signer', async () => {
    const reader = await seedProgram(world, anna);
    const beat = await seedPerson(world, 'beat@example.ch');
    const { id } = await create({
      ...{ custom: 'order 7', read_access: [reader.username], signatures: [{ account_email: beat.email }] },
      callback_update_url: 'https://hooks.example.ch/s3cret',
    });
    const read = (await reader.ask(`GET ${requests}/${id}`)).body;
    expect(read.custom).toBe('order 7');
    expect(JSON.stringify(read)).not.toContain('s3cret');
    const seen = await beat.client.call(getSignatureRequest, { params: { id } });
    expect(JSON.stringify(seen)).not.toContain('order 7');
  });

  it('tells the day of its deletion where documents are not kept for ever, and the deadline by another name', async () => {
    const expires_at = new Date(Date.now() + 10 * 24 * 3600_000).toISOString();
    const { id } = await create({ signatures: [luca], expires_at });
    const read = async () => (await program.ask(`GET ${requests}/${id}`)).body;
    expect(await read()).toMatchObject({ expires_at });
    expect(await read()).not.toHaveProperty('expiration_date');
    const retention = { enabled: true, days: 30, terminalState: false };
    const settings = { signatureRequests: { retention } };
    await anna.client.call(business.updateSettings, { params: { id: anna.businessId! }, body: { settings } });
    const { created_at, expiration_date } = await read();
    const day = new Date(Date.parse(created_at) + 30 * 24 * 3600_000).toISOString().slice(0, 10);
    expect(expiration_date).toBe(day);
  });

  it('is a DRAFT under v2, too, and stays one without a mail until it is initiated', async () => {
    const { id: document } = (await program.ask('POST v3/documents', { title: 'Lease', content })).body;
    const body = { title: 'Draft', quality: 'SES', documents: [{ id: document }], signatures: [luca] };
    const { id } = (await program.ask('POST v3/signature-requests', body)).body;
    const seen = (await program.ask(`GET ${requests}/${id}`)).body;
    expect(seen).toMatchObject({ status_overall: 'DRAFT', title: 'Draft', document_id: expect.any(String) as string });
    for (const name of ['documents', 'observers', 'business_id', 'origin']) expect(seen).not.toHaveProperty(name);
    expect((await program.ask(`POST ${requests}/${id}/signatures`, ann)).body.signatures).toHaveLength(2);
    expect(await listMails(world)).toEqual([]);
  });

  it('shows signers the name that the business has now', async () => {
    const beat = await seedPerson(world, 'beat@example.ch');
    const { id } = await create({ signatures: [{ account_email: beat.email }] });
    const name = async () => (await beat.client.call(getSignatureRequest, { params: { id } })).owner_name;
    expect(await name()).toBe('Keller AG');
    const params = { id: anna.businessId! };
    const { updatedAt: updated_at } = await anna.client.call(business.getBusiness, { params });
    const base = { name: 'Keller & Söhne AG', email: 'office@keller.example', phone: null, updated_at: updated_at! };
    await anna.client.call(business.updateBusinessBase, { params, body: base });
    expect(await name()).toBe('Keller & Söhne AG');
  });
});

describe('PUT with observers', () => {
  it('makes the list this one under v3, tells those who are new or gone, and passes it over under v2', async () => {
    const { id } = await create({ signatures: [], cc_email_addresses: ['eve@example.ch', 'fay@example.ch'] });
    const put = (version: string, observers: unknown) =>
      program.ask(`PUT ${version}/signature-requests`, { id, observers });
    const emailsOf = ({ body }: { body: { observers: { user_info: { email: string } }[] } }) =>
      body.observers.map(({ user_info }) => user_info.email);
    const replaced = await put('v3', [{ email: 'fay@example.ch' }, { type: 'USER', email: 'gil@example.ch' }]);
    expect(emailsOf(replaced)).toEqual(['fay@example.ch', 'gil@example.ch']);
    const mails = await listMails(world);
    expect(await put('v3', [{ email: 'FAY@example.ch' }, { email: 'gil@example.ch' }])).toMatchObject({ status: 200 });
    expect((await put('v2', 'nonsense')).body.cc_email_addresses).toEqual(['fay@example.ch', 'gil@example.ch']);
    expect(await listMails(world)).toEqual(mails);
    const wrong = await put('v3', [{ email: 'fay@example.ch' }, { email: 7 }]);
    expect([wrong.status, wrong.body.violations[0].field]).toEqual([400, 'observers.1.email']);
    expect(emailsOf(await put('v3', []))).toEqual([]);
  });
});
