import { randomBytes } from 'node:crypto';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('two administrators keep the profile of their business without overwriting each other', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 409 .*business/);
  const name = `Olga ${randomBytes(3).toString('hex')} AG`;
  const owner = await signUp(url, {
    firstName: 'Olga',
    lastName: 'Blum',
    business: name,
  });
  const nora = await signUp(url, { firstName: 'Nora' });
  const { business } = await owner.client.call(getUser, {});
  const users = [{ email: nora.email, role: 'admin' as const }];
  await owner.client.call(addMembers, {
    params: { id: business!.id },
    body: { users },
  });
  await nora.client.call(accept, { body: { business_invite: true } });
  const other = await openBrowser();
  await enterAs(page, owner);
  await page.goto('/business/dashboard');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile of the business');
  await expectGoodScreen(page);
  await enterAs(other, nora);
  await other.goto('/business/profile');
  await waitUntilAlive(other);
  const save = (screen: typeof page) => screen.getByRole('button', { name: 'Save' }).first().click();

  await other.getByLabel('Phone').fill('+41 44 123 45 67');
  await save(other);
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  // Who is late keeps what was typed, and sees in fields that were not touched what they are now.
  await page.getByLabel('Name of the business').fill(`${name} & Co.`);
  await save(page);
  await expect(page.getByText(/Somebody else has changed this meanwhile/)).toBeVisible();
  await expect(page.getByText(`Now it says: ${name}`)).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+41441234567');
  await expect(page.getByLabel('Name of the business')).toHaveValue(`${name} & Co.`);
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Accept data processing agreement' }).click();
  await expect(page.getByRole('button', { name: 'Accept data processing agreement' })).toBeHidden();
});
