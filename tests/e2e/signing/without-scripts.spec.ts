import { enterAs, expect, test } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** A request to one visitor without an account. */
async function invite(url: string, documentCount: 1 | 2) {
  const owner = await signUp(url, { firstName: 'Selma', business: 'Selma AG' });
  const email = inventEmail('visitor');
  const signatures = [{ signer_identity_data: { email_address: email, first_name: 'Chiara', last_name: 'Rossi' } }];
  const { id } = await sendRequest(owner, { title: 'Mandate Rossi', pdf: buildPdf(), documentCount, signatures });
  return { owner, email, id, link: await readInvitation(url, email) };
}

/** What axe says of these pages, their stories tell: without scripts it cannot look. */
test('a visitor signs two documents without a script, with the code from the mail, and takes a file home', async ({
  page,
  url,
}) => {
  const { email, link } = await invite(url, 2);
  const answer = await page.goto(link);
  // Chromium that is told to run no script does not show what stands there for browsers without.
  expect(await answer!.text()).toMatch(/<noscript>.*JavaScript is off.*<\/noscript>/);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You sign 2 documents' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  const code = await readCode(url, email);
  const field = page.getByLabel('Code from the e-mail');
  await field.fill('12');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const signed = await download(page, page.getByRole('menuitem', { name: 'This document, signed' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
});

test('a visitor declines without a script, and says why', async ({ page, url }) => {
  const { owner, id, link } = await invite(url, 1);
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Decline to sign?' })).toBeVisible();
  await page.getByLabel(/^Reason/).fill('The sum is wrong.');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page).toHaveURL(/\/declined/);
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await expect(page.getByRole('status').getByText('The sum is wrong.')).toBeVisible();
});

test('an account holder signs one document without a script, by one press', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Beda', business: 'Beda AG' });
  const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: owner.email }] });
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible({ timeout: 30_000 });
});
