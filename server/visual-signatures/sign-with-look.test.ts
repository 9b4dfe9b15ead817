import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { PreviewQuery } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import * as endpoints from '@sigillum/api-contracts/visual-signatures/index.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { keyOf, upload, view } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Where the owner places the signature: of the preview's size, on whole pixels at 192 dpi. */
const place = { page: '0', x: 60, y: 300, width: 225, height: 105, rotation: 0 as const };
const box = { left: 160, top: 800, width: 600, height: 280 };
const strokes = { kind: 'drawn', strokes: [[[10, 80, 4], [60, 10, 6], [120, 90, 3], [200, 40, 5]]] }; // prettier-ignore
let nora: SeededPerson;

beforeEach(async () => {
  // It stands still, so that file and preview show the same minute.
  world.setClock(new Date());
  nora = await seedPerson(world, 'nora@example.ch', { firstName: 'Nora', lang: 'en', business: true });
});

async function makeLook(mark: object | undefined, lines: object = {}): Promise<string> {
  const body = { name: 'Nora Keller', optionalLine: 'Keller Architektur AG', location: 'Zürich', ...lines };
  const { id } = await nora.client.call(endpoints.createVisualSignature, { body });
  const picture = { params: { id }, body: JSON.stringify(mark), contentType: 'application/json' };
  if (mark) await nora.client.call(endpoints.uploadPicture, picture);
  return id;
}

/** Signs a document in which the owner has placed the signature; answers the file and its page at 192 dpi. */
async function signPlaced(wanted: Partial<SigningPayload> = {}, quality: Quality = 'SES') {
  const { client } = nora;
  const body = { title: 'Lease', quality, signatures: [{ account_email: nora.email }] };
  const { id } = await client.call(signatureRequestsEndpoints.createSignatureRequest, { body });
  await upload(nora, id, buildSamplePdf('Lease', [{ width: 600, height: 840 }]));
  const { documents, signatures } = await view(nora, id);
  const [{ sid }, { id: documentId }] = [signatures[0]!, documents[0]!];
  const documentSignatures = [{ document_id: documentId, visual_signature: { position: place } }];
  const signers = [{ sid, document_signatures: documentSignatures }];
  await client.call(signatureRequestsEndpoints.updateSignatureRequest, {
    params: { id },
    body: { signatures: signers },
  });
  await client.call(signatureRequestsEndpoints.initiateSignatureRequest, { params: { id } });
  const payload = { signatureRequestId: id, ...wanted };
  const { results } = await client.call(signingEndpoints.sign, { body: { signatureRequests: [payload] } });
  expect(results[0]!.status).toBe('SIGNED');
  const now = (await view(nora, id)).documents[0]!.id;
  const call = { params: { id: now }, query: { signed: 'true' } } as const;
  const pdf = Buffer.from(await (await client.call(documentsEndpoints.downloadDocument, call)).arrayBuffer());
  const page = await client.call(documentsEndpoints.getPageImage, { params: { id: now, n: 0 }, query: { scale: 200 } });
  return { pdf, page: Buffer.from(await page.arrayBuffer()) };
}

const preview = async (id: string, query: PreviewQuery = {}) =>
  Buffer.from(await (await nora.client.call(endpoints.getVisualSignature, { params: { id }, query })).arrayBuffer());

/** The mean difference of two images' grey values, 0 to 255. */
async function compare(page: Buffer, image: Buffer): Promise<number> {
  const [signed, shown] = await Promise.all([
    sharp(page).extract(box).greyscale().raw().toBuffer(),
    sharp(image).greyscale().raw().toBuffer(),
  ]);
  return signed.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0) / signed.length;
}
/** Pages are kept as lossy WebP: that much they differ by themselves. */
const lossOfPage = 1;

