import { unzipSync } from 'fflate';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { createDraft, keyOf, listEvents, sendRequest, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

beforeEach(async () => {
  world.setClock('2026-11-21T23:30:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

describe('the archive of several requests', () => {
  const download = async ({ client }: SeededPerson, ids: string[]) => {
    const answer = await client.call(endpoints.downloadRequestsZip, { query: { ids: ids.join(',') } });
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  };

  it('has a folder for each, equal titles told apart, and becomes evidence of each', async () => {
    const ids = [
      await sendRequest(anna, { title: 'Lease', signatures: [visitor('luca@example.it')] }),
      await sendRequest(anna, { title: 'Lease', signatures: [visitor('luca@example.it')] }),
      await sendRequest(anna, { title: '../../etc', signatures: [visitor('luca@example.it')] }),
    ];
    expect(Object.keys(await download(anna, ids)).map((name) => name.split('/')[0])).toEqual([
      'Lease',
      'Lease (2)',
      'etc',
    ]);
    for (const id of ids)
      expect((await listEvents(world, id)).filter(({ name }) => name === 'DOWNLOADED')).toHaveLength(1);
  });

  it('names what it leaves out, and is refused when nothing is left', async () => {
    const stranger = await seedPerson(world, 'stranger@example.ch', { business: true });
    const foreign = await sendRequest(stranger, { signatures: [visitor('luca@example.it')] });
    const own = await createDraft(anna, { title: 'Own' });
    const files = await download(anna, [foreign, own]);
    expect(Object.keys(files).map((name) => name.split('/')[0])).toEqual(['Own', 'NOT-INCLUDED.txt']);
    expect(Buffer.from(files['NOT-INCLUDED.txt']!).toString()).toMatch(new RegExp(`^${foreign}: .+\n$`));
    expect((await listEvents(world, foreign)).filter(({ name }) => name === 'DOWNLOADED')).toEqual([]);
    expect(await keyOf(download(anna, [foreign]))).toBe('error.not_found');
    expect(await keyOf(download(anna, []))).toBe('error.validation');
    expect(
      await keyOf(
        download(
          anna,
          Array.from({ length: 101 }, () => crypto.randomUUID()),
        ),
      ),
    ).toBe('error.validation');
  });
});

describe('the list as a file', () => {
  const read = async ({ client }: SeededPerson, query: object = {}) => {
    const answer = await client.call(endpoints.exportSignatureRequests, { query });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [, ...lines] = bytes.toString('utf8', 3).trimEnd().split('\r\n');
    return { answer, titles: lines.map((line) => /^"[^"]*";"((?:[^"]|"")*)"/.exec(line)![1]), lines };
  };

  it('holds every page of the list in its order, with the filters, for the caller alone', async () => {
    await sendRequest(await seedPerson(world, 'other@example.ch', { business: true }), {
      title: 'Foreign',
      signatures: [visitor('luca@example.it')],
    });
    for (const title of ['C', 'A', 'B']) await sendRequest(anna, { title, signatures: [visitor('luca@example.it')] });
    await createDraft(anna, { title: 'Draft' });
    expect((await read(anna, { sort_by: 'title', sort: 'asc' })).titles).toEqual(['A', 'B', 'C']);
    expect((await read(anna, { sort_by: 'title', status: 'DRAFT,OPEN' })).titles).toEqual(['Draft', 'C', 'B', 'A']);
    expect((await read(anna, { search: 'b' })).titles).toEqual(['B']);
    expect((await read(anna, { send_by: 'others' })).lines).toEqual([]);
    expect((await read(anna, { date_to: '2026-11-21' })).titles).toEqual([]);
    expect(await keyOf(read(anna, { page: 2 }))).toBe('error.validation');
  });

  it('tells people and moments as spreadsheets read them, and no formula', async () => {
    const id = await sendRequest(anna, {
      title: '=HYPERLINK("http://evil.example","Lease")',
      signatures: [
        {
          signer_identity_data: {
            email_address: 'luca@example.it',
            first_name: '+1',
            last_name: '@SUM',
            language: 'it',
          },
        },
      ],
    });
    const { answer, lines } = await read(anna);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="signature-requests-2026-11-22.csv"');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"${id}";"'=HYPERLINK(""http://evil.example"",""Lease"")";"OPEN";"SES"`);
    expect(lines[0]).toContain(`"'+1 @SUM <luca@example.it> OPEN"`);
    expect(lines[0]).toContain('"2026-11-22 00:30:00"');
  });

  it('holds more than is read at once', async () => {
    const [first] = [await createDraft(anna, { title: 'First' })];
    const row = await world.services.db
      .selectFrom('signature_requests')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: 1200 }, () => crypto.randomUUID());
    const { attach_on_success, ...plain } = row;
    await world.services.db
      .insertInto('signature_requests')
      .values(
        ids.map((id, index) => ({ ...plain, attach_on_success, id, title: `T${String(index).padStart(4, '0')}` })),
      )
      .execute();
    await world.services.db
      .insertInto('request_access')
      .values(ids.map((request_id) => ({ request_id, user_id: anna.id, level: 'owner' as const })))
      .execute();
    const { titles } = await read(anna, { status: 'DRAFT', sort_by: 'title', sort: 'asc' });
    expect(titles).toHaveLength(1201);
    expect(titles.slice(1)).toEqual(ids.map((_, index) => `T${String(index).padStart(4, '0')}`));
  });
});
