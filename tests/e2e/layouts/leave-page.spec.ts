import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, test, waitUntilAlive } from '../../support/journey.ts';
import { makeTemplate } from '../../support/batches.ts';
import { signUp } from '../../support/people.ts';

test('no page of a business is left with something typed before it was asked', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Lia', business: 'Lia AG' });
  await enterAs(page, owner);
  const question = page.getByRole('alertdialog');
  for (const [path, label] of [
    ['/business/developers/api', /^What is it for/],
    ['/business/developers/webhooks', /^What is it for/],
    ['/business/seals', /^Label/],
    ['/business/members/domains', /^Domain/],
  ] as const) {
    await page.goto(path);
    await waitUntilAlive(page);
    const field = page.getByRole('main').getByRole('textbox', { name: label });
    await field.fill('Archive');
    const elsewhere = page.getByRole('link', { name: 'Settings', exact: true }).first();
    await elsewhere.click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue('Archive');
    await elsewhere.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/business/settings');
  }
});

test('what is typed in a template stays while the file is replaced and it is shared, and is asked for before one leaves', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Lia', business: 'Lia AG' });
  const { id } = await makeTemplate(owner);
  await enterAs(page, owner);
  await page.goto(`/templates/${id}`);
  await waitUntilAlive(page);
  await expect(page).toHaveTitle('Lease · Templates · Sigillum');
  const name = page.getByRole('textbox', { name: 'Name of the template' });
  await name.fill('Lease of a flat');
  await page.getByRole('radio', { name: /Use it/ }).click({ force: true });
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: /again$/ })).toBeVisible();
  await expect(name).toHaveValue('Lease of a flat');
  await page.getByText('Replace the file of Lease').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'flat.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) });
  await expect(page.getByRole('button', { name: /again$/ })).toHaveCount(2);
  await expect(name).toHaveValue('Lease of a flat');
  const place = page.getByRole('link', { name: 'Place signatures' });
  await place.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lease of a flat', level: 1 })).toBeVisible();
  await place.click();
  await expect(page).toHaveURL(/\/places$/);
});

test('a form that could not be sent is still asked for before its page is left', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|ConnectionLost|Failed to fetch/);
  await enterAs(page, await signUp(url, { firstName: 'Nora' }));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Eleonora');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/What you entered is still here/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
});
