import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { declineSignatureRequest } from '@sigillum/api-contracts/signature-requests/decline-signature-request.ts';
import { getSignatureRequestZip } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { listOutbox, readOutbox } from '@sigillum/server/mail/outbox.ts';
import { createDraft, sendRequest, view } from '@sigillum/server/testing/journeys.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';

let world: TestServices;
let owner: SeededPerson;
let partner: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
});
beforeEach(async () => {
  await world.reset();
  owner = await seedPerson(world, 'owner@example.ch', { business: true });
  partner = await seedPerson(world, 'partner@example.ch');
});
afterAll(() => world.close());

/** What people and programs put into fields that were meant for a name. */
const texts = {
  markup: `<script>alert(1)</script><img src=x onerror=alert(1)>"'&amp;</title>`,
  template: '{{constructor.constructor("return 1")()}} ${7*7} {0} %s',
  query: `Robert'); DROP TABLE users;-- \\ %_`,
  leftToRightOverride: 'invoice\u202efdp.exe',
  isolates: '\u2067שלום\u2069 and \u200fعقد\u200e',
  emoji: '👩🏽‍⚖️🇨🇭 contract 🖋️',
  combining: `e${'\u0301'.repeat(60)}`,
  astral: '𠮷𝔸\u{10ffff}',
  noncharacter: 'a\uffff\ufdd0b',
  path: '../../etc/passwd\\..\\boot.ini',
  header: 'a"; filename="evil.exe',
  lineBreak: 'one\r\nX-Evil: 1',
  nul: 'a\u0000b',
  escape: 'a\u001b[31mb',
  loneSurrogate: 'a\ud800b',
  whole: 'x'.repeat(10_000),
  wholeInEmoji: '🖋'.repeat(5000),
};
const every = Object.entries(texts);

interface Refused {
  refused: { status: number; key: string | undefined; fields: string[] };
}
const attempt = async <T>(call: Promise<T>): Promise<T | Refused> =>
  call.catch((error: { status: number; key?: string; problem: { violations?: { field: string }[] } }) => ({
    refused: {
      status: error.status,
      key: error.key,
      fields: error.problem.violations?.map(({ field }) => field) ?? [],
    },
  }));
const isRefused = (answer: object): answer is Refused => 'refused' in answer;
const refusal = (field: string) => ({ refused: { status: 400, key: 'error.validation', fields: [field] } });

/** Every mail in the outbox, with its subject, page and text. */
async function readMails() {
  const mails = await listOutbox(world.services, { limit: 100 });
  return Promise.all(mails.map(async ({ id }) => (await readOutbox(world.services, id))!));
}

/** Nothing that a person entered may become markup, a header, or turn what stands around it. */
async function expectHarmlessMails(): Promise<void> {
  const mails = await readMails();
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, html, text } of mails) {
    expect(html).not.toMatch(/<script|<img src=x|<\/title>"/i);
    expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u200e\u200f]/u);
    expect(subject.length).toBeLessThan(500);
    expect(html + text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e]/);
  }
}

describe('a text in a request', () => {
  it.each(every)('as title and message (%s) is kept exactly or refused by name', async (_name, text) => {
    for (const field of ['title', 'message', 'custom'] as const) {
      const answer = await attempt(
        owner.client.call(createSignatureRequest, { body: { title: 'Lease', [field]: text } }),
      );
      const kept = isRefused(answer) ? answer : (await view(owner, answer.id))[field];
      expect(kept).toEqual(isRefused(answer) ? refusal(field) : text);
    }
  });

  it.each(every)('as a signer’s name (%s) is kept exactly or refused by name', async (_name, text) => {
    const id = await createDraft(owner);
    for (const field of ['first_name', 'last_name', 'identity_reference'] as const) {
      const identity = { email_address: 'visitor@example.ch', [field]: text };
      const answer = await attempt(
        owner.client.call(addSignature, { params: { id }, body: { signer_identity_data: identity } }),
      );
      expect(isRefused(answer) ? answer : answer.signer_identity_data[field]).toEqual(
        isRefused(answer) ? refusal(`signer_identity_data.${field}`) : text,
      );
    }
  });

  it.each(every)(
    'as the reason of a decline or withdrawal (%s) is kept exactly or refused, and harmless in mails',
    async (_name, message) => {
      const declined = await sendRequest(owner, { signatures: [{ account_email: partner.email }] });
      const answer = await attempt(
        partner.client.call(declineSignatureRequest, { params: { id: declined }, body: { message } }),
      );
      const kept = isRefused(answer) ? answer : (await view(owner, declined)).signatures[0]!.decline_reason;
      expect(kept).toEqual(isRefused(answer) ? refusal('message') : message);
      const withdrawn = await sendRequest(owner, { signatures: [{ account_email: partner.email }] });
      const second = await attempt(
        owner.client.call(withdrawSignatureRequest, { params: { id: withdrawn }, body: { message } }),
      );
      expect(isRefused(second) ? second : refusal('message')).toEqual(refusal('message'));
      await expectHarmlessMails();
    },
  );

  it('is harmless in invitations, reports and the names of downloads', async () => {
    const accepted = every.filter(
      ([name]) => !['lineBreak', 'nul', 'escape', 'loneSurrogate', 'whole', 'wholeInEmoji'].includes(name),
    );
    for (const [, text] of accepted) {
      const signatures = [
        { signer_identity_data: { email_address: 'visitor@example.ch', first_name: text, last_name: text } },
      ];
      const documents = [{ title: text, content: Buffer.from(buildPdf()).toString('base64') }];
      const { id } = await owner.client.call(createSignatureRequest, {
        body: { title: text, message: text, signatures, documents },
      });
      const { documents: stored } = await owner.client.call(initiateSignatureRequest, { params: { id } });
      const report = await owner.client.call(getSignatureReport, { params: { id }, query: {} });
      expect(
        Buffer.from(await report.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const file = await owner.client.call(downloadDocument, { params: { id: stored[0]!.id }, query: {} });
      const zip = await owner.client.call(getSignatureRequestZip, { params: { id }, query: {} });
      for (const { headers } of [file, zip]) {
        const disposition = headers.get('content-disposition')!;
        const parts = /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(
          disposition,
        );
        expect(parts, disposition).not.toBeNull();
        for (const name of [parts![1]!, decodeURIComponent(parts![2]!)]) {
          expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]+\.(pdf|zip)$/u);
          expect(name).not.toMatch(/^\./);
        }
      }
    }
    await expectHarmlessMails();
  });

  it('as the name under a signature is drawn, or refused with a sentence, and the request stays whole', async () => {
    for (const [name, signingName] of every) {
      const id = await sendRequest(owner, { signatures: [{ account_email: owner.email }] });
      const { documents } = await view(owner, id);
      const documentSignatures = [
        {
          document_id: documents[0]!.id,
          visual_signature: { position: { page: '0', x: 50, y: 50, width: 200, height: 80 } },
        },
      ];
      const body = {
        signatureRequests: [{ signatureRequestId: id, signingName, signingReason: signingName, documentSignatures }],
      };
      const answer = await attempt(owner.client.call(sign, { body }));
      const outcome = isRefused(answer) ? answer.refused.status : answer.results[0]!.status;
      expect([400, 422, 'SIGNED'], `${name}: ${JSON.stringify(answer)}`).toContain(outcome);
      expect((await view(owner, id)).status_overall).toBe(isRefused(answer) ? 'OPEN' : 'SIGNED');
    }
  });
});
