import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getLockStatus } from '@sigillum/api-contracts/signature-requests/get-lock-status.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { expect, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, signUp } from '../../support/people.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../../support/server-process.ts';

let dataDir: string;
let server: ServerProcess;

test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-restart-'));
  server = await startServerProcess({ dataDir });
});
test.afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const documentCount = 12;

/** An open request with several documents, so that signing takes a while, for the owner and another account. */
async function sendMany(owner: Person, other: Person): Promise<string> {
  const signatures = [owner, other].map(({ email }) => ({ account_email: email }));
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Annual contracts', signatures } });
  for (let number = 0; number < documentCount; number += 1) {
    const body = Buffer.from(buildPdf({ pages: [{}, {}] }));
    await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });
  }
  await owner.client.call(initiateSignatureRequest, { params: { id } });
  return id;
}

test('a server that is killed in the middle of a signing starts again with the request whole, and it can be signed', async ({
  page,
}) => {
  test.slow();
  const owner = await signUp(server.url, { firstName: 'Nora', business: 'Nora AG' });
  const other = await signUp(server.url, { firstName: 'Yves' });
  const id = await sendMany(owner, other);
  const broken = owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } }).then(
    () => 'signed',
    () => 'broken',
  );
  await expect
    .poll(async () => (await other.client.call(getLockStatus, { params: { id } })).locked, { intervals: [5] })
    .toBe(true);
  await server.kill();
  expect(await broken).toBe('broken');

  const port = Number(new URL(server.url).port);
  server = await startServerProcess({ dataDir, port });
  const after = await owner.client.call(getSignatureRequest, { params: { id } });
  expect(after.status_overall).toBe('OPEN');
  expect(after.signatures.map(({ status_code }) => status_code)).toEqual(['OPEN', 'OPEN']);

  await page.goto(`${server.url}/login?next=${encodeURIComponent(`/view/${id}`)}`);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`**/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const named = page.getByRole('alertdialog', { name: `You sign ${documentCount} documents` });
  await named.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible({ timeout: 60_000 });
  await page.close();
  await other.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });

  for (const { id: documentId } of [after.documents[0]!, after.documents.at(-1)!]) {
    const answer = await owner.client.call(downloadDocument, { params: { id: documentId }, query: { signed: 'true' } });
    const verdict = judgePdf(Buffer.from(await answer.arrayBuffer()));
    expect(verdict, verdict.text).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
  }
  const report = await owner.client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } });
  expect(await report.json()).toMatchObject({ header: { status: 'SIGNED', evidenceIntact: true } });
});

test('a second server on the same data refuses in one clear sentence, and the first goes on', async () => {
  const second = startServerProcess({ dataDir, port: await findFreePort() });
  await expect(second).rejects.toThrow('Another Sigillum server is already running on the same data.');
  expect((await fetch(`${server.url}/readyz`)).ok).toBe(true);
});
