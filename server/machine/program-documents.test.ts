import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import sharp from 'sharp';
import { cleanUp } from '../platform/clean-up.ts';
import { seedProgram, speakHttp, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const pdf = buildSamplePdf('Lease', [
  { width: 595.28, height: 841.89 },
  { width: 300, height: 200 },
]);
const content = pdf.toString('base64');
let anna: SeededPerson;
let program: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const upload = async (fields: object = {}) => program.ask('POST v2/documents', { title: 'Lease', content, ...fields });
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];
const countBlobs = async () => {
  let count = 0;
  for await (const _ of world.services.blobs.list(new Date(Date.now() + 3600_000))) count += 1;
  return count;
};

describe('a document of a program', () => {
  it('is kept, read, listed, downloaded and deleted under each version', async () => {
    const before = await countBlobs();
    for (const version of ['v1', 'v2', 'v3']) {
      const made = await program.ask(`POST ${version}/documents`, { title: 'Lease', content });
      expect(made.status).toBe(200);
      const { id } = made.body;
      expect(made.body).toEqual({
        ...{ id, title: 'Lease', content_type: 'application/pdf', size: pdf.length, page_count: 2 },
        ...{ page_width: 595, page_height: 842, signature_fields: [] },
        ...{ owner: program.username, read_access: [], write_access: [] },
        ...{ created_at: expect.stringMatching(/Z$/), updated_at: expect.stringMatching(/Z$/) },
      });
      expect((await program.ask(`GET ${version}/documents/${id}`)).body).toEqual(made.body);
      expect((await program.ask(`GET ${version}/documents?limit=1`)).body).toEqual([made.body]);
      const file = await program.ask(`GET ${version}/documents/${id}/content`);
      expect([file.status, file.headers.get('content-type'), file.headers.get('content-length')]).toEqual([
        ...[200, 'application/pdf', String(pdf.length)],
      ]);
      expect(file.headers.get('content-disposition')).toContain('Lease.pdf');
      expect(file.bytes.equals(pdf)).toBe(true);
      const gone = await program.ask(`DELETE ${version}/documents/${id}`);
      expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
      expect((await program.ask(`DELETE ${version}/documents/${id}`)).status).toBe(404);
      expect((await program.ask(`GET ${version}/documents/${id}/content`)).status).toBe(404);
    }
    expect(await countBlobs()).toBe(before);
  });

  it('comes in the form that Accept names', async () => {
    const { id } = (await upload()).body;
    const get = (accept?: string) =>
      program.ask(`GET v2/documents/${id}/content`, undefined, { headers: accept ? { accept } : {} });
    for (const accept of [undefined, '*/*', 'application/pdf', 'application/octet-stream', 'application/json, */*'])
      expect((await get(accept)).headers.get('content-type'), accept).toBe('application/pdf');
    const json = await get('application/json');
    expect(json.headers.get('content-type')).toBe('application/json');
    expect(json.body).toEqual({ content_type: 'application/pdf', content_size: pdf.length, content });
    expect(keyOf(await get('text/html'))).toEqual([406, 'error.machine.not_acceptable']);
  });

  it('is taken from whatever programs write for base64, with fields that nobody knows', async () => {
    const spellings = [
      content.replaceAll(/.{76}/g, '$&\r\n'),
      `data:application/pdf;base64,${content}`,
      content.replace(/=+$/, ''),
      `${content.replace(/=+$/, '')}===`,
      pdf.toString('base64url'),
    ];
    for (const spelling of spellings) {
      const fields = { content: spelling, content_type: 'Application/PDF; charset=binary', file_name: 'a.pdf' };
      const made = await upload({ ...fields, attachments: [{ content: 'A'.repeat(3_000_000) }], read_access: null });
      expect([made.status, made.body.size]).toEqual([200, pdf.length]);
    }
  });

  it.each([
    [{ content: undefined }, 400, 'error.validation'],
    [{ content: null, file_url: null }, 400, 'error.validation'],
    [{ file_url: 'https://example.org/a.pdf' }, 400, 'error.validation'],
    [{ title: '' }, 400, 'error.validation'],
    [{ title: 7 }, 400, 'error.validation'],
    [{ content: { deep: true } }, 400, 'error.validation'],
    [{ content: '%%%' }, 400, 'file.upload.not_base64'],
    [{ content: '' }, 400, 'file.pdf.empty'],
    [{ content: Buffer.from('no pdf at all').toString('base64') }, 400, 'file.pdf.not_a_pdf'],
    [{ content: pdf.subarray(0, 300).toString('base64') }, 400, 'file.pdf.truncated'],
    [{ content_type: 'application/msword' }, 415, 'error.body.unsupported_type'],
    [{ content: undefined, file_url: 'http://example.org/a.pdf' }, 400, 'file.url.not_allowed'],
    [{ content: undefined, file_url: 'https://10.0.0.1/a.pdf' }, 400, 'file.url.not_allowed'],
    [{ content: undefined, file_url: 'https://[::ffff:10.0.0.1]/a.pdf' }, 400, 'file.url.not_allowed'],
  ])('is refused where it is none: %j', async (fields, status, key) => {
    const before = await countBlobs();
    const answer = await upload(fields);
    expect(keyOf(answer)).toEqual([status, key]);
    expect(await countBlobs()).toBeLessThanOrEqual(before);
  });

  it('leads back to what it was made of, and never to itself', async () => {
    const { id } = (await upload()).body;
    for (const title of ['Lease', 'Annex'])
      await program.ask('POST v2/signature-requests', { title, quality: 'SES', document_id: id });
    const [annex, lease] = (await program.ask('GET v2/signature-requests')).body;
    for (const version of ['v2', 'v3'])
      for (const start of [id, lease.document_id, annex.document_id]) {
        const chain: string[] = [start];
        for (let next = start; next && chain.length < 9;) {
          next = (await program.ask(`GET ${version}/documents/${next}`)).body.parent_id;
          if (next) chain.push(next);
        }
        expect(chain, version).toEqual(start === id ? [id] : [start, id]);
      }
  });

  it('names the field that is wrong', async () => {
    const { body } = await upload({ title: 7 });
    expect(body.violations).toMatchObject([{ field: 'title' }]);
  });

  it('is nobody else’s: not of another program, of another business, or of a person', async () => {
    const { id } = (await upload()).body;
    const other = await seedProgram(world, anna);
    const foreign = await seedProgram(world, await seedPerson(world, 'ben@example.org', { business: true }));
    for (const stranger of [other, foreign]) {
      for (const call of [
        `GET v2/documents/${id}`,
        `GET v3/documents/${id}/content`,
        `GET v2/documents/${id}/pages/0`,
        `DELETE v2/documents/${id}`,
      ])
        expect(keyOf(await stranger.ask(call)), call).toEqual([404, 'error.not_found']);
      expect((await stranger.ask('GET v2/documents')).body).toEqual([]);
    }
    expect((await program.ask(`GET v2/documents/${id}`, undefined, { token: 'x' })).status).toBe(401);
    expect((await speakHttp(world, `/machine/v2/documents/${id}`)).status).toBe(401);
    expect((await program.ask('GET v2/documents/no-uuid')).status).toBe(404);
  });

  it('is read and deleted by the programs of the same business that it names', async () => {
    const reader = await seedProgram(world, anna);
    const writer = await seedProgram(world, anna);
    const foreign = await seedProgram(world, await seedPerson(world, 'ben@example.org', { business: true }));
    const fields = { read_access: [reader.username, foreign.username], write_access: [writer.username] };
    const { id } = (await upload(fields)).body;
    expect((await foreign.ask(`GET v2/documents/${id}`)).status).toBe(404);
    expect((await reader.ask(`GET v2/documents/${id}`)).body).toMatchObject(fields);
    expect((await reader.ask(`DELETE v2/documents/${id}`)).status).toBe(404);
    expect((await writer.ask(`DELETE v2/documents/${id}`)).status).toBe(204);
  });

  it('goes after thirty days in which nobody used it', async () => {
    await world.services.db.updateTable('businesses').set({ payment_method: 'MANUAL' }).execute();
    const { id } = (await upload()).body;
    const later = (days: number) => world.setClock(new Date(Date.now() + days * 24 * 3600_000));
    later(29);
    await cleanUp(world.services);
    await program.logIn();
    expect((await program.ask(`GET v2/documents/${id}`)).status).toBe(200);
    later(31);
    await cleanUp(world.services);
    await program.logIn();
    expect((await program.ask(`GET v2/documents/${id}`)).status).toBe(404);
  });
});

