import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { listGroups } from '@sigillum/api-contracts/groups/list-groups.ts';
import { updateGroup } from '@sigillum/api-contracts/groups/update-group.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { readMail, signUp, speak } from '../../support/people.ts';

test('a group is made while preparing, one of it signs for all, and whoever has left it cannot', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  // Whoever has left the group finds nothing.
  expectComplaint(/status of 404/);
  test.slow();
  const owner = await signUp(url, { firstName: 'Greta', lastName: 'Frey', business: 'Frey AG' });
  const [first, second, third] = await Promise.all(
    ['Luca', 'Mia', 'Nils'].map((firstName) => signUp(url, { firstName, lastName: 'Keller' })),
  );
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Budget' } });
  await owner.client.call(
    addDocument,
    { params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''budget.pdf" } },
  );

  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=people`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Add signer group' }).click();
  await expect(page.getByText('Your business has no groups yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create a group' }).click();
  await page.getByLabel('Name of the group').fill('Board');
  for (const { email } of [first!, second!, third!]) {
    await page.getByLabel('Add people').fill(email);
    await page.getByLabel('Add people').press('Enter');
  }
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Create group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which group signs?' });
  await dialog.getByRole('radio', { name: /Board/ }).check({ force: true });
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByText('Any one of the group signs')).toBeVisible();
  await page.getByRole('button', { name: 'Add group of observers' }).click();
  const observers = page.getByRole('dialog', { name: 'Which group observes?' });
  await observers.getByRole('radio', { name: /Board/ }).check({ force: true });
  await observers.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByRole('button', { name: /Board/ }).last()).toBeVisible();
  await expectGoodScreen(page);
  for (const [lang, words, command, title] of [
    ['de', 'Eine Person der Gruppe signiert', 'Gruppe hinzufügen', 'Welche Gruppe signiert?'],
    ['fr', 'Une personne du groupe signe', 'Ajouter un groupe de signataires', 'Quel groupe signe ?'],
  ] as const) {
    await speak(owner, lang);
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: command, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectGoodScreen(page);
  }
  await speak(owner, 'en');
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  for (const { email } of [first!, second!, third!])
    expect((await readMail(url, email, 'invitation')).text).toContain('Budget');
  const leaver = await openBrowser();
  await enterAs(leaver, third!);
  await leaver.goto(`/view/${id}`);
  await expect(leaver.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  const { groups } = await owner.client.call(listGroups, {});
  await owner.client.call(updateGroup, {
    params: { id: groups[0]!.id },
    body: { name: 'Board', members: [first!, second!].map(({ email }) => ({ email })) },
  });
  await waitUntilAlive(leaver);
  await leaver.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(leaver.getByText(/Thank you, you have signed/)).toHaveCount(0);

  const signer = await openBrowser();
  await enterAs(signer, first!);
  await signer.goto(`/view/${id}`);
  await waitUntilAlive(signer);
  await signer.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signer.getByText('For the group Board')).toBeVisible();
  await expectGoodScreen(signer);

  const other = await openBrowser();
  await enterAs(other, second!);
  await other.goto(`/view/${id}`);
  await expect(other.getByText('Luca Keller').first()).toBeVisible();
  await expect(other.getByText('For the group Board')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
});
