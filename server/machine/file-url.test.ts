import https from 'node:https';
import { Readable } from 'node:stream';
import { BlockList, type AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { makeTlsIdentity, type TlsIdentity } from '@sigillum/engine/testing/tls-identity';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import type * as fetching from '../documents/fetch-document.ts';
import { listMails } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let identity: TlsIdentity;

/** The server of the test is vouched for by nobody else. */
vi.mock('../documents/fetch-document.ts', async (load) => {
  const { fetchDocument } = await load<typeof fetching>();
  return {
    fetchDocument: ((services, url, options) =>
      fetchDocument(services, url, { ...options, tls: { ca: identity.cert } })) as typeof fetchDocument,
  };
});

const pdf = buildSamplePdf('Lease');
const inHouse = new BlockList();
inHouse.addAddress('127.0.0.1');
let anna: SeededPerson;
let program: Program;
let server: https.Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  identity = await makeTlsIdentity();
});
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  server = https.createServer(identity, (request, response) => answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/lease.pdf`;
  world.setConfig({ callbackNetworks: inHouse });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

const create = (file_url: string) =>
  program.ask('POST v2/signature-requests', {
    ...{ title: 'Lease', quality: 'SES', file_url, signatures: [{ account_email: 'luca@example.it' }] },
  });
const countRequests = async () =>
  (await world.services.db.selectFrom('signature_requests').select('id').execute()).length;

describe('a request whose document is fetched', () => {
  it('is sent with the file that lies there', async () => {
    answer = (_, response) => response.end(pdf);
    const { status, body } = await create(url);
    expect([status, body.status_overall], JSON.stringify(body)).toEqual([200, 'OPEN']);
    const { bytes } = await program.ask(`GET v2/documents/${body.document_id}/content`);
    expect(bytes.equals(pdf)).toBe(true);
    expect(await listMails(world)).toEqual(['invitation luca@example.it']);
  });

  it('is a picture that becomes a document of its own, and no request before somebody has looked at it', async () => {
    world.setConfig({ callbackNetworks: inHouse, conversion: { by: 'images' } });
    const picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    answer = (_, response) => response.end(picture);
    const { status, body } = await create(url);
    expect([status, body.key]).toEqual([400, 'error.machine.conversion_unseen']);
    const made = await program.ask('POST v2/documents', { title: 'Plan', file_url: url });
    expect(made).toMatchObject({ status: 200, body: { conversion: { from: 'PNG' } } });
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['is no PDF', 'file.pdf.not_a_pdf', (response) => response.end('<html>')],
    ['is not handed out', 'file.url.refused', (response) => response.writeHead(403).end()],
    [
      'leads inside',
      'file.url.not_allowed',
      (response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
    ],
    [
      'says that it is 10 GB',
      'file.url.too_large',
      (response) => response.writeHead(200, { 'content-length': '10737418240' }).write('%PDF-'),
    ],
    [
      'breaks off',
      'file.url.broken_off',
      (response) => response.writeHead(200, { 'content-length': '9' }).write('%PDF-', () => response.destroy()),
    ],
  ])('is not made where the file %s', async (_, key, respond) => {
    answer = (_request, response) => respond(response);
    const { status, body } = await create(url);
    expect([status, body.key]).toEqual([400, key]);
    expect([await countRequests(), await listMails(world)]).toEqual([0, []]);
  });

  it.each([
    'https://[::ffff:10.0.0.1]/a.pdf',
    'https://169.254.169.254/a.pdf',
    'http://example.org/a.pdf',
    'file:///etc/passwd',
  ])('is not made from %s', async (address) => {
    const { status, body } = await create(address);
    expect([status, body.key]).toEqual([400, 'file.url.not_allowed']);
  });
});

/** A call whose file of 100 MB is on its way when `midway` happens. */
async function upload(path: string, token: string, midway: () => Promise<unknown> | void) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const encoded = pdf.toString('base64');
  /** White space between the halves of the file: in base64 it counts as nothing. */
  const gap = Buffer.alloc(1024 * 1024, ' ');
  async function* write() {
    yield Buffer.from(`{"title": "Lease", "quality": "SES", "signatures": [{"account_email": "luca@example.it"}], `);
    yield Buffer.from(`"content": "${encoded.slice(0, 100)}`);
    for (let sent = 0; sent < 100; sent += 1) {
      if (sent === 50) await midway();
      yield gap;
    }
    yield Buffer.from(`${encoded.slice(100)}"}`);
  }
  const body = Readable.toWeb(Readable.from(write())) as unknown as BodyInit;
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await world.api.request(path, init, { ip: '192.0.2.9' });
  return { status: response.status, body: (await response.json()) as { id: string; size: number; key?: string } };
}

describe('a token that ends while an upload of 100 MB arrives', () => {
  it('by its time holds for that call, and for no later one', async () => {
    const start = Date.now();
    world.setClock(new Date(start));
    const token = String((await program.logIn()).body);
    const { status, body: made } = await upload('/machine/v2/documents', token, () =>
      world.setClock(new Date(start + 21 * 60_000)),
    );
    expect([status, made.size], JSON.stringify(made)).toEqual([200, pdf.length]);
    const later = await program.ask(`GET v2/documents/${made.id}`, undefined, { token });
    expect([later.status, later.body.key]).toEqual([401, 'error.auth.token_expired']);
    await program.logIn();
    expect((await program.ask(`GET v2/documents/${made.id}`)).status).toBe(200);
  });

  it.each([business.resetApiUser, business.deleteApiUser])(
    'by $method of its key or API user ends at once: nothing is sent or kept',
    async (act) => {
      const start = Date.now();
      world.setClock(new Date(start));
      for (const path of ['signature-requests', 'documents']) {
        const own = await seedProgram(world, anna);
        const params = { id: anna.businessId!, username: own.username };
        const token = String((await own.logIn()).body);
        const { status, body } = await upload(`/machine/v2/${path}`, token, async () => {
          await anna.client.call(act, { params });
          world.setClock(new Date(start + 5000));
        });
        expect([status, body.key], path).toEqual([401, 'error.auth.token_invalid']);
        world.setClock(new Date(start));
      }
      expect([await countRequests(), await listMails(world)]).toEqual([0, []]);
      expect(await world.services.db.selectFrom('program_documents').select('id').execute()).toEqual([]);
    },
  );
});
