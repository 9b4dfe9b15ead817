import { X509Certificate } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tamper } from '../testing/judges.ts';
import { askPdfbox, hasPdfbox } from '../testing/pdfbox.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { extendDocument } from './long-term/extend-document.ts';
import { accessBytes } from './structure/random-access.ts';

/** PDFBox reads and Bouncy Castle checks what the engine writes, where Java is installed (tests/support/install-packages.mjs). */
describe.runIf(hasPdfbox())('PDFBox with Bouncy Castle', () => {
  let fixture: SigningFixture;
  let rootPem: string;

  beforeAll(async () => {
    fixture = await makeSigningFixture();
    rootPem = new X509Certificate(fixture.centre.root).toString();
  });
  afterAll(() => fixture.remove());

  it('finds every signature of a file and its archive timestamp valid, and not the one whose bytes were touched', async () => {
    const qualities = ['SES', 'AES', 'DEMO'] as const;
    const requests = qualities.map((quality, index) => makeRevisionRequest(index, { quality }));
    const signed = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
    const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now: new Date() });
    const archived = Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]);
    const [whole, touched] = askPdfbox(fixture.folder, rootPem, [archived, tamper(archived)]);
    const valid = { kind: 'signature', isValid: true, reason: '' };
    expect(whole).toEqual([valid, valid, valid, { ...valid, kind: 'timestamp' }]);
    expect(touched!.filter(({ isValid }) => !isValid)).toHaveLength(1);
  });
});
