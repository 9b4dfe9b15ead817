import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { extractText } from '@sigillum/engine/pdf/pages';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { enter, sendRequest, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { TrustError } from '@sigillum/engine/pki';
import type { TrustService } from '@sigillum/engine/trust';
import { verifyDocument } from '@sigillum/engine/verifier';
import { outlineReport } from './outline-report.ts';
import { openReportWords } from './report-words.ts';

let world: TestServices;
let trust: TrustService;
let anna: SeededPerson;
let folder: string;
let id: string;

const hostile = '<script>alert(1)</script> "Лизинг" 王 \u202eטקסט & <b>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-report-'));
  world = await createTestServices();
  trust = world.services.trust;
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = await sendRequest(anna, { title: 'Lease Zürich', quality: 'SES', signatures: [{ account_email: anna.email }] });
  await anna.client.call(signingEndpoints.sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
});
afterEach(() => {
  world.services.trust = trust;
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const fetchReport = (request: string, type: 'PDF' | 'JSON' | 'HTML', person = anna) =>
  person.client.call(documentsEndpoints.getSignatureReport, { params: { id: request }, query: { type } });
const fetchPdf = async (request: string) => {
  const answer = await fetchReport(request, 'PDF');
  return { level: answer.headers.get('x-seal-level'), bytes: new Uint8Array(await answer.arrayBuffer()) };
};

async function readText(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'report.pdf');
  await writeFile(file, bytes);
  const { lines } = await extractText(file, 0);
  return lines.map(({ text }) => text).join('\n');
}

const readMessages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`report-messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const judge = async (bytes: Uint8Array) =>
  verifyDocument(accessBytes(bytes), {
    anchors: (await trust.anchors()).map((certificate) => ({ certificate, source: 'local', name: 'Sigillum' })),
    at: new Date(),
    fetchStatus: (certificate, issuer) => trust.status(certificate, issuer),
  });

describe('the signature report as PDF', () => {
  it('is sealed at B-LTA by the platform, as a verifier finds that knows nothing of it', async () => {
    const { bytes, level } = await fetchPdf(id);
    expect(level).toBe('B-LTA');
    const { verdict, signatures } = await judge(bytes);
    expect(verdict).toBe('TOTAL_PASSED');
    expect(signatures).toMatchObject([{ level: 'B-LTA', indication: 'TOTAL_PASSED' }]);
    const text = await readText(bytes);
    expect(text).toContain('Lease Zürich');
    expect(text).toContain('von der Plattform gesiegelt, nach PAdES B-LTA');
  });

  it('no longer verifies after one changed byte', async () => {
    const { bytes } = await fetchPdf(id);
    bytes[Math.floor(bytes.length / 10)]! ^= 1;
    expect((await judge(bytes)).verdict).not.toBe('TOTAL_PASSED');
  });

  it('says B-B, in its text too, while no timestamp can be had', async () => {
    const away = () => Promise.reject(new TrustError('unavailable', 'nobody answers', { reason: 'timestamp' }));
    world.services.trust = { ...trust, timestamp: away };
    const { bytes, level } = await fetchPdf(id);
    expect(level).toBe('B-B');
    expect((await judge(bytes)).signatures).toMatchObject([{ level: 'B-B' }]);
    const text = await readText(bytes);
    expect(text).not.toContain('B-LTA.');
    expect(text).toContain('von der Plattform gesiegelt, nach PAdES B-B oder mehr');
  });

  it('ends with what seal or timestamp cover when the archive timestamp cannot be had', async () => {
    let calls = 0;
    const second = (imprint: Uint8Array) =>
      (calls += 1) % 2 ? trust.timestamp(imprint) : Promise.reject(new TrustError('unavailable', 'nobody answers'));
    world.services.trust = { ...trust, timestamp: second };
    const { bytes, level } = await fetchPdf(id);
    expect(level).toBe('B-T');
    const { signatures } = await judge(bytes);
    expect(signatures).toMatchObject([{ level: 'B-T', revision: { isWholeFile: true, size: bytes.length } }]);
  });

  it('is told to carry no seal when nobody can seal', async () => {
    const away = () => Promise.reject(new TrustError('unavailable', 'nobody answers'));
    world.services.trust = { ...trust, credential: away };
    const { bytes, level } = await fetchPdf(id);
    expect(level).toBe('none');
    expect(await readText(bytes)).toContain('trägt KEIN Siegel');
    expect((await judge(bytes)).signatures).toEqual([]);
  });

  it('holds the last hash of the chain in its information dictionary', async () => {
    const { bytes } = await fetchPdf(id);
    const last = await world.services.db
      .selectFrom('audit_events')
      .select('hash')
      .where('request_id', '=', id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(bytes).toString('latin1')).toContain(`/SigillumEvidenceHash (${last.hash})`);
  });
});

describe('the signature report as JSON', () => {
  it('says of a signature what was signed, what came of it, level and certificate; the final file’s verdict too', async () => {
    const report = SignatureReport.parse(await (await fetchReport(id, 'JSON')).json());
    const signed = report.userList[0]!.userActions.find(({ name }) => name === 'SIGNED')!;
    expect(signed).toMatchObject({ quality: 'SES', levelAsked: 'B-LTA', level: 'B-LTA' });
    const [document] = report.documents;
    expect(signed.documents).toEqual([
      {
        documentId: document!.documentId,
        documentSha256: document!.sha256,
        documentSize: document!.size,
        signedSha256: expect.stringMatching(/^[\da-f]{64}$/),
        signedSize: expect.any(Number),
      },
    ]);
    expect(document).toMatchObject({
      title: 'Lease Zürich',
      verdict: { indication: 'TOTAL_PASSED', signatures: [{ level: 'B-LTA' }] },
    });
  });

  it('names what came into the document after a signature, field by field, also in words', async () => {
    const report = SignatureReport.parse(await (await fetchReport(id, 'JSON')).json());
    const [signed] = report.documents[0]!.verdict!.signatures;
    expect(signed!.changes).toEqual([]);
    signed!.changes = [
      { kind: 'mark', isAllowed: true, revision: 3, fieldName: 'Signature 2 mark 1', page: 1 },
      { kind: 'form-value', isAllowed: false, revision: 4, fieldName: 'Rent', detail: 'a read-only field' },
    ];
    const [document] = outlineReport(report, {
      madeAt: new Date(),
      seal: 'seal-page',
      words: openReportWords('en'),
    }).documents;
    const label = `After ${signed!.signer}`;
    expect(document!.facts.filter((fact) => fact.label === label)).toEqual([
      {
        label,
        value: 'a signature was shown in a further place (field “Signature 2 mark 1”, page 2)',
        isAlert: false,
      },
      {
        label,
        value: 'Not allowed: a form field was filled in (field “Rent”, a read-only field)',
        isAlert: true,
      },
    ]);
  });

  it('holds the chain so that it can be recomputed without us', async () => {
    const { evidence } = SignatureReport.parse(await (await fetchReport(id, 'JSON')).json());
    let previous = '0'.repeat(64);
    const sort = (value: unknown): unknown =>
      value === null || typeof value !== 'object'
        ? value
        : Array.isArray(value)
          ? value.map(sort)
          : Object.fromEntries(
              Object.entries(value)
                .toSorted(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, member]) => [key, sort(member)]),
            );
    for (const { hash, previous_hash, ...event } of evidence.events) {
      expect(previous_hash).toBe(previous);
      const content = `${previous}\n${JSON.stringify(sort(event))}`;
      expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
      previous = hash;
    }
    expect(evidence).toMatchObject({ isIntact: true, lastHash: previous });
  });

  it('withholds addresses from signers, and says that it does', async () => {
    const luca = await seedPerson(world, 'luca@example.it');
    const other = await sendRequest(anna, { signatures: [{ account_email: luca.email }] });
    const { evidence } = SignatureReport.parse(await (await fetchReport(other, 'JSON', luca)).json());
    const [created] = evidence.events;
    const own = evidence.events.at(-1)!;
    expect(created).toMatchObject({ withheld: ['ip'] });
    expect(created).not.toHaveProperty('ip');
    expect(own).toMatchObject({ name: 'REPORT_CREATED', ip: '192.0.2.7' });
    expect(own).not.toHaveProperty('withheld');
  });
});

describe('the language of the report', () => {
  it.each([
    ['en', 'en-GB', 'Signature report', 'Signed by everybody', 'SES, simple electronic signature'],
    ['de', 'de-CH', 'Signaturprotokoll', 'Von allen signiert', 'EES, einfache elektronische Signatur'],
    ['fr', 'fr-CH', 'Rapport de signature', 'Signée par tout le monde', 'SES, signature électronique simple'],
  ])('is the one of whoever reads it: %s', async (lang, tag, title, status, quality) => {
    await anna.client.call(updateUser, { body: { lang: lang as 'en' } });
    const answer = await fetchReport(id, 'HTML');
    const page = await answer.text();
    expect(page).toMatch(`<html lang="${tag}">`);
    for (const words of [title, status, quality]) expect(page).toContain(words);
    const { bytes } = await fetchPdf(id);
    expect(await readText(bytes)).toContain(title);
    await anna.client.call(updateUser, { body: { lang: 'de' } });
  });

  it('has every text with the same values in all of ours', () => {
    const listValues = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).toSorted();
    const english = readMessages('en-gb');
    for (const locale of ['de-ch', 'fr-ch', 'it'])
      for (const [key, text] of Object.entries(readMessages(locale))) {
        expect(english, key).toHaveProperty([key]);
        expect(listValues(text), `${locale} ${key}`).toEqual(listValues(english[key]!));
      }
  });
});

describe('the archive of a request', () => {
  const list = async (client: SeededPerson['client'], request: string, isDirect = false) => {
    const { getSignatureRequestZip, getSignatureRequestZipDirectly } = signatureRequestsEndpoints;
    const input = { params: { id: request }, query: { signed: 'true' as const } };
    const answer = isDirect
      ? await client.call(getSignatureRequestZipDirectly, input)
      : await client.call(getSignatureRequestZip, input);
    return Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  };

  it('is a folder with report, chain and README once everybody has signed, and has but the documents before', async () => {
    expect(await list(anna.client, id)).toEqual([
      'documents/Lease Zürich-signed.pdf',
      'report.pdf',
      'report.json',
      'README.txt',
    ]);
    const open = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    expect(await list(anna.client, open)).toEqual(['Lease Zürich.pdf']);
  });

  it('holds but the documents for a visitor, who has no right to the report', async () => {
    const signatures = [visitor('gast@example.it'), { account_email: anna.email }];
    const open = await sendRequest(anna, { signatures });
    const { client } = await enter(world, 'gast@example.it', open);
    const { db } = world.services;
    await db.updateTable('signature_requests').set({ status: 'SIGNED' }).where('id', '=', open).execute();
    expect(await list(client, open, true)).toEqual(['Lease Zürich.pdf']);
  });
});

describe('the signature report as HTML', () => {
  it('shows hostile words as words, runs nothing and needs nothing', async () => {
    const signatures = [visitor('eve@example.com'), { account_email: anna.email }];
    const other = await sendRequest(anna, { title: hostile, signatures });
    const answer = await fetchReport(other, 'HTML');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
    const page = await answer.text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<b>|<img|<link|<iframe| on\w+=|javascript:|\u202e/i);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(page).toMatch(/<html lang="de-CH">[\s\S]*<main>[\s\S]*<h1>[\s\S]*<th scope="col">/);
  });
});
