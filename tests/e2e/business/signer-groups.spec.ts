import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { listGroups } from '@sigillum/api-contracts/groups/list-groups.ts';
import { updateGroup } from '@sigillum/api-contracts/groups/update-group.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('an administrator keeps groups with outsiders, uses one and deletes it', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  // A colleague has changed the group meanwhile.
  expectComplaint(/status of 422/);
  test.slow();
  const owner = await signUp(url, { firstName: 'Rita', lastName: 'Graf', business: 'Graf AG' });
  const outsider = await signUp(url, { firstName: 'Luca', lastName: 'Rossi' });
  await enterAs(page, owner);
  await page.goto('/business/seals');
  await page.getByRole('link', { name: 'Signer groups' }).first().click();
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'New signer group' }).click();
  await page.getByLabel('Name of the group').fill('Board');
  for (const email of [owner.email, outsider.email]) {
    await page.getByLabel('Add people').fill(email);
    await page.getByLabel('Add people').press('Enter');
  }
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(page.getByText('1 of at most')).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
  }

  // Two change it at once: who is late reads what it is now, and keeps what was typed.
  await page.getByRole('button', { name: 'Change Board' }).click();
  await page.getByLabel('Name of the group').fill('Managers');
  const { groups } = await owner.client.call(listGroups, {});
  const members = [owner, outsider].map(({ email }) => ({ email }));
  await owner.client.call(updateGroup, { params: { id: groups[0]!.id }, body: { name: 'Directors', members } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/It is called Directors now/)).toBeVisible();
  await expect(page.getByLabel('Name of the group')).toHaveValue('Managers');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Managers has been changed.')).toBeVisible();

  // Found by a person of it, too.
  await page.getByLabel('Search by group or person').fill(outsider.email.toUpperCase());
  await page.getByLabel('Search by group or person').press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row').filter({ hasText: 'Managers' })).toBeVisible();
  await page.getByLabel('Search by group or person').fill('nobody');
  await page.getByLabel('Search by group or person').press('Enter');
  await expect(page.getByText('No group found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all groups' }).click();

  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Budget' } });
  await owner.client.call(
    addDocument,
    { params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''budget.pdf" } },
  );
  await page.goto(`/invite/${id}?step=people`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Add signer group' }).click();
  const choice = page.getByRole('dialog', { name: 'Which group signs?' });
  await choice.getByRole('radio', { name: /Managers/ }).check({ force: true });
  await choice.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByText('Any one of the group signs')).toBeVisible();
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page).toHaveURL(/\/view\//);

  await page.goto('/business/members/signer-groups');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete Managers' }).click();
  await expect(page.getByText(/One open request was sent to the group/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible();

  const signer = await openBrowser();
  await enterAs(signer, outsider);
  await signer.goto(`/view/${id}`);
  await waitUntilAlive(signer);
  await signer.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signer.getByText('For the group Managers')).toBeVisible();
});
