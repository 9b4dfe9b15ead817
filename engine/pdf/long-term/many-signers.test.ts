import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findMessageFault, judgePdf } from '../../testing/judges.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  signInOrder,
  type SigningFixture,
} from '../../testing/signing-fixture.ts';
import { verifyDocument } from '../../verifier/verify-document.ts';
import type { RevisionRequest } from '../sign-document.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessBytes } from '../structure/random-access.ts';
import { extendDocument } from './extend-document.ts';
import { readSignatures } from './read-signatures.ts';

const CLAIM =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

/** Every quality that the local trust centre has. */
const qualities = ['SES', 'AES', 'DEMO', 'PART11'] as const;

let fixture: SigningFixture;
let file: Uint8Array;
const judge = (bytes: Uint8Array) =>
  verifyDocument(accessBytes(bytes), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
  });

/** Signed by one after another, and archived. */
async function signToTheEnd(original: Uint8Array, requests: RevisionRequest[]): Promise<Uint8Array> {
  const signed = (await signInOrder(original, requests, fixture.trust)).at(-1)!;
  const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now: new Date() });
  return new Uint8Array(Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]));
}

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const plain = buildSimplePdf({
    page: '/Rotate 90',
    catalog:
      '/Metadata 6 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>]',
    extra: [{ dictionary: '/Type /Metadata /Subtype /XML', data: CLAIM }],
  });
  const requests = Array.from({ length: 10 }, (_, index) =>
    makeRevisionRequest(index, {
      quality: qualities[index % 4]!,
      placements: index < 3 ? [placeAt(0, 40 + index * 190, 60)] : [],
    }),
  );
  file = await signToTheEnd(new Uint8Array(plain), requests);
});
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

/** All 15 mixes of the qualities, each with two numbers of signers that are five apart, so that each number has three. */
const mixes = Array.from({ length: 15 }, (_, index) => qualities.filter((__, bit) => ((index + 1) >> bit) & 1));
const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const crowds = numbers.flatMap((count) =>
  mixes.filter((_, index) => index % 5 === count % 5).map((mix) => ({ count, mix })),
);

describe('signers by number and mix of qualities', () => {
  it.each(crowds)('$count of $mix all pass at B-LTA', async ({ count, mix }) => {
    const requests = Array.from({ length: count }, (_, index) =>
      makeRevisionRequest(index, { quality: mix[index % mix.length]!, isCertifying: true }),
    );
    const crowded = await signToTheEnd(new Uint8Array(buildSimplePdf()), requests);
    const { verdict, findings, signatures } = await judge(crowded);
    expect({ verdict, findings }).toEqual({ verdict: 'TOTAL_PASSED', findings: [] });
    expect(signatures.map(({ level }) => level)).toEqual(requests.map(() => 'B-LTA'));
    // The strangers take their time: the whole mix is enough for them.
    if (mix.length < qualities.length - 1) return;
    const { signatureCount, validCount, isSoundPdf } = judgePdf(crowded);
    expect({ signatureCount, validCount, isSoundPdf }).toEqual({
      signatureCount: count,
      validCount: count,
      isSoundPdf: true,
    });
    for (const { kind, value, gapStart, gapEnd, end } of await readSignatures(
      await PdfReader.open(accessBytes(crowded)),
    )) {
      if (kind !== 'signature') continue;
      const covered = Buffer.concat([crowded.subarray(0, gapStart), crowded.subarray(gapEnd, end)]);
      expect(findMessageFault({ cms: value, covered })).toBeUndefined();
    }
  });
});