describe('a page of it', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    program.ask(`GET v2/documents/${path}`, undefined, { headers });

  /** As programs do: again while it is drawn. */
  async function poll(path: string, headers?: Record<string, string>) {
    for (;;) {
      const answer = await get(path, headers);
      if (answer.status !== 202) return answer;
      expect(answer.bytes.length).toBe(0);
    }
  }

  it('is a PNG, or a WebP for whoever prefers that, in the asked scale', async () => {
    const { id } = (await upload()).body;
    const png = await poll(`${id}/pages/0?scale=20`);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { format, width } = await sharp(png.bytes).metadata();
    expect([format, width]).toEqual(['png', 159]);
    const webp = await poll(`${id}/pages/0?scale=20`, { accept: 'image/webp' });
    expect([webp.headers.get('content-type'), (await sharp(webp.bytes).metadata()).format]).toEqual([
      'image/webp',
      'webp',
    ]);
    for (const accept of ['image/png, image/webp', 'application/json', '*/*'])
      expect((await poll(`${id}/pages/0?scale=20`, { accept })).headers.get('content-type'), accept).toBe('image/png');
  });

  it('is 202 with an empty body while it is drawn, however often it is asked for, and then it is there', async () => {
    const { id } = (await upload()).body;
    const { pdf: workers } = world.services;
    const renderPage = workers.renderPage.bind(workers);
    const { promise, resolve: letDraw } = Promise.withResolvers<void>();
    const drawing = vi.spyOn(workers, 'renderPage').mockImplementation(async (...page) => {
      await promise;
      return renderPage(...page);
    });
    onTestFinished(() => drawing.mockRestore());
    const waiting = await Promise.all([get(`${id}/pages/0?scale=20`), get(`${id}/pages/0?scale=20`)]);
    for (const { status, bytes, headers } of waiting)
      expect([status, bytes.length, headers.get('content-type')]).toEqual([202, 0, null]);
    letDraw();
    const png = await poll(`${id}/pages/0?scale=20`);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('has a scale that is kept within bounds, from the query or a header', async () => {
    const { id } = (await upload()).body;
    const measure = async (query: string, headers?: Record<string, string>) =>
      (await sharp((await poll(`${id}/pages/1${query}`, headers)).bytes).metadata()).width;
    expect(await measure('')).toBe(400);
    expect(await measure('?scale=1')).toBe(40);
    expect(await measure('?scale=99999')).toBe(1600);
    expect(await measure('?scale=large')).toBe(400);
    expect(await measure('', { scale: '50' })).toBe(200);
    expect(await measure('?scale=20', { scale: '50' })).toBe(80);
  });

  it('is not there past the last one', async () => {
    const { id } = (await upload()).body;
    expect(keyOf(await get(`${id}/pages/2`))).toEqual([404, 'file.pdf.page_not_found']);
    expect((await get(`${id}/pages/-1`)).status).toBe(404);
  });
});
