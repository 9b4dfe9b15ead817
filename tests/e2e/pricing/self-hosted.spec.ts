import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

test('where nothing is sold an account without a business signs what it uploads, a business has everything, and nobody meets a price', async ({
  page,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-unsold-'));
  const server = await startServerProcess({ dataDir, env: { BILLING: 'none' } });
  try {
    await page.goto(`${server.url}/business/signup`);
    await expect(page.getByText(/colleagues, groups and seals in one place/)).toBeVisible();
    await expect(page.getByText(/payment method|days/)).toHaveCount(0);

    await enterAs(page, await signUp(server.url, { firstName: 'Nora' }));
    await page.goto(`${server.url}/welcome`);
    await expect(page.getByText(/Upload your own documents and sign them/)).toBeVisible();
    await page.goto(`${server.url}/upgrade`);
    await expect(page.getByRole('heading', { name: 'Everything is included' })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Upload a document' }).click();
    await expect(page.getByRole('heading', { name: 'Upload documents' })).toBeVisible();
    await waitUntilAlive(page);
    await page
      .getByLabel('Drop PDF files here')
      .setInputFiles([{ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) }]);
    await page.getByRole('button', { name: 'Continue to signing' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();

    await page.goto(`${server.url}/business/register`);
    await waitUntilAlive(page);
    await page.getByLabel('Name of the business').fill('Ammann AG');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create business' }).click();
    await expect(page.getByRole('heading', { name: 'Ammann AG is ready' })).toBeVisible();
    await page.goto(`${server.url}/business/dashboard`);
    await expect(page.getByText('First steps')).toBeVisible();
    await expect(page.getByText(/trial/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'Plan', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeVisible();
    await expect(page.getByText('1, without a limit')).toBeVisible();
    await expectGoodScreen(page);
    await page.goto(`${server.url}/business/upgrade`);
    await expect(page.getByRole('heading', { name: 'Ammann AG has all it needs' })).toBeVisible();
  } finally {
    await stopUnder(page, server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
