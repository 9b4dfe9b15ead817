import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { listProblems } from '@sigillum/api-contracts/list-problems.ts';
import * as machine from '@sigillum/api-contracts/machine/index.ts';
import { readProblemStatus } from '@sigillum/api-contracts/read-problem-status.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import * as templates from '@sigillum/api-contracts/templates/index.ts';
import { GlyphMissing } from '@sigillum/engine/pdf/appearance';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { TrustError } from '@sigillum/engine/pki';
import { buildSimplePdf } from '@sigillum/engine/testing/pdf-builder';
import * as hostile from '@sigillum/engine/testing/hostile-pdfs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { acquireLease } from '../requests/lease.ts';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { grantAccess } from '../signature-requests/store-signer.ts';
import { openClamd } from '../antivirus/clamd.ts';
import { StorageUnavailableError } from '../storage/blob-store.ts';
import { createDraft, sign, visitor } from '../testing/journeys.ts';
import { malware, openScannerTwin } from '../testing/scanner.ts';
import { seedProgram, speakHttp, type Program, type ProgramAnswer } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

interface Row {
  condition: string;
  status: number;
  key: string;
  /** What proves it elsewhere. */
  proof: string;
}

/** Every condition of the machine API's section 8, and every problem that one of its operations declares. */
const rows = readFileSync(new URL('../../docs/specification/machine-errors.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [condition = '', status = '', key = '', proof = ''] = line.split('\t');
    return { condition, status: Number(status), key, proof };
  });

const content = buildSamplePdf('Lease').toString('base64');
const absent = 'c0ffee00-0000-4000-8000-000000000000';
const requests = 'v2/signature-requests';
const luca = { account_email: 'luca@example.it' };
const visiting = { signer_identity_data: { email_address: 'mia@example.it', first_name: 'Mia' } };
const place = { page: '0', x: 10, y: 10, width: 100, height: 50 };
const lease = (more: object = {}) => ({ title: 'Lease', content, quality: 'SES', signatures: [luca], ...more });
const mark = (visual_signature: object) => lease({ signatures: [{ ...luca, visual_signature }] });
const days = (count: number) => new Date(Date.now() + count * 24 * 3600_000);

let anna: SeededPerson;
let program: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const ask = (call: string, body?: unknown, init?: Parameters<Program['ask']>[2]) => program.ask(call, body, init);
const send = (body: object) => ask(`POST ${requests}`, body);
const good = async (answer: Promise<ProgramAnswer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const create = (more: object = {}) => good(send(lease(more)));
const upload = (fields: object = {}) => ask('POST v2/documents', { title: 'Lease', content, ...fields });
const uploadFile = async (file: Buffer | Promise<Buffer>) => upload({ content: (await file).toString('base64') });
const draft = async (more: object = {}) => {
  const { id } = await good(upload());
  return good(ask('POST v3/signature-requests', { title: 'Draft', quality: 'SES', documents: [{ id }], ...more }));
};
/** A draft that somebody of the business has made, and lets the program write. */
const borrow = async (fields: object) => {
  const id = await createDraft(anna, fields);
  const { db } = world.services;
  const { user_id } = await db.selectFrom('api_users').select('user_id').executeTakeFirstOrThrow();
  await grantAccess(db, id, user_id, 'write');
  return ask(`POST v3/signature-requests/${id}/initiate`);
};
const withdrawn = async () => {
  const { id } = await create();
  await good(ask(`POST ${requests}/${id}/withdraw`));
  return String(id);
};
const attach = (id: string, fields: object = {}) =>
  ask(`POST ${requests}/${id}/attachments`, { filename: 'a.txt', content: 'QW5uZXg=', ...fields });
const logIn = (key: string, more: RequestInit = {}) =>
  speakHttp(world, '/machine/v2/access/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: program.username, 'api-key': key }),
    ...more,
  });
