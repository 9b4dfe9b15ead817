import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildSimplePdf } from '@sigillum/tests/support/pdf-builder.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  signInOrder,
  type SigningFixture,
} from '@sigillum/tests/support/signing-fixture.ts';
import { verifyDocument } from '../../verifier/verify-document.ts';
import { accessBytes } from '../structure/random-access.ts';
import { extendDocument } from './extend-document.ts';

const CLAIM =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

let fixture: SigningFixture;
let file: Uint8Array;
const judge = (bytes: Uint8Array) =>
  verifyDocument(accessBytes(bytes), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
  });

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const plain = buildSimplePdf({
    page: '/Rotate 90',
    catalog:
      '/Metadata 6 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>]',
    extra: [{ dictionary: '/Type /Metadata /Subtype /XML', data: CLAIM }],
  });
  const qualities = ['SES', 'AES', 'DEMO', 'PART11'] as const;
  const requests = Array.from({ length: 10 }, (_, index) =>
    makeRevisionRequest(index, {
      quality: qualities[index % 4]!,
      placements: index < 3 ? [placeAt(0, 40 + index * 190, 60)] : [],
    }),
  );
  const signed = (await signInOrder(new Uint8Array(plain), requests, fixture.trust)).at(-1)!;
  const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now: new Date() });
  file = new Uint8Array(Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]));
}, 60_000);
afterAll(() => fixture.remove());

describe('ten signers of every local quality on a turned page of a PDF/A file', () => {
  it('all pass at B-LTA, and the claim and its output intent stay', async () => {
    const report = await judge(file);
    expect(report).toMatchObject({ verdict: 'TOTAL_PASSED', findings: [] });
    expect(report.signatures.map(({ level }) => level)).toEqual(Array.from({ length: 10 }, () => 'B-LTA'));
    const text = Buffer.from(file).toString('latin1');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(text.slice(text.lastIndexOf('/Type /Catalog'))).toContain('/OutputIntents');
  });
});
