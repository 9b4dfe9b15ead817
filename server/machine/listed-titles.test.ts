import { beforeEach, expect } from 'vitest';
import * as documents from '@sigillum/api-contracts/documents/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { listOutbox, readOutbox } from '../mail/outbox.ts';
import { tellSuccess } from '../signature-requests/tell-success.ts';
import { completeRequest } from '../signing/complete-request.ts';
import { sign } from '../testing/journeys.ts';
import { type Program, seedProgram } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = buildSamplePdf().toString('base64');
const titles = ['Quince', 'Sloe', 'Medlar'];
/** Was in the draft, and is not any more. */
const gone = 'Hawthorn';
let program: Program;
let people: SeededPerson[];

beforeEach(async () => {
  program = await seedProgram(world, await seedPerson(world, 'anna@example.ch', { business: true }));
  people = [];
  for (const name of ['beat', 'carla', 'dora'])
    people.push(await seedPerson(world, `${name}@example.ch`, { lang: 'en' }));
});

/** Which of three documents each of three people signs: alone, overlapping, all of them and one. */
const assignments = [
  [['Quince'], ['Sloe'], ['Medlar']],
  [['Quince', 'Sloe'], ['Medlar'], titles],
  [titles, titles, ['Quince']],
  [['Quince', 'Medlar'], ['Sloe'], ['Sloe', 'Medlar']],
  [['Sloe'], ['Quince'], ['Sloe']],
  [['Medlar'], ['Sloe', 'Medlar'], titles],
];
const endings = ['signed', 'declined', 'withdrawn'] as const;
const cases = assignments.map((signed, index) => [signed, endings[index % endings.length]!] as const);

async function send(signed: string[][]): Promise<string> {
  const ids = new Map<string, string>();
  for (const title of [...titles, gone]) {
    const { body } = await program.ask('POST v3/documents', { title, content, content_type: 'application/pdf' });
    ids.set(title, String(body.id));
  }
  const { body: draft } = await program.ask('POST v3/signature-requests', {
    ...{ title: 'Orchard', quality: 'SES', attach_on_success: ['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL'] },
    documents: [{ id: ids.get(titles[0]!) }],
  });
  const place = `POST v3/signature-requests/${draft.id}/documents`;
  for (const title of [...titles.slice(1), gone]) await program.ask(place, { document_id: ids.get(title) });
  await program.ask(`DELETE v3/signature-requests/${draft.id}/documents/${ids.get(gone)}`);
  const list = (visual_signature?: object) =>
    people.map(({ email }, index) => ({
      account_email: email,
      document_signatures: signed[index]!.map((title) => ({ document_id: ids.get(title), visual_signature })),
    }));
  const put = (signatures: object[]) => program.ask('PUT v3/signature-requests', { id: draft.id, signatures });
  expect((await put(list())).status).toBe(200);
  expect((await program.ask(`POST v3/signature-requests/${draft.id}/initiate`)).status).toBe(200);
  const position = { page: '0', x: 40, y: 60, width: 180, height: 70 };
  expect((await put(list({ position }))).status).toBe(200);
  return String(draft.id);
}

const ends: Record<(typeof endings)[number], (id: string) => Promise<unknown>> = {
  withdrawn: (id) => program.ask(`POST v3/signature-requests/${id}/withdraw`, { message: 'Never mind' }),
  declined: (id) => people[0]!.client.call(requests.declineSignatureRequest, { params: { id }, body: {} }),
  async signed(id) {
    for (const person of people) await sign(person, id);
    await completeRequest(world.services, id, {
      ...{ id: '', attempt: 1 },
      signal: AbortSignal.abort(),
      complete: async () => undefined,
    });
    await tellSuccess(world.services, id);
  },
};

async function listMailsTo(email: string) {
  const mails = [];
  for (const { id } of await listOutbox(world.services, { limit: 200 })) {
    const mail = await readOutbox(world.services, id);
    if (mail?.to === email) mails.push(mail);
  }
  return mails;
}

/** What somebody may still open of a request: its page, its events and its report. */
const open = ({ client }: SeededPerson, params: { id: string }) =>
  Promise.all([
    client.call(requests.getSignatureRequest, { params }),
    client.call(requests.getSignatureRequestEvents, { params }),
    client.call(documents.getSignatureReport, { params, query: { type: 'JSON' } }).then((file) => file.json()),
  ]);

it.each(cases)('nobody reads the title of what others alone sign: %j, %s', async (signed, ending) => {
  const id = await send(signed);
  await program.ask(`POST v3/signature-requests/${id}/remind`);
  await ends[ending](id);
  for (const [index, person] of people.entries()) {
    const own = signed[index]!;
    const mails = await listMailsTo(person.email);
    expect(mails.length).toBeGreaterThan(1);
    const opened = ending === 'withdrawn' ? [] : await open(person, { id });
    const told = JSON.stringify([mails, opened]);
    expect([...titles, gone].filter((title) => told.includes(title))).toEqual(
      titles.filter((title) => own.includes(title)),
    );
    if (ending !== 'signed') continue;
    const last = mails.find(({ template }) => template === 'all-signed')!;
    // A report of all would name all: theirs lies behind the link.
    expect(last.attachments.map(({ filename }) => filename)).toEqual(
      titles.filter((title) => own.includes(title)).map((title) => `${title}-signed.pdf`),
    );
  }
});
