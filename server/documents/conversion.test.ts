import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { acceptConvertedDocument } from '@sigillum/api-contracts/signature-requests/accept-converted-document.ts';
import { addConvertedDocument } from '@sigillum/api-contracts/signature-requests/add-converted-document.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { createSendTo } from '@sigillum/api-contracts/signature-requests/create-send-to.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { createTemplate } from '@sigillum/api-contracts/templates/create-template.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { openClamd } from '../antivirus/clamd.ts';
import { makeGotenberg } from '../conversion/gotenberg.ts';
import { openGotenberg } from '../testing/gotenberg.ts';
import { createDraft, keyOf } from '../testing/journeys.ts';
import { buildDocx, buildOdt, relateOutside } from '../testing/office-files.ts';
import { malware, openScannerTwin } from '../testing/scanner.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

let world: TestServices;
let gotenberg: Awaited<ReturnType<typeof openGotenberg>>;
let anna: SeededPerson;
let beat: SeededPerson;

const credentials = { user: 'sigillum', password: 'a secret of the test' };

beforeAll(async () => {
  world = await createTestServices();
  gotenberg = await openGotenberg(credentials);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch', { business: true });
  setUp();
});
afterEach(setUp);
afterAll(async () => {
  await gotenberg.close();
  await world.close();
});

const describeGotenberg = () => ({ by: 'gotenberg', url: gotenberg.url, credentials }) as const;
/** Waits as long as a crowded machine needs, unless it is to give up. */
const openConverter = (timeoutMs = 60_000) => {
  const limits = { atOnce: 1, waiting: 1, timeoutMs, maxBytes: 1_000_000 };
  world.services.converter = makeGotenberg(describeGotenberg(), limits);
};

function setUp() {
  world.services.config.conversion = describeGotenberg();
  openConverter();
  gotenberg.state.faults = [];
}

const send = (person: SeededPerson, id: string, body: Buffer<ArrayBuffer>, name = 'Lease Zürich.docx') =>
  person.client.call(
    addConvertedDocument,
    { params: { id }, body, contentType: 'application/octet-stream' },
    { headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } },
  );