async function makeSeal() {
  const params = { id: anna.businessId!, name: 'contracts' };
  await anna.client.call(seals.putSeal, { params, body: { label: 'Contracts' } });
  await anna.client.call(seals.addSealMembers, { params, body: { members: [program.username] } });
}
/** Seals while what signs fails like this. */
async function sealBadly(error: Error) {
  await makeSeal();
  vi.spyOn(world.services.trust, 'sign').mockRejectedValue(error);
  vi.spyOn(world.services.log, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  return ask('POST v2/seal', { content });
}
/** Asks while the database answers everything like this. */
async function askWithout(error: Error) {
  vi.spyOn(world.services.db, 'executeQuery').mockRejectedValue(error);
  onTestFinished(() => void vi.restoreAllMocks());
  return ask(`GET ${requests}`);
}
const validate = (file: Buffer) => ask('POST validation/v1/validate/document', { content: file.toString('base64') });
const allow = (scopes: ('read' | 'send' | 'seal' | 'admin')[]) =>
  anna.client.call(business.updateApiUser, {
    params: { id: anna.businessId!, username: program.username },
    body: { description: 'Intranet', scopes },
  });
/** What comes of the last of so many calls at once. */
async function crowd(count: number, call: () => Promise<ProgramAnswer>) {
  world.setClock('2026-11-23T08:00:00.000Z');
  await program.logIn();
  for (let at = 1; at < count; at += 1) await call();
  return call();
}

/** A request whose signer fills something in. */
const fill = (field: object = {}) => {
  const usual = { kind: 'text', label: 'Company', position: { ...place, rotation: undefined } };
  return lease({ signatures: [{ ...luca, fields: [{ ...usual, ...field }] }] });
};
/** Of somebody of the business, shared, with one role. */
async function keepTemplate() {
  const body = { signature_request_id: await createDraft(anna, { signatures: [luca] }), name: 'Lease' };
  const { id, version } = await anna.client.call(templates.createTemplate, { body });
  await anna.client.call(templates.shareTemplate, { params: { id }, body: { version, sharing: 'USE' } });
  return id;
}

/** One row, for whoever signs. */
async function makeBatch(change: object = {}) {
  const id = await keepTemplate();
  const { roles } = (await ask(`GET v3/templates/${id}`)).body;
  const columns = [{ kind: 'email', role: roles[0].id }];
  return ask(`POST v3/templates/${id}/batches`, { columns, rows: [['luca@example.it']], ...change });
}

const provocations: Record<string, () => Promise<ProgramAnswer>> = {
  'a field of the wrong type': () => send(lease({ title: 7 })),
  'a field of a wrong value': () => send(lease({ quality: 'BEST' })),
  'a body that is no JSON': () => ask(`POST ${requests}`, '{"title"'),
  'no file and no document': () => send({ title: 'Lease' }),
  'two files': () => send(lease({ document_id: absent })),
  'the same document twice': async () => {
    const { id } = await good(upload());
    return ask('POST v3/signature-requests', { title: 'Twice', documents: [{ id }, { id }] });
  },
  'somebody else’s document': async () => {
    const other = await seedProgram(world, anna);
    const { id } = await good(upload());
    return other.ask('POST v3/signature-requests', { title: 'Theirs', quality: 'SES', documents: [{ id }] });
  },
  'a creator who is no member of the business': () => send(lease({ creator: 'luca@example.it' })),
  'write access for somebody unknown': () => send(lease({ write_access: ['nobody@example.ch'] })),
  'a deadline that has passed': () => send(lease({ expires_at: '2020-01-01T00:00:00Z' })),
  'a draft whose deadline has passed, sent': async () => {
    const { id } = await draft({ expires_at: days(1).toISOString() });
    world.setClock(days(2));
    await program.logIn();
    return ask(`POST v3/signature-requests/${id}/initiate`);
  },
  'a signer without an address where the quality is SES': () =>
    send(lease({ signatures: [{ signer_identity_data: { first_name: 'Mia' } }] })),
  'an angle that is no quarter': () => send(mark({ position: { ...place, rotation: 45 } })),
  'a page that there is not': () => send(mark({ position: { ...place, page: '9' } })),
  'a form field that there is not': () => send(mark({ form_field: 'nowhere' })),
  'a form field that locks the file for who signs after, sent': () => {
    const field = '<< /FT /Sig /T (tenant) /Rect [0 0 0 0] /Lock << /Action /All /P 1 >> >>';
    const form = buildSimplePdf({ catalog: '/AcroForm << /Fields [6 0 R] >>', extra: [field] });
    const signatures = [{ ...luca, visual_signature: { form_field: 'tenant' } }, { account_email: anna.email }];
    return send(lease({ content: form.toString('base64'), signatures }));
  },
  'a form field that demands what no signature here has, sent': () => {
    const field = '<< /FT /Sig /T (tenant) /Rect [0 0 0 0] /SV << /Ff 64 /DigestMethod [(SHA512)] >> >>';
    const form = buildSimplePdf({ catalog: '/AcroForm << /Fields [6 0 R] >>', extra: [field] });
    const signatures = [{ ...luca, visual_signature: { form_field: 'tenant' } }];
    return send(lease({ content: form.toString('base64'), signatures }));
  },
  'a quality that nobody here can sign with': () => send(lease({ quality: 'QES' })),
  'a group that is not the business’s': () => send(lease({ signatures: [{ signer_group_id: absent }] })),
  'one signer too many': async () => {
    const { id } = await create({ signatures: Array.from({ length: 50 }, () => luca) });
    for (;;) {
      const answer = await ask(`POST ${requests}/${id}/signatures`, luca);
      if (answer.status !== 200) return answer;
    }
  },
  'an observer twice': async () => {
    const { id } = await create({ cc_email_addresses: ['eve@example.ch'] });
    return ask(`POST v3/signature-requests/${id}/observers`, { email: 'eve@example.ch' });
  },
  'one observer too many': async () => {
    const { id } = await create({ cc_email_addresses: Array.from({ length: 50 }, (_, at) => `eve${at}@example.ch`) });
    for (let at = 50; ; at += 1) {
      const answer = await ask(`POST v3/signature-requests/${id}/observers`, { email: `eve${at}@example.ch` });
      if (answer.status !== 200) return answer;
    }
  },
  'one document too many': async () => {
    const { id, documents } = await draft();
    const add = { document_id: documents[0].id };
    for (let at = 1; at < 50; at += 1) await good(ask(`POST v3/signature-requests/${id}/documents`, add));
    // So many files a minute are taken.
    world.setClock(days(0.01));
    return ask(`POST v3/signature-requests/${id}/documents`, add);
  },
  'one attachment too many': async () => {
    const { id } = await create();
    for (let at = 0; at < 20; at += 1) await good(attach(id));
    return attach(id);
  },
  'a draft without a document, sent': async () => {
    const { id } = await draft({ documents: [] });
    return ask(`POST v3/signature-requests/${id}/initiate`);
  },
  'a person’s draft without signers, sent': () => borrow({}),
  'a person’s draft without the number of a signer in AES, sent': () =>
    borrow({ quality: 'AES', signatures: [visitor('mia@example.it')] }),
  'a corrected version of what everybody has signed, sent': async () => {
    const { id } = await draft();
    const { id: before } = await create();
    const { db, now } = world.services;
    const set = (one: string, values: object) =>
      db.updateTable('signature_requests').set(values).where('id', '=', one).execute();
    await set(before, { accepted_at: now() });
    await set(id, { corrects_id: before });
    return ask(`POST v3/signature-requests/${id}/initiate`);
  },
  'what is no draft, sent': async () => ask(`POST v3/signature-requests/${(await create()).id}/initiate`),
  'what is withdrawn, withdrawn': async () => ask(`POST ${requests}/${await withdrawn()}/withdraw`),
  'what is withdrawn, changed': async () => ask(`PUT ${requests}`, { id: await withdrawn(), signatures: [] }),
  'what is withdrawn, reminded of': async () => ask(`POST ${requests}/${await withdrawn()}/remind`),
  'the signers of what somebody has signed, changed': async () => {
    const { id } = await create({ signatures: [{ account_email: anna.email }, luca] });
    await sign(anna, id);
    return ask(`PUT ${requests}`, { id, signatures: [luca] });
  },
  'the last document of a draft, removed': async () => {
    const { id, documents } = await draft();
    return ask(`DELETE v3/signature-requests/${id}/documents/${documents[0].id}`);
  },
  'a rule that the kind of a field does not know': () => send(fill({ kind: 'checkbox', rules: { max_length: 3 } })),
  'a condition on a field of somebody else': () => send(fill({ condition: { field_id: absent } })),
  'conditions of fields in a circle': () => send(fill({ id: absent, condition: { field_id: absent } })),
  'a field in a document that was signed before': async () => {
    const { id } = await create({ signatures: [{ account_email: anna.email }] });
    await sign(anna, id);
    const { document_id } = await good(ask(`GET ${requests}/${id}`));
    const { bytes } = await ask(`GET v2/documents/${document_id}/content`);
    return send({ ...fill(), content: bytes.toString('base64') });
  },
  'a template whose places are still to be confirmed': async () => {
    const id = await keepTemplate();
    const places = JSON.stringify([{ role_id: absent, document_id: absent, form_field: 'X', is_doubtful: true }]);
    await world.services.db
      .updateTable('templates')
      .set({ content: sql`jsonb_set(content, '{places}', ${places}::jsonb)` })
      .execute();
    return ask(`POST v3/templates/${id}/signature-requests`, { people: [] });
  },
  'a role of a template that nobody takes': async () =>
    ask(`POST v3/templates/${await keepTemplate()}/signature-requests`, { people: [] }),
  'a template that is another one by now': async () => makeBatch({ version: 7 }),
  'a batch without a column for somebody who signs': async () => makeBatch({ columns: [{ kind: 'key' }] }),
  'a batch with a cell that is no address': async () => makeBatch({ rows: [['nobody']] }),
  'a batch of which all is withdrawn just now': async () => {
    const { id } = await good(makeBatch());
    await good(ask(`POST v3/batches/${id}/withdraw`));
    return ask(`POST v3/batches/${id}/remind`);
  },
  'the signed documents of a batch of which nobody has signed': async () => {
    const { id } = await good(makeBatch());
    return ask(`GET v3/batches/${id}/zip`);
  },
  'an embed address for somebody with an account': async () => {
    const { id, signatures } = await create({ signatures: [{ account_email: anna.email }] });
    const origin = 'https://portal.example.ch';
    const { settings } = await anna.client.call(business.getBusiness, { params: { id: anna.businessId! } });
    await world.services.db
      .updateTable('businesses')
      .set({ settings: JSON.stringify({ ...settings, embedding: { origins: [origin] } }) })
      .execute();
    return ask(`POST v3/signature-requests/${id}/signatures/${signatures[0].sid}/embed-address`, { origin });
  },
  'content with malware in it': async () => {
    const scanner = await openScannerTwin();
    onTestFinished(() => scanner.close());
    const { log } = world.services;
    vi.spyOn(log, 'warn').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    world.services.antivirus = openClamd({ address: scanner.address, acceptsUnseen: false }, log);
    onTestFinished(() => void (world.services.antivirus = undefined));
    return upload({ content: Buffer.from(malware).toString('base64') });
  },
  'content that is not base64': () => upload({ content: '%%%' }),
  'an upload that breaks off': () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from('{"title": "Lease", "content": "JVBERi')),
      pull: (stream) => stream.error(new Error('gone')),
    });
    return logIn(program.key).then(({ body: token }) =>
      speakHttp(world, '/machine/v2/documents', {
        ...{ method: 'POST', body, ...{ duplex: 'half' } },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    );
  },
  'content that is no PDF': () => uploadFile(hostile.notPdf()),
  'content that is no PDF, validated': () => validate(hostile.notPdf()),
  'content that is too much to judge, validated': () => {
    vi.spyOn(world.services.verification.pdf, 'run').mockRejectedValue(new PdfProblem('file.pdf.timeout'));
    onTestFinished(() => void vi.restoreAllMocks());
    return validate(hostile.hybrid());
  },
  'content without a byte': () => uploadFile(hostile.empty()),
  'a PDF without its end': () => uploadFile(hostile.truncated()),
  'a PDF whose pointers lead nowhere': () => uploadFile(hostile.damaged()),
  'a PDF behind a password': () => uploadFile(hostile.passwordProtected()),
  'a PDF that may not be changed': () => uploadFile(hostile.restricted()),
  'a PDF certified as final': () => uploadFile(hostile.certifiedFinal()),
  'a PDF that says two things': () => uploadFile(hostile.ambiguousHybrid()),
  'a signed PDF that is encrypted': () => uploadFile(hostile.signedAndEncrypted()),
  'a signed PDF that was cut off': () => uploadFile(hostile.signedAndTruncated()),
  'a PDF with a program in it': () => uploadFile(hostile.withJavaScript()),
  'a PDF that starts a program': () => uploadFile(hostile.withLaunchAction()),
  'a PDF that acts by itself': () => uploadFile(hostile.automaticActions.openAction()),
  'a PDF with an XFA form': () => uploadFile(hostile.withXfa()),
  'a PDF with a page of a million points': () => uploadFile(hostile.hugePage()),
  'a PDF that draws itself': () => uploadFile(hostile.recursiveForm()),
  'a PDF that multiplies': () => uploadFile(hostile.multiplyingForms()),
  'a PDF that is a bomb': () => uploadFile(hostile.flateBomb()),
  'a PDF of a billion pages': () => uploadFile(hostile.boastfulCount()),
  'a PDF that takes minutes to draw': () => uploadFile(hostile.slowPage()),
  'a PDF with a picture that nobody can draw': () => uploadFile(Object.values(hostile.vastPictures)[0]!()),
  'a seal whose name no letters are there for': () => sealBadly(new GlyphMissing(['🦭'])),
  'a seal that fails': () => sealBadly(new TrustError('refused', 'no')),
  'a seal whose certificate was revoked': () => sealBadly(new TrustError('refused', 'revoked', { reason: 'revoked' })),
  'a file_url that may not be called': () => upload({ content: undefined, file_url: 'https://10.0.0.1/a.pdf' }),
  'a file_url that nobody answers at': () => {
    const inHouse = new BlockList();
    inHouse.addAddress('127.0.0.1');
    world.setConfig({ callbackNetworks: inHouse });
    return upload({ content: undefined, file_url: 'https://127.0.0.1:9/a.pdf' });
  },
  'a wrong code for what was handed over': async () => {
    const { id } = await good(ask('POST v2/sendto', { title: 'Lease', content }));
    return ask(`GET v2/sendto/${id}/track`, undefined, { headers: { 'X-Accesscode': 'ABCDEFGHJK' } });
  },
  'a wrong key': () => logIn('wrong'),
  'a key that has ended': async () => {
    const params = { id: anna.businessId! };
    const { username, key } = await anna.client.call(business.createApiUser, {
      ...{ params, body: { description: 'For a day', keyDays: 1 } },
    });
    program.username = username;
    world.setClock(days(2));
    return logIn(key);
  },
  'no token': () => speakHttp(world, `/machine/${requests}`),
  'a person’s token': async () => {
    const { token_hash: _, ...session } = await world.services.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const token = world.services.secrets.createToken();
    const token_hash = world.services.secrets.hashToken(token);
    await world.services.db
      .insertInto('sessions')
      .values({ ...session, id: randomUUID(), token_hash })
      .execute();
    return ask(`GET ${requests}`, undefined, { token });
  },
  'a token whose key was reset': async () => {
    const params = { id: anna.businessId!, username: program.username };
    await anna.client.call(business.resetApiUser, { params });
    return ask(`GET ${requests}`);
  },
  'a token that has expired': () => {
    world.setClock(days(0.02));
    return ask(`GET ${requests}`);
  },
  'a token that has expired, at a download': async () => {
    const { id } = await good(upload());
    world.setClock(days(0.02));
    return ask(`GET v2/documents/${id}/content`, undefined, { headers: { accept: 'application/pdf' } });
  },
  'a business that is locked': async () => {
    await world.services.db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).execute();
    return logIn(program.key);
  },
  'a key that is not for this': async () => {
    await allow(['read']);
    return send(lease());
  },
  'a seal that the program may not use': () => ask('POST v2/seal', { content, account_name: 'contracts' }),
  'a document that a request holds, deleted': async () => {
    const { id } = await good(upload());
    await good(send(lease({ content: undefined, document_id: id })));
    return ask(`DELETE v2/documents/${id}`);
  },
  'evidence of an identification': async () => {
    const { id, signatures } = await create();
    return ask(`GET ${requests}/${id}/signatures/${signatures[0].sid}/identification/data`);
  },
  'a site that may not show our pages': async () => {
    const { id, signatures } = await create({ signatures: [visiting] });
    const path = `v3/signature-requests/${id}/signatures/${signatures[0].sid}/embed-address`;
    return ask(`POST ${path}`, { origin: 'https://elsewhere.example.ch' });
  },
  'a plan without a signature left': async () => {
    await world.services.db
      .updateTable('businesses')
      .set({ plan: 'team', payment_method: 'MANUAL', seats: 1 })
      .execute();
    const plans = usualCatalogue.plans.map((plan) =>
      plan.id === 'team'
        ? { ...plan, includes: { ...plan.includes, signatures: [{ quality: 'SES' as const, count: 1 }] } }
        : plan,
    );
    world.setConfig({ priceCatalogue: { ...usualCatalogue, plans } });
    return send(lease({ signatures: [luca, visiting] }));
  },
  'a path that there is not': () => ask('GET v2/nothing/here', undefined, { headers: { accept: 'text/html' } }),
  'a version that there is not': () => ask('GET v9/signature-requests'),
  'the base itself': () => speakHttp(world, '/machine'),
  'an id that there is not': () => ask(`GET ${requests}/${absent}`),
  'what is no id': () => ask(`GET ${requests}/no-id`),
  'somebody else’s request': async () => {
    const other = await seedProgram(world, await seedPerson(world, 'eve@example.org', { business: true }));
    return other.ask(`GET ${requests}/${(await create()).id}`);
  },
  'a page past the last': async () => ask(`GET v2/documents/${(await good(upload())).id}/pages/1`),
  'a method that there is not': () => ask(`DELETE ${requests}`),
  'an Accept that content cannot serve': async () => {
    const { id } = await good(upload());
    return ask(`GET v2/documents/${id}/content`, undefined, { headers: { accept: 'image/png' } });
  },
  'JSON that is too long': () => ask(`PUT ${requests}`, { id: absent, nonsense: 'x'.repeat(1024 * 1024) }),
  'a file that says it is too long': () =>
    ask('POST v2/documents', '{}', { headers: { 'content-length': String(200 * 1024 * 1024) } }),
  'an attachment of more than 40 MB': async () => {
    const { id } = await create();
    return attach(id, { content: Buffer.alloc(40 * 1024 * 1024 + 1, 'A').toString('base64') });
  },
  'a content_type that is not PDF': () => upload({ content_type: 'application/msword' }),
  'a body of another type': () => ask('POST v2/documents', '<a/>', { headers: { 'content-type': 'text/xml' } }),
  'an attachment of a kind that is not taken': async () =>
    attach((await create()).id, { content: Buffer.from('MZ\0\0').toString('base64') }),
  'a page that cannot be drawn': async () => {
    const { id } = await good(upload());
    vi.spyOn(world.services.pdf, 'renderPage').mockRejectedValue(new PdfProblem('file.pdf.page_not_renderable'));
    onTestFinished(() => void vi.restoreAllMocks());
    return ask(`GET v2/documents/${id}/pages/0`);
  },
  'an idempotency key of another call': async () => {
    const headers = { 'idempotency-key': 'once' };
    const { id } = await create();
    await good(ask(`POST ${requests}/${id}/remind`, undefined, { headers }));
    return ask(`PUT ${requests}`, { id, title: 'Other' }, { headers });
  },
  'a request that somebody signs right now': async () => {
    const { id, signatures } = await create();
    await acquireLease(world.services, { requestId: id, sid: signatures[0].sid }, world.services.now());
    return ask(`POST ${requests}/${id}/withdraw`);
  },
  'one call too many in a minute': () => crowd(601, () => ask('GET v2/user/signature-qualities')),
  'one upload too many in a minute': () => crowd(61, () => upload({ title: '' })),
  'one log-in too many': () => crowd(90, () => logIn('wrong')),
  'a reminder within the hour': async () => {
    const { id } = await create();
    await good(ask(`POST ${requests}/${id}/remind`));
    return ask(`POST ${requests}/${id}/remind`);
  },
  'a failure of ours': () => {
    vi.spyOn(world.services.log, 'error').mockReturnValue();
    return askWithout(new Error('a secret of the inside'));
  },
  'the file store away': async () => {
    const { id } = await good(upload());
    const fail = () => Promise.reject(new StorageUnavailableError('away'));
    world.services.blobs = Object.assign(Object.create(world.services.blobs) as typeof world.services.blobs, {
      ...{ read: fail, size: fail, pathOf: fail },
    });
    vi.spyOn(world.services.log, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    return ask(`GET v2/documents/${id}/content`);
  },
  'the database away': () => {
    vi.spyOn(world.services.log, 'error').mockReturnValue();
    return askWithout(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  },
  'a statement that takes too long': () => {
    vi.spyOn(world.services.log, 'error').mockReturnValue();
    return askWithout(Object.assign(new Error('canceling statement'), { code: '57014' }));
  },
  'words of a document that is another one by now': async () => {
    const words = (index: number) => ({ anchor: `{{sign:${index}}}` });
    const text = [1, 2].map((index) => `BT /F1 10 Tf 60 ${700 - index * 99} Td ({{sign:${index}}}) Tj ET`).join('\n');
    const { id: document_id } = await good(uploadFile(Buffer.from(buildSimplePdf({ content: text }))));
    const { id } = await good(
      ask('POST v3/signature-requests', { title: 'Lease', quality: 'SES', documents: [{ id: document_id }] }),
    );
    const add = (index: number) =>
      ask(`POST v3/signature-requests/${id}/signatures`, {
        ...luca,
        document_signatures: [{ document_id, visual_signature: words(index) }],
      });
    const { pdf } = world.services;
    const run = pdf.run.bind(pdf);
    // Somebody else covers words of it while it is looked through.
    vi.spyOn(pdf, 'run').mockImplementationOnce(async (...call) => {
      const found = await run(...call);
      await good(add(2));
      return found;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    return add(1);
  },
  'all hands busy with other PDFs': () => {
    vi.spyOn(world.services.pdf, 'inspect').mockRejectedValue(new PdfProblem('file.pdf.workers_busy'));
    onTestFinished(() => void vi.restoreAllMocks());
    return upload();
  },
};

describe('the errors of the machine API', () => {
  it('are provoked here or proved elsewhere, every one', () => {
    const here = rows.filter(({ proof }) => !proof).map(({ condition }) => condition);
    expect(Object.keys(provocations).toSorted()).toEqual(here.toSorted());
    const statuses = [400, 401, 403, 404, 405, 406, 413, 415, 422, 423, 429, 500, 501, 503];
    expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual(statuses);
  });

  it('names every problem that an operation of programs declares, and 501 nowhere', () => {
    const declared = Object.values(machine).flatMap((endpoint) =>
      listProblems(endpoint).map((key) => `${readProblemStatus(endpoint, key)} ${key}`),
    );
    const named = rows.filter(({ key }) => key).map(({ status, key }) => `${status} ${key}`);
    expect([...new Set(named)].toSorted()).toEqual([...new Set(declared)].toSorted());
    expect(declared.filter((one) => one.startsWith('501'))).toEqual([]);
  });

  it('leave JSON to be answered whatever Accept says', async () => {
    for (const accept of ['text/html', 'application/pdf', 'application/xml;q=1', 'nonsense']) {
      const { status, headers } = await ask(`GET ${requests}`, undefined, { headers: { accept } });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    }
  });

  it('tell who has called too often how little is left', async () => {
    const { status, headers } = await provocations['one upload too many in a minute']!();
    const left = ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    expect([status, ...left, headers.get('retry-after')]).toEqual([429, '60', '0', '60', '60']);
    // What is no upload is answered still.
    expect((await ask('GET v2/user/signature-qualities')).headers.get('ratelimit-limit')).toBe('600');
  });

  it.each(rows.filter(({ proof }) => !proof))(
    'answers $status $key to $condition',
    async ({ condition, status, key }) => {
      const { body, headers, status: answered } = await provocations[condition]!();
      expect([answered, body?.key ?? ''], JSON.stringify(body)).toEqual([status, key]);
      expect(headers.get('content-type')).toBe('application/json');
      expect(body).toMatchObject({ status, method: expect.stringMatching(/^[A-Z]+$/), path: expect.any(String) });
      expect(body.type).toMatch(/\/problem\/[a-z-]+$/);
      expect(body.message).toMatch(/^[A-Z][^<>]*\.$/);
      expect(body.message).not.toMatch(/\. [A-Z]/);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b|a secret of the inside/);
      const mustSay = [
        ...(status === 429 || status === 503 ? ['retry-after'] : []),
        ...(status === 405 ? ['allow'] : []),
      ].filter((name) => !/^(?:[1-9]\d*|GET, HEAD, POST, PUT)$/.test(headers.get(name) ?? ''));
      expect(mustSay).toEqual([]);
      expect((body.violations?.length ?? 0) > 0).toBe(key === 'error.validation');
    },
  );
});
