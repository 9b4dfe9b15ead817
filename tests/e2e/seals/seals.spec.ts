import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp } from '../../support/people.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { sign } = signingEndpoints;
const { downloadDocument } = documentsEndpoints;

/** A green bar of 300 by 120 pixels as PNG. */
async function drawStamp(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 120 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#0b6b4f';
    pen.fillRect(10, 10, 280, 100);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** As the operator does, while the server runs: the key and certificate that somebody else has made for a seal. */
async function importSeal(account: string, days: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-import-'));
  try {
    const run = promisify(execFile);
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=Sealed elsewhere'];
    await run('openssl', ['req', '-x509', ...made, '-days', String(days), '-keyout', 'key.pem', '-out', 'seal.pem'], {
      cwd: folder,
    });
    const file = path.join(folder, 'both.pem');
    await writeFile(
      file,
      await Promise.all(['key.pem', 'seal.pem'].map((name) => readFile(path.join(folder, name)))).then(Buffer.concat),
    );
    await run(process.execPath, ['server/scripts/trust.ts', 'import', file, '--as', 'seal', account], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: process.env['SIGILLUM_DATA_DIR'],
        PORT: new URL(process.env['SIGILLUM_URL']!).port,
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('an administrator sets up a seal, seals in the name of the organisation, and is told when its certificate ends', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Livia', lastName: 'Amrein', business: 'Amrein Treuhand AG' });
  await enterAs(page, owner);
  await page.goto('/business/seals');
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No seals yet' })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByLabel('Label').fill('Mandates');
  await page.getByLabel('Account name').fill('not a name');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page.getByLabel('Account name')).toBeFocused();
  await page.getByLabel('Account name').fill('Mandates');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page.getByRole('heading', { name: 'Mandates', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/business/seals/mandates');
  await expect(page.getByText(/local, not qualified/)).toBeVisible();
  await expectGoodScreen(page);

  const picture = { name: 'stamp.png', mimeType: 'image/png', buffer: await drawStamp(page) };
  await page.getByLabel('Drop an image here').setInputFiles({ ...picture, buffer: Buffer.from('no image') });
  await expect(page.getByText(/cannot be read/)).toBeVisible();
  await page.getByLabel('Drop an image here').setInputFiles(picture);
  const preview = page.getByRole('img', { name: 'The seal’s image' });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

  await page.getByLabel('Person').selectOption(owner.email);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Remove Livia Amrein' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Label' }).fill('All mandates');
  await page.getByRole('button', { name: 'Save label' }).click();
  await expect(page.getByRole('heading', { name: 'All mandates', level: 1 })).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
  }

  const request = await sendRequest(owner, { pdf: buildPdf({}), signatures: [{ account_email: owner.email }] });
  const body = { signatureRequests: [{ signatureRequestId: request.id }], sealAccountName: 'mandates' };
  const { results } = await owner.client.call(sign, { body });
  expect(results).toMatchObject([{ status: 'SIGNED', quality: 'AES', documents: [{ level: 'B-LTA' }] }]);
  const call = { params: { id: request.documents[0]!.id }, query: { signed: 'true' } } as const;
  const sealed = Buffer.from(await (await owner.client.call(downloadDocument, call)).arrayBuffer());
  const verdict = judgePdf(sealed);
  expect(verdict).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  expect(verdict.text).toContain('Signer Certificate Common Name: Amrein Treuhand AG');

  await page.goto('/business/developers/api');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Create API user' }).click();
  await page.getByLabel('What is it for?').fill('Contracts of the intranet');
  await page.getByRole('button', { name: 'Create API user' }).click();
  await expect(page.getByRole('heading', { name: /The key of api_demo_/ })).toBeFocused();

  await page.goto('/business/seals');
  await page.getByRole('link', { name: 'All mandates' }).click();
  await expect(page).toHaveURL('/business/seals/mandates');
  await waitUntilAlive(page);
  await page.getByLabel('API user', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add API user' }).click();
  await expect(page.getByRole('button', { name: 'Remove Contracts of the intranet' })).toBeVisible();
  const trail = page.getByRole('table', { name: 'Use and changes' });
  const [newest, used] = [trail.getByRole('row').nth(1), trail.getByRole('row').nth(2)];
  await expect(newest).toContainText('Who may seal was changed');
  await expect(used).toContainText(owner.email);
  await page.getByRole('button', { name: 'Remove Contracts of the intranet' }).click();
  await expect(page.getByRole('button', { name: 'Remove Contracts of the intranet' })).toHaveCount(0);
  await expectGoodScreen(page);
  await trail.getByRole('link', { name: 'Document sealed' }).click();
  await expect(page).toHaveURL(`/view/${request.id}`);

  // The operator imports a certificate from elsewhere that has 50 days left: who looks after the organisation is told wherever it matters.
  const { business } = await owner.client.call(getUser, {});
  await importSeal(`${business!.id}/mandates`, 50);
  await page.goto('/business/dashboard');
  await expect(page.getByText(/The certificate of the seal “All mandates” ends on/)).toBeVisible();
  await page.goto('/business/seals');
  const row = page.getByRole('row', { name: /All mandates/ });
  await expect(row.getByText(/^Ends on /)).toBeVisible();
  await expectGoodScreen(page);
  await row.getByRole('link', { name: 'All mandates' }).click();
  await expect(page.getByText(/nobody renews it by itself/)).toBeVisible();
  await expect(page.getByText(/local, not qualified/)).toHaveCount(0);
  await expectGoodScreen(page);
});