const draw = (format: 'png' | 'jpeg', width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();

const countBlobs = async () => {
  let found = 0;
  for await (const _blob of world.services.blobs.list(new Date(Date.now() + 60_000))) found += 1;
  return found;
};

it('a Word document becomes a PDF that nobody else sees before its sender has accepted it, and the evidence tells of both', async () => {
  const id = await createDraft(anna);
  const docx = buildDocx();
  const blobs = await countBlobs();
  const added = await send(anna, id, docx);
  expect(added).toMatchObject({
    name: 'Lease Zürich',
    page_count: 1,
    conversion: { from: 'DOCX', is_accepted: false },
  });
  // The service hears no name, and of the original nothing is kept.
  expect(gotenberg.received.at(-1)).toEqual({ name: 'document.docx', bytes: docx });
  expect(await countBlobs()).toBe(blobs + 1);
  await anna.client.call(addSignature, { params: { id }, body: { account_email: 'beat@example.ch' } });
  const wait = 'error.sr.conversion_not_accepted';
  expect(await keyOf(anna.client.call(initiateSignatureRequest, { params: { id } }))).toBe(wait);
  expect(await keyOf(anna.client.call(createSendTo, { body: { signature_request_id: id } }))).toBe(wait);
  expect(await keyOf(anna.client.call(createTemplate, { body: { name: 'Lease', signature_request_id: id } }))).toBe(
    wait,
  );
  const accept = (person: SeededPerson) =>
    person.client.call(acceptConvertedDocument, { params: { id, docId: added.id } });
  expect(await keyOf(accept(beat))).toBe('error.not_found');
  for (const _time of ['once', 'again'])
    expect(await accept(anna)).toMatchObject({ id: added.id, conversion: { from: 'DOCX', is_accepted: true } });
  const sent = await anna.client.call(initiateSignatureRequest, { params: { id } });
  expect(sent.documents.find(({ id: one }) => one === added.id)!.conversion).toEqual({
    from: 'DOCX',
    is_accepted: true,
  });
  const events = await world.services.db
    .selectFrom('audit_events')
    .select(['name', 'data'])
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
  const originalSha256 = createHash('sha256').update(docx).digest('hex');
  expect(events.findLast(({ name }) => name === 'DOCUMENTS_ADDED')?.data).toMatchObject({
    originalSha256,
    convertedFrom: 'DOCX',
  });
  expect(events.filter(({ name }) => name === 'CONVERSION_ACCEPTED').map(({ data }) => data.documentTitles)).toEqual([
    ['Lease Zürich'],
  ]);
  expect(await keyOf(accept(anna))).toBe('error.sr.not_draft');
  // What nobody has looked at never comes into a request that was sent.
  expect(await keyOf(send(anna, id, docx))).toBe('error.sr.not_draft');
});

it.each([
  ['an OpenDocument text', () => buildOdt(), 'ODT'],
  ['a photograph', () => draw('jpeg', 3000, 2000), 'JPEG'],
  ['a drawing', () => draw('png', 200, 300), 'PNG'],
] as const)('%s becomes a PDF of one page', async (_, build, from) => {
  const id = await createDraft(anna);
  const added = await send(anna, id, await build(), `Plan.${from.toLowerCase()}`);
  expect(added).toMatchObject({ name: 'Plan', page_count: 1, conversion: { from, is_accepted: false } });
  const row = await world.services.db
    .selectFrom('documents')
    .select('inspection')
    .where('id', '=', added.id)
    .executeTakeFirstOrThrow();
  const [page] = row.inspection.pages;
  // Turned as the picture is.
  expect(page!.width > page!.height).toBe(from === 'JPEG');
});

const compound = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(1024, '\0'), 'latin1');
it.each([
  ['a PDF', () => Buffer.from('%PDF-1.7 and so on'), 'file.conversion.unsupported'],
  ['nothing', () => Buffer.alloc(0), 'file.conversion.unsupported'],
  ['an old Word file', () => compound, 'file.conversion.unsupported'],
  ['a document with macros', () => buildDocx({ more: { 'word/vbaProject.bin': 'x' } }), 'file.conversion.unsupported'],
  ['half an archive', () => buildDocx().subarray(0, 200), 'file.conversion.unsupported'],
  ['half a picture', async () => (await draw('png', 200, 200)).subarray(0, 90), 'file.conversion.failed'],
  [
    'a document that shows a picture of another machine',
    () => buildDocx({ relations: relateOutside('image', 'https://pictures.example/1.png') }),
    'file.conversion.linked',
  ],
  [
    'a document that shows a file of this machine',
    () => buildDocx({ relations: relateOutside('image', 'file:///etc/hostname') }),
    'file.conversion.linked',
  ],
  [
    'an OpenDocument text that shows what lies elsewhere',
    () => buildOdt({ body: '<draw:image xlink:href="../../../../etc/picture.png"/>' }),
    'file.conversion.linked',
  ],
  [
    'an OpenDocument text with a password',
    () => buildOdt({ manifest: '<manifest:encryption-data/>' }),
    'file.conversion.password_protected',
  ],
] as const)('%s is refused before anybody converts it, and nothing of it is kept', async (_, build, key) => {
  const id = await createDraft(anna);
  const [asked, blobs] = [gotenberg.received.length, await countBlobs()];
  expect(await keyOf(send(anna, id, await build()))).toBe(key);
  expect(gotenberg.received.length).toBe(asked);
  expect(await countBlobs()).toBe(blobs);
});

it('a document with links to press and a template is taken', async () => {
  const id = await createDraft(anna);
  const relations =
    relateOutside('hyperlink', 'https://example.ch') + relateOutside('attachedTemplate', 'file:///C:/Normal.dotm');
  expect(await keyOf(send(anna, id, buildDocx({ relations })))).toBe('no problem');
});

