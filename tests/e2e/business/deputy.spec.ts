import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';

const dayMs = 24 * 3600 * 1000;
const typeDay = (later: number) => new Date(Date.now() + later * dayMs).toLocaleDateString('en-GB');

test('whoever goes away names a deputy, who finds the requests on the own dashboard until that is ended', async ({
  page,
  openBrowser,
  url,
}) => {
  test.slow();
  const owner = await signUp(url, { firstName: 'Olga', lastName: 'Blum', business: 'Absence AG' });
  const nora = await signUp(url, { firstName: 'Nora', lastName: 'Frei' });
  const { business } = await owner.client.call(getUser, {});
  await owner.client.call(addMembers, { params: { id: business!.id }, body: { users: [{ email: nora.email }] } });
  await nora.client.call(accept, { body: { business_invite: true } });
  await sendRequest(owner, {
    title: 'Lease 77',
    pdf: buildPdf(),
    signatures: [{ signer_identity_data: { email_address: inventEmail('away') } }],
  });

  await enterAs(page, owner);
  await page.goto('/profile/settings');
  await waitUntilAlive(page);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Name deputy' }) });
  await form.getByLabel('E-mail of your deputy').fill(inventEmail('stranger'));
  await form.getByLabel('First day').fill(typeDay(0));
  await form.getByLabel('Last day').fill(typeDay(3));
  await form.getByRole('button', { name: 'Name deputy' }).click();
  await expect(form.getByLabel('E-mail of your deputy')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('E-mail of your deputy').fill(nora.email);
  // What was refused is said while the page behind it is loaded anew: until then nothing is sent again.
  await expect(form.getByRole('button', { name: 'Name deputy' })).toBeEnabled();
  await form.getByLabel('E-mail of your deputy').press('Enter');
  await expect(page.getByText(/^Nora Frei stands in for you until /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Absence' }), 'the field that had it is gone').toBeFocused();
  await expectGoodScreen(page);

  const other = await openBrowser();
  await enterAs(other, nora);
  await other.goto('/dashboard?tab=search');
  await waitUntilAlive(other);
  await expect(other.getByText(/^You stand in for Olga Blum until /)).toBeVisible();
  await expectGoodScreen(other);
  await other.getByRole('link', { name: /Lease 77/ }).click();
  await expect(other.getByRole('heading', { name: 'Lease 77' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByRole('button', { name: 'Name deputy' })).toBeVisible();
  await other.goto('/dashboard?tab=search');
  await waitUntilAlive(other);
  await expect(other.getByText(/^You stand in for /)).toHaveCount(0);
  await expect(other.getByRole('link', { name: /Lease 77/ })).toHaveCount(0);
});
