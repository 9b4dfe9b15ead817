import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, sendRequest, signUp, speak } from '../../support/people.ts';
import { readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

test('a signer delegates: the other signs, both stand in the evidence, and the owner knows', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  // Refused delegations, and the question for the code.
  expectComplaint(/status of 422 .*\/(delegate|sign)/);
  test.slow();
  const owner = await signUp(url, { firstName: 'Ada', lastName: 'Lang', business: 'Lang AG' });
  const noemi = await signUp(url, { firstName: 'Noemi', lastName: 'Frei' });
  const [other, cosigner] = [inventEmail('beat'), inventEmail('cosigner')];
  const { id } = await sendRequest(owner, {
    title: 'Supply contract',
    pdf: buildPdf(),
    signatures: [
      { account_email: noemi.email, sequence: 1 },
      { account_email: cosigner, sequence: 2 },
    ],
  });

  await enterAs(page, noemi);
  for (const [lang, command, title] of [
    ['de', 'Delegieren', 'Wer signiert an Ihrer Stelle?'],
    ['fr', 'Déléguer', 'Qui signe à votre place ?'],
  ] as const) {
    await speak(noemi, lang);
    await page.goto('/dashboard?tab=inbox');
    await waitUntilAlive(page);
    await page.getByRole('button', { name: /Supply contract/ }).click();
    await page.getByRole('menuitem', { name: command }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectGoodScreen(page);
  }
  await speak(noemi, 'en');
  await page.goto('/dashboard?tab=inbox');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Actions for Supply contract' }).click();
  await page.getByRole('menuitem', { name: 'Delegate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who signs in your place?' });
  await dialog.getByLabel('E-mail address').fill(noemi.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delegate' }).click();
  await expect(dialog.getByText('This is your own address.')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill(cosigner);
  await dialog.getByRole('button', { name: 'Delegate' }).click();
  await expect(dialog.getByText('This person signs the request already.')).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByLabel('E-mail address').fill(other);
  await dialog.getByLabel('First name').fill('Beat');
  await dialog.getByLabel('Last name').fill('Huber');
  await dialog.getByLabel('Message').fill('I am away until May.');
  await dialog.getByRole('button', { name: 'Delegate' }).click();
  await expect(page.getByText('Beat Huber signs in your place')).toBeVisible();
  await page.goto(`/view/${id}`);
  await expect(page.getByText('In place of Noemi Frei')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delegate' })).toHaveCount(0);

  const invitation = await readMail(url, other, 'invitation');
  expect(invitation.text).toContain('Noemi Frei was to sign');
  expect(invitation.text).toContain('I am away until May.');
  expect((await readMail(url, owner.email, 'delegated')).text).toContain('Beat Huber');
  const visitors = await openBrowser();
  await visitors.goto(await readInvitation(url, other));
  await waitUntilAlive(visitors);
  await signAsVisitor(visitors, url, other);

  const answer = await owner.client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } });
  expect(JSON.stringify(await answer.json())).toContain(`"delegatees":["${other}"]`);
  const owners = await openBrowser();
  await enterAs(owners, owner);
  await owners.goto(`/view/${id}`);
  await expect(owners.getByText('In place of Noemi Frei')).toBeVisible();
  await expect(owners.getByText('Signature delegated')).toBeVisible();
});

test('an owner rules delegation out with a switch, and signers are not offered it', async ({
  page,
  url,
  openBrowser,
}) => {
  const owner = await signUp(url, { firstName: 'Ida', business: 'Ida AG' });
  const noemi = await signUp(url, { firstName: 'Noemi', lastName: 'Frei' });
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Testament', signatures: [{ account_email: noemi.email }] },
  });
  await owner.client.call(
    addDocument,
    { params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''testament.pdf" } },
  );
  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  const mayDelegate = page.getByRole('switch', { name: 'Signers may name somebody else' });
  await expect(mayDelegate).toBeChecked();
  await mayDelegate.click();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  const signers = await openBrowser();
  await enterAs(signers, noemi);
  await signers.goto(`/view/${id}`);
  await waitUntilAlive(signers);
  await signers.getByRole('button', { name: 'More actions' }).click();
  await expect(signers.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(signers.getByRole('menuitem', { name: 'Delegate' })).toHaveCount(0);
});