it.each([
  ['full', 'file.pdf.workers_busy', 503],
  ['gave up', 'file.conversion.too_slow', 422],
  ['locked', 'file.conversion.password_protected', 422],
  ['uncertain', 'file.conversion.failed', 422],
  ['refused', 'file.conversion.failed', 422],
  ['broken', 'file.conversion.away', 503],
  ['no pdf', 'file.conversion.failed', 422],
  ['cut', 'file.conversion.away', 503],
  ['silent', 'file.conversion.too_slow', 422],
  ['lost', 'file.conversion.away', 503],
] as const)('a service that is “%s” is told in a sentence, and nothing is kept', async (fault, key, status) => {
  const id = await createDraft(anna);
  const blobs = await countBlobs();
  gotenberg.state.faults = [fault];
  if (fault === 'silent') openConverter(500);
  const error = await send(anna, id, buildDocx()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ key, status });
  expect(await countBlobs()).toBe(blobs);
  // The next one goes well.
  openConverter();
  expect(await keyOf(send(anna, id, buildDocx()))).toBe('no problem');
});

it('more than its queue holds are told to come again', async () => {
  const id = await createDraft(anna);
  gotenberg.state.holdMs = 400;
  const keys = await Promise.all(
    Array.from({ length: 12 }, (_, index) => keyOf(send(anna, id, buildDocx({ text: `Lease ${index}` })))),
  );
  gotenberg.state.holdMs = 0;
  expect(keys).toContain('file.pdf.workers_busy');
  expect(keys).toContain('no problem');
});

it('a service that is not there, or does not know us, is the operator’s to mend', async () => {
  const id = await createDraft(anna);
  for (const settings of [
    { by: 'gotenberg', url: 'http://127.0.0.1:9', credentials },
    { by: 'gotenberg', url: gotenberg.url, credentials: undefined },
  ] as const) {
    world.services.converter = makeGotenberg(settings);
    expect(await keyOf(send(anna, id, buildDocx()))).toBe('file.conversion.away');
  }
});

it('malware in a file to convert is found before anything looks into it', async () => {
  const scanner = await openScannerTwin();
  world.services.antivirus = openClamd({ address: scanner.address, acceptsUnseen: false }, world.services.log);
  const id = await createDraft(anna);
  const asked = gotenberg.received.length;
  const sick = Buffer.concat([buildDocx(), Buffer.from(malware)]);
  expect(await keyOf(send(anna, id, sick))).toBe('file.malware.detected');
  expect(gotenberg.received.length).toBe(asked);
  world.services.antivirus = undefined;
  await scanner.close();
});

it('where nobody converts, or pictures alone, it says so, and accounts are told what is taken', async () => {
  const { services } = world;
  const id = await createDraft(anna);
  const listKinds = async () => (await anna.client.call(getUser, {})).permissions.upload.convertible;
  expect(await listKinds()).toEqual(['DOCX', 'ODT', 'PNG', 'JPEG']);
  services.converter = undefined;
  services.config.conversion = { by: 'images' };
  expect(await listKinds()).toEqual(['PNG', 'JPEG']);
  expect(await keyOf(send(anna, id, await draw('png', 20, 20)))).toBe('no problem');
  expect(await keyOf(send(anna, id, buildDocx()))).toBe('file.conversion.unsupported');
  services.config.conversion = undefined;
  expect(await listKinds()).toEqual([]);
  expect(await keyOf(send(anna, id, await draw('png', 20, 20)))).toBe('file.conversion.off');
});

it('strangers find neither the draft nor its document', async () => {
  const id = await createDraft(anna);
  expect(await keyOf(send(beat, id, buildDocx()))).toBe('error.not_found');
  const { documents } = await anna.client.call(getSignatureRequest, { params: { id } });
  const docId = documents[0]?.id ?? id;
  expect(await keyOf(anna.client.call(acceptConvertedDocument, { params: { id, docId } }))).toBe('error.not_found');
});
