import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp, speak } from '../../support/people.ts';

const lease = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) };

test('a document is handed over by code; a stranger logs in, takes it over and signs it, and another one comes too late', async ({
  page,
  url,
  openBrowser,
}) => {
  const maker = await signUp(url, { firstName: 'Mara', lastName: 'Keller', business: 'Mara AG' });
  await enterAs(page, maker);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page.getByLabel(/Drop PDF files here/).setInputFiles(lease);
  await page.getByRole('button', { name: 'Hand over by code' }).click();
  await expect(page.getByRole('heading', { name: 'Give away address and code' })).toBeFocused();
  await expectGoodScreen(page);
  const code = await page.locator('code').innerText();
  const address = await page.locator('dd').first().innerText();
  expect(address).toMatch(`${url}/sendto/`);

  const claimer = await signUp(url, { firstName: 'Nora' });
  const theirs = await openBrowser();
  await theirs.goto(address);
  await theirs.getByLabel('E-mail address').fill(claimer.email);
  await theirs.getByLabel('Password', { exact: true }).fill(claimer.password);
  await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(theirs).toHaveURL(address);
  await expect(theirs.getByText(/^Mara Keller has handed a document over to you/)).toBeVisible();
  await expectGoodScreen(theirs);
  await theirs.getByLabel('Access code').fill('22222-22222');
  await theirs.getByRole('button', { name: 'Take over and sign' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Failed to claim signature request');

  const late = await openBrowser();
  const livia = await signUp(url, { firstName: 'Livia' });
  await enterAs(late, livia);
  await speak(livia, 'fr');
  await late.goto(address);
  await expect(late.getByRole('button', { name: 'Reprendre et signer' })).toBeVisible();
  await expectGoodScreen(late);
  await speak(livia, 'de');
  await late.goto(address);
  await waitUntilAlive(late);
  await late.getByLabel('Zugangscode').fill(code);

  await theirs.getByLabel('Access code').fill(code.toLowerCase());
  await theirs.getByRole('button', { name: 'Take over and sign' }).click();
  await expect(theirs).toHaveURL(/\/view\/[\w-]+$/);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Lease');
  await expect(theirs.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();

  await late.getByRole('button', { name: 'Übernehmen und signieren' }).click();
  await expect(late.getByText('Jemand anderes hat dieses Dokument übernommen.')).toBeVisible();
  await expectGoodScreen(late);

  await page.goto(address);
  await expect(page.getByText(/^Nora Ammann has taken “Lease” over/)).toBeVisible();
  await expect(page.getByText('In progress')).toBeVisible();
  await expectGoodScreen(page);
});

test('whoever may invite takes a document over as a draft, also where nothing but the server works', async ({
  url,
  page,
  openBrowser,
}) => {
  const maker = await signUp(url, { firstName: 'Mara', business: 'Mara AG' });
  await enterAs(page, maker);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page.getByLabel(/Drop PDF files here/).setInputFiles(lease);
  await page.getByRole('button', { name: 'Hand over by code' }).click();
  const code = await page.locator('code').innerText();
  const address = await page.locator('dd').first().innerText();
  const plain = await openBrowser({ javaScriptEnabled: false });
  await enterAs(plain, maker);
  await plain.goto(address);
  await expect(plain.getByText(/^You have handed “Lease” over/)).toBeVisible();
  await plain.getByLabel('Access code').fill(code);
  await plain.getByRole('button', { name: 'Take over and invite others' }).click();
  await expect(plain).toHaveURL(/\/invite\/[\w-]+\?step=people/);
});
