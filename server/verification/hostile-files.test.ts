import { ApiProblem, createClient } from '@sigillum/api-contracts/client.ts';
import { verifyDocument } from '@sigillum/api-contracts/verification/verify-document.ts';
import { getVerifiedPageImage } from '@sigillum/api-contracts/verification/get-verified-page-image.ts';
import * as hostile from '@sigillum/engine/testing/hostile-pdfs';
import { expect } from 'vitest';
import { it, world } from '../testing/world.ts';

const files = {
  truncated: hostile.truncated,
  damaged: hostile.damaged,
  'without a catalog': hostile.withoutCatalog,
  'protected by a password': hostile.passwordProtected,
  'signed, then encrypted': hostile.signedAndEncrypted,
  'signed, then truncated': hostile.signedAndTruncated,
  'full of drawings that draw themselves': hostile.multiplyingForms,
  'a bomb of compressed bytes': hostile.flateBomb,
  'a bomb of compressed objects': hostile.objectStreamBomb,
  'boasting of pages': hostile.boastfulCount,
  'of a billion pages': hostile.billionKids,
  'a page tree that holds itself': hostile.recursivePageTree,
  'a page tree of endless depth': hostile.deepPageTree,
  'nested without end': hostile.deepArray,
  'of too many values': hostile.manyValues,
  'ambiguous to readers': hostile.ambiguousHybrid,
};

it.each(Object.entries(files))('a file that is %s gets an answer, and is never called valid', async (_name, build) => {
  const client = createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.7' }));
  const body = Buffer.from(await build());
  const answer = await client
    .call(verifyDocument, { body, contentType: 'application/pdf' })
    .catch((error: unknown) => error);
  const judged = { valid: false, report: { verdict: expect.not.stringContaining('PASSED') } };
  expect(answer).toMatchObject(answer instanceof ApiProblem ? { key: 'error.verification.too_complex' } : judged);
});

it('a file whose page draws itself without end keeps nobody else from being served', async () => {
  const client = createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.7' }));
  const check = (file: Buffer) =>
    client.call(verifyDocument, { body: Buffer.from(file), contentType: 'application/pdf' });
  const [{ id, token }, other] = await Promise.all([check(hostile.recursiveForm()), check(hostile.hybrid())]);
  expect(other).toMatchObject({ signatures: 0 });
  const page = { params: { id, n: 0, p: 0 }, query: { token, scale: 20 } };
  const image = client.call(getVerifiedPageImage, page).then(
    () => 'drawn',
    (error: unknown) => (error as ApiProblem).key,
  );
  expect(['drawn', 'file.pdf.page_not_renderable']).toContain(await image);
  await expect(check(hostile.hybrid())).resolves.toMatchObject({ signatures: 0 });
});