describe('a signature in a document', () => {
  it.each([
    ['drawn', strokes],
    ['typed', { kind: 'typed', text: 'Nora Keller', face: 'great-vibes' }],
    ['missing', undefined],
  ])('shows the default visual signature pixel for pixel as the preview when the picture is %s', async (_, mark) => {
    const other = await makeLook(undefined, { name: 'Somebody else', optionalLine: '' });
    const id = await makeLook(mark, { default: true });
    const { pdf, page } = await signPlaced();
    expect(await compare(page, await preview(id, { qual: 'SES' }))).toBeLessThan(lossOfPage);
    expect(await compare(page, await preview(other))).toBeGreaterThan(2 * lossOfPage);
    const { signatureCount, validCount, isSoundPdf } = judgePdf(pdf);
    expect([signatureCount > 0, validCount, isSoundPdf]).toEqual([true, signatureCount, true]);
  });

  it('shows an image as the preview does', async () => {
    const id = await makeLook(undefined);
    const red = sharp({ create: { width: 300, height: 100, channels: 3, background: '#c8102e' } });
    const picture = { params: { id }, body: new Uint8Array(await red.png().toBuffer()), contentType: 'image/png' };
    await nora.client.call(endpoints.uploadPicture, picture);
    const { page } = await signPlaced();
    expect(await compare(page, await preview(id, { qual: 'SES' }))).toBeLessThan(lossOfPage);
  });

  it('shows the visual signature that was chosen for it', async () => {
    const first = await makeLook(strokes);
    const chosen = await makeLook(undefined, { name: 'N. K.', displayDate: false, displayClaim: false });
    const { page } = await signPlaced({ visualSignatureId: chosen });
    expect(await compare(page, await preview(chosen, { qual: 'SES' }))).toBeLessThan(lossOfPage);
    expect(await compare(page, await preview(first))).toBeGreaterThan(2 * lossOfPage);
  });

  it('shows what the preview shows of an account that has no visual signature', async () => {
    const { page } = await signPlaced();
    const usual = await nora.client.call(endpoints.getDefaultVisualSignature, { query: { qual: 'SES' } });
    expect(await compare(page, Buffer.from(await usual.arrayBuffer()))).toBeLessThan(lossOfPage);
  });

  it('shows what its signer wants for it alone, and keeps none of that', async () => {
    const id = await makeLook(strokes);
    const picture = { kind: 'typed', text: 'N. Keller', face: 'caveat' } as const;
    const { page } = await signPlaced({ visualSignatureData: { optionalLine: 'Frei AG', location: '', picture } });
    const call = {
      query: { opt: 'Frei AG', name: 'Nora Keller' },
      body: JSON.stringify(picture),
      contentType: 'application/json',
    };
    const wanted = await nora.client.call(endpoints.previewPicture, call);
    expect(await compare(page, Buffer.from(await wanted.arrayBuffer()))).toBeLessThan(lossOfPage);
    expect(await compare(page, await preview(id))).toBeGreaterThan(2 * lossOfPage);
    const { signatures } = await nora.client.call(endpoints.listVisualSignatures, {});
    expect(signatures).toMatchObject([{ id, optionalLine: 'Keller Architektur AG', location: 'Zürich' }]);
  });

  it.each([
    ['error.visual_signature.not_drawable', { optionalLine: '💥' }],
    ['error.visual_signature.image_unreadable', { picture: { kind: 'image', content: 'bm8gaW1hZ2U=' } }],
  ] as const)('is refused with %s, which the contract names, when it cannot be shown', async (key, data) => {
    expect(await keyOf(signPlaced({ visualSignatureData: data }))).toBe(key);
    expect(signingEndpoints.sign.problems).toContain(key);
  });

  it('is refused with a visual signature that is not the signer’s', async () => {
    const luca = await seedPerson(world, 'luca@example.ch');
    const { id } = await luca.client.call(endpoints.createVisualSignature, { body: { name: 'Luca' } });
    expect(await keyOf(signPlaced({ visualSignatureId: id }))).toBe('error.not_found');
  });
});
