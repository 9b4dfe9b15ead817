import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { notPdf } from '@sigillum/engine/testing/hostile-pdfs';
import { expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { download, readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

const choose = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .getByLabel('Drop a signed PDF here')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) });

/** A file that a visitor has signed through the product. */
async function signOne(page: Page, url: string): Promise<Buffer> {
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('visitor');
  const person = { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi', language: 'en' as const };
  await sendRequest(owner, {
    title: 'Mandate Bernasconi',
    pdf: buildPdf({ pages: [{}, {}] }),
    signatures: [{ signer_identity_data: person }],
  });
  await page.goto(await readInvitation(url, email));
  await waitUntilAlive(page);
  await signAsVisitor(page, url, email);
  return download(page, page.getByRole('link', { name: 'Download the signed document' }));
}

test('anybody checks a signed file: the true one is valid, its tampered twin is not', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  test.slow();
  // Signing first answers that a code is needed.
  expectComplaint(/status of 422 .*\/sign/);
  const signed = await signOne(page, url);
  const reader = await openBrowser();
  await reader.goto('/login');
  await waitUntilAlive(reader);
  await reader.getByRole('link', { name: 'Check a signature' }).click();
  await expect(reader.getByRole('heading', { name: 'Check a signature', level: 1 })).toBeVisible();
  await expectGoodScreen(reader);

  await choose(reader, 'Mandate.pdf', signed);
  const verdict = reader.getByRole('heading', { name: 'The signature is valid' });
  await expect(verdict).toBeFocused();
  await expect(reader.getByText('TOTAL_PASSED')).toBeVisible();
  await expect(reader.getByText(/Local trust centre of this server.*not qualified/).first()).toBeVisible();
  await expectGoodScreen(reader);

  // On paper stands the report, and nothing that can only be pressed.
  await reader.emulateMedia({ media: 'print' });
  await expect(verdict).toBeVisible();
  await expect(reader.getByRole('button')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
  await reader.emulateMedia({ media: null });

  const show = reader.getByRole('button', { name: 'Show what was signed' }).first();
  await show.focus();
  await reader.keyboard.press('Enter');
  const pages = reader.getByRole('region', { name: /^Pages of what .* signed$/ });
  await expect(pages.getByRole('group', { name: 'Page 1 of 2' })).toContainText('This agreement is made between');
  await expect
    .poll(() =>
      pages
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectGoodScreen(reader);

  const [saved] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('button', { name: 'Download the report (JSON)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Mandate.verification.json');
  expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toMatchObject({ verdict: 'TOTAL_PASSED' });

  await reader.getByRole('button', { name: 'Check another file' }).click();
  const tampered = Buffer.from(signed);
  const at = tampered.indexOf('/MediaBox') + 1;
  tampered.write('m', at, 'latin1');
  await choose(reader, 'Mandate, changed.pdf', tampered);
  await expect(reader.getByRole('heading', { name: 'The signature is not valid' })).toBeFocused();
  await expect(reader.getByText('What was signed has been changed afterwards.').first()).toBeVisible();
  await expect(reader.getByText('Do not rely on this file.')).toBeVisible();
  await expectGoodScreen(reader);
});

test('a file without signature and one that is no PDF are each told in their own words', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 415 .*\/verify/);
  await page.goto('/verify?lang=en');
  await waitUntilAlive(page);
  await choose(page, 'Draft.pdf', buildPdf());
  await expect(page.getByRole('heading', { name: 'This file has no signature' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Check another file' }).click();
  await choose(page, 'page.pdf', notPdf());
  await expect(page.getByRole('list', { name: 'File' })).toContainText('This is not a PDF.');
  await expectGoodScreen(page);
});
