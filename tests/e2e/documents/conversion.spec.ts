import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openGotenberg } from '@sigillum/server/testing/gotenberg.ts';
import { buildDocx, relateOutside } from '@sigillum/server/testing/office-files.ts';
import { expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

/** Thirty dots by twenty (JPEG). */
const photograph = Buffer.from(
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAUAB4DASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCSAKCUAAAAAA//2Q==',
  'base64',
);

test('a Word file and a photograph become PDFs, which their sender looks at and accepts before anybody else sees them', async ({
  page,
  expectComplaint,
}) => {
  // One file is refused.
  expectComplaint(/status of 422/);
  test.slow();
  const gotenberg = await openGotenberg();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-conversion-'));
  const server = await startServerProcess({
    dataDir,
    env: { SIGILLUM_ENVIRONMENT: 'test', CONVERSION: 'gotenberg', CONVERSION_GOTENBERG_URL: gotenberg.url },
  });
  const nora = await signUp(server.url, { firstName: 'Nora', business: 'Nora AG' });
  await page
    .context()
    .addCookies([{ name: 'sigillum_session', value: nora.token, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${server.url}/upload`);
  await waitUntilAlive(page);
  const drop = page.getByLabel(/Drop files here/);
  const linked = buildDocx({ relations: relateOutside('image', 'https://pictures.example/1.png') });
  const word = { name: 'Mandate.docx', mimeType: 'application/octet-stream', buffer: buildDocx() };
  await drop.setInputFiles([word, { ...word, name: 'Linked.docx', buffer: linked }]);
  await expect(page.getByText(/pictures or texts that lie elsewhere/)).toBeVisible();
  await expect(page.getByText('1 PDF is to be accepted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Remove Linked.docx' }).click();
  await page.getByRole('button', { name: 'Accept the PDF of Mandate' }).click();
  await expect(page.getByText('PDF made of your Word file, and accepted.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  // Another one, in the draft: nothing is sent before it was looked at.
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Add signer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who signs?' });
  await dialog.getByLabel('E-mail address').fill(inventEmail('luca'));
  await dialog.getByLabel('First name').fill('Luca');
  await dialog.getByLabel('Last name').fill('Rossi');
  await dialog.getByRole('button', { name: 'Add signer' }).click();
  const openStep = (name: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
  await openStep('Documents');
  await page
    .getByLabel(/Drop files here/)
    .setInputFiles({ name: 'Floor plan.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await expect(page.getByText('Please look at this PDF')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Accept the PDF of Floor plan' }).click();
  await expect(page.getByText('PDF made of your picture, and accepted.')).toBeVisible();
  await openStep('Review and send');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await stopUnder(page, server);
  await gotenberg.close();
  await rm(dataDir, { recursive: true, force: true });
});
