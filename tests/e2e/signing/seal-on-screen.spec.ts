import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp } from '../../support/people.ts';
import { download } from '../../support/signing-steps.ts';

test('an administrator creates a seal, adds a member, and the member signs with it in the browser', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Reto', lastName: 'Wyss', business: 'Wyss Notariat AG' });
  await enterAs(page, owner);
  await page.goto('/business/seals');
  await waitUntilAlive(page);
  await page.getByLabel('Label').fill('Deeds');
  await page.getByLabel('Account name').fill('deeds');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page.getByRole('heading', { name: 'Deeds', level: 1 })).toBeVisible();

  const own = { title: 'Deed of gift', pdf: buildPdf({}), signatures: [{ account_email: owner.email }] };
  const request = await sendRequest(owner, own);
  await page.goto(`/view/${request.id}`);
  await waitUntilAlive(page);
  // An administrator is no member by that alone, so there is nothing to choose.
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await page.goto('/business/seals/deeds');
  await waitUntilAlive(page);
  await page.getByLabel('Person').selectOption(owner.email);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Remove Reto Wyss' })).toBeVisible();

  await page.goto(`/view/${request.id}`);
  await waitUntilAlive(page);
  await expect(page.getByRole('radio', { name: /Reto Wyss/ })).toBeChecked();
  await page.getByRole('radio', { name: /Wyss Notariat AG/ }).check();
  await expect(page.getByText(/certificate of Wyss Notariat AG, not your name/)).toBeVisible();
  await expectGoodScreen(page);
  // Nothing is remembered: who comes back signs personally, unless a seal is chosen again.
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByRole('radio', { name: /Reto Wyss/ })).toBeChecked();
  await page.getByRole('radio', { name: /Wyss Notariat AG/ }).check();
  await page.getByRole('button', { name: 'Sign with the seal' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Seal “Deeds” of Wyss Notariat AG')).toBeVisible();

  const sealed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  const verdict = judgePdf(sealed);
  expect(verdict).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  expect(verdict.text).toContain('Signer Certificate Common Name: Wyss Notariat AG');
  expect(verdict.text).not.toContain('Reto');

  await page.getByRole('button', { name: 'Show the document' }).click();
  // Among the signers, and in the history.
  await expect(page.getByText('Seal “Deeds” of Wyss Notariat AG')).toHaveCount(2);
  await page.goto('/dashboard?tab=search');
  await expect(page.getByText('Sealed by Wyss Notariat AG')).toBeVisible();
});
