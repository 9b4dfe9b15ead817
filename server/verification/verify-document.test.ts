import { createClient, type Client } from '@sigillum/api-contracts/client.ts';
import * as endpoints from '@sigillum/api-contracts/verification/index.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { makeRevisionRequest, signInOrder } from '@sigillum/engine/testing/signing-fixture';
import { beforeAll, describe, expect } from 'vitest';
import { it, world } from '../testing/world.ts';
import { maxFileBytes } from './verification-limits.ts';

let client: Client;
let signed: Buffer;

beforeAll(async () => {
  // Another file of this worker may have left its own clock and trust service.
  await world.reset();
  client = createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.7' }));
  const requests = [makeRevisionRequest(0), makeRevisionRequest(1)];
  const states = await signInOrder(buildPdf({ pages: [{}, {}] }), requests, world.services.trust);
  signed = Buffer.from(states.at(-1)!);
});

const verify = (body: Uint8Array) =>
  client.call(endpoints.verifyDocument, { body: Buffer.from(body), contentType: 'application/pdf' });
const refuses = (key: string) => expect.objectContaining({ key });

/** The first revision's content with one letter changed. */
function tamper(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const at = changed.indexOf('/Count');
  changed.writeUInt8(changed.readUInt8(at + 1) ^ 1, at + 1);
  return changed;
}

describe('a file that was signed here', () => {
  it('is valid: its own trust centre is trusted, and asked where the file does not say that nobody was revoked', async () => {
    const { valid, signatures, validSignatures, report } = await verify(signed);
    expect(report.signatures.map(({ findings }) => findings)).toEqual([[], []]);
    expect({ valid, signatures, validSignatures }).toEqual({ valid: true, signatures: 2, validSignatures: 2 });
    expect(report.signatures[0]!.anchor).toEqual({ name: 'Sigillum', source: 'local' });
  });

  it('shows the pages as they were at each signature, to whoever uploaded it alone', async () => {
    const { id, token, report } = await verify(signed);
    const index = report.signatures[0]!.revision.index;
    const revision = await client.call(endpoints.getVerifiedRevision, { params: { id, n: index }, query: { token } });
    expect(revision).toMatchObject({ size: report.revisions[index], pages: [{}, {}] });
    const page = { params: { id, n: index, p: 1 }, query: { token, scale: 20 } };
    const image = await client.call(endpoints.getVerifiedPageImage, page);
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    const { text } = await client.call(endpoints.getVerifiedPageText, { params: page.params, query: { token } });
    expect(text).toContain('Page 2');
    await expect(client.call(endpoints.getVerifiedPageImage, { ...page, query: { token: 'guessed' } })).rejects.toEqual(
      refuses('error.verification.file_gone'),
    );
  });

  it('fails when one letter of it was changed afterwards, in words that say so', async () => {
    const { valid, report } = await verify(tamper(signed));
    expect(valid).toBe(false);
    expect(report.verdict).toBe('TOTAL_FAILED');
  });
});

it('says of a file without signature that it has none', async () => {
  expect(await verify(buildPdf())).toMatchObject({
    valid: false,
    signatures: 0,
    report: { verdict: 'INDETERMINATE', subIndication: 'SIGNED_DATA_NOT_FOUND', signatures: [] },
  });
});

describe('what cannot be checked is refused with its own key', () => {
  it('when it is no PDF, or nothing at all', async () => {
    await expect(verify(Buffer.from('no PDF'))).rejects.toEqual(refuses('error.verification.not_a_pdf'));
    await expect(verify(Buffer.alloc(0))).rejects.toEqual(refuses('file.pdf.empty'));
  });

  it('when it is larger than a stranger’s file may be, and nothing of it stays', async () => {
    await expect(verify(Buffer.alloc(maxFileBytes + 1))).rejects.toEqual(refuses('error.verification.too_large'));
  });

  it('when an address has had its files for now, with the seconds to wait', async () => {
    await Promise.all(Array.from({ length: 30 }, () => verify(Buffer.from('no PDF')).catch(() => undefined)));
    await expect(verify(signed)).rejects.toMatchObject({
      key: 'error.rate_limit.exceeded',
      retryAfter: expect.any(Number),
    });
  });
});

it('shows nothing of a file after a quarter of an hour', async () => {
  world.setClock('2026-11-21T12:00:00.000Z');
  const { id, token } = await verify(buildPdf());
  world.setClock('2026-11-21T12:15:00.000Z');
  await expect(client.call(endpoints.getVerifiedRevision, { params: { id, n: 0 }, query: { token } })).rejects.toEqual(
    refuses('error.verification.file_gone'),
  );
});
