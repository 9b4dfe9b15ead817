import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

async function attach(page: Page, button: string, ...files: { name: string; text: string }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const chosen = files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) }));
  await (await chooser).setFiles(chosen);
}

async function download(page: Page, link: string, name: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path(), 'utf8');
}

test('files are attached while a request is prepared and once it is open, read by a visitor, and taken away again', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  expectComplaint(/status of 415 .*\/attachments/);
  const owner = await signUp(url, { firstName: 'Vera', business: 'Vera AG' });
  const email = inventEmail('reader');
  await speak(owner, 'de');
  await enterAs(page, owner);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page
    .getByLabel('PDF-Dateien hier ablegen')
    .setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) });
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/step=people$/);
  const id = /invite\/([\w-]+)/.exec(page.url())![1]!;
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('link', { name: 'Dokumente' }).click();

  await attach(
    page,
    'Dateien beilegen',
    { name: 'House rules.txt', text: 'No music after ten.' },
    { name: 'setup.pdf', text: 'MZ\0' },
    { name: 'nothing.txt', text: '' },
  );
  const attachments = page.getByRole('list', { name: /^(Beilagen|Attachments)$/ }).getByRole('listitem');
  await expect(attachments).toContainText(['House rules.txt']);
  await expect(page.getByText(/Beigelegt werden können nur PDF-, Word-/)).toBeVisible();
  await expect(page.getByText(/Die Datei ist leer/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'nothing.txt entfernen' }).click();
  await page.getByRole('button', { name: 'setup.pdf entfernen' }).click();
  await expect(page.getByText(/Beigelegt werden können nur PDF-, Word-/)).toHaveCount(0);
  await page.reload();
  await waitUntilAlive(page);
  await expect(attachments).toHaveCount(1);

  // The road to sending has its own journey (upload.spec.ts).
  await owner.client.call(addSignature, {
    params: { id },
    body: { signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi', language: 'it' } },
  });
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Einladungen senden' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  const visitor = await openBrowser();
  await visitor.goto(await readInvitation(url, email));
  await waitUntilAlive(visitor);
  await expect(visitor.getByRole('button', { name: 'Allegare file' })).toHaveCount(0);
  expect(await download(visitor, 'Scaricare House rules.txt', 'House rules.txt')).toBe('No music after ten.');

  await speak(owner, 'en');
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await attach(page, 'Attach files', { name: 'Plan.txt', text: 'Third floor' });
  await expect(attachments).toHaveCount(2);
  expect(await download(page, 'Download Plan.txt', 'Plan.txt')).toBe('Third floor');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Remove House rules.txt' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Remove|Delete)/ })
    .click();
  await expect(attachments).toHaveCount(1);
  await expect(page.getByText('Attachment removed', { exact: true })).toBeVisible();
});
