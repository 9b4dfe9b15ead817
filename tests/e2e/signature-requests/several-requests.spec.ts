import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { addPasskey, plugIn } from '../../support/passkeys.ts';
import { inventEmail, type Person, sendRequest, signUp, speak } from '../../support/people.ts';
import { inventMobile } from '../../support/signing-steps.ts';

const pdf = buildPdf();

/** Counts the browser’s calls of these paths that change something. */
function countCalls(page: Page, ...paths: string[]) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/bff', '');
    if (request.method() === 'POST' && paths.includes(path)) calls.push(path);
  });
  return calls;
}

test('twenty requests are signed with one passkey, by one call, and each has its outcome', async ({ page, url }) => {
  test.slow();
  const owner = await signUp(url, { firstName: 'Zita', business: 'Zita AG' });
  const mobile = inventMobile();
  const signatures = [
    { account_email: owner.email, signer_identity_data: { email_address: owner.email, mobile_number: mobile } },
  ];
  for (let number = 1; number <= 20; number += 1)
    await sendRequest(owner, { title: `Order ${number}`, pdf, quality: 'AES', signatures });
  await enterAs(page, owner);
  await plugIn(page);
  await addPasskey(page, owner);
  const calls = countCalls(page, '/v3/sign', '/v3/sign/step-up');
  await page.goto('/dashboard?tab=inbox');
  await waitUntilAlive(page);
  await page.getByRole('checkbox', { name: 'Select all requests on this page' }).check();
  await expect(page.getByText('20 requests selected')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Sign (20)' }).click();
  const question = page.getByRole('dialog', { name: 'Sign 20 requests?' });
  await expect(question.getByRole('link', { name: 'Order 7' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sign all' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Sign', exact: true }).click();
  const outcome = page.getByRole('dialog', { name: '20 of 20 done' });
  await expect(outcome).toBeVisible({ timeout: 120_000 });
  await expect(outcome.getByText('Signed', { exact: true })).toHaveCount(20);
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Nothing to sign')).toBeVisible();
  // What was chosen to be signed is not chosen to be deleted.
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Order 7', exact: true })).not.toBeChecked();
  await expect(page.getByText(/requests selected/)).toHaveCount(0);
  expect(calls).toEqual(['/v3/sign/step-up', '/v3/sign']);
});

/** Sends a request to one visitor. */
const sendOut = (owner: Person, title: string) =>
  sendRequest(owner, {
    title,
    pdf,
    signatures: [{ signer_identity_data: { email_address: inventEmail('signer'), language: 'en' } }],
  });

test('several are reminded, downloaded, withdrawn and deleted at once, and the list is a file', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 429 .*\/remind/);
  const owner = await signUp(url, { firstName: 'Yves', business: 'Yves AG' });
  const [first] = [await sendOut(owner, '=Alpha'), await sendOut(owner, 'Beta')];
  await owner.client.call(createSignatureRequest, { body: { title: 'Gamma' } });
  await enterAs(page, owner);
  await page.goto('/dashboard?tab=search&sortBy=title');
  await waitUntilAlive(page);
  const selectAll = page.getByRole('checkbox', { name: 'Select all requests on this page' });
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await selectAll.check();
  await expect(page.getByText('3 requests selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remind (2)' }).click();
  const reminded = page.getByRole('dialog', { name: '2 of 2 done' });
  await expect(reminded.getByText('Reminded', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await close();
  await page.getByRole('button', { name: 'Remind (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Nothing was done' }).getByText(/less than an hour ago/)).toHaveCount(
    2,
  );
  await close();

  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download (2)' }).click();
  const names = execFileSync('unzip', ['-Z1', await (await archive).path()], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(names).toEqual(['=Alpha/agreement.pdf', 'Beta/agreement.pdf']);
  const list = page.waitForEvent('download');
  await page.getByRole('link', { name: 'List as CSV' }).click();
  const lines = (await readFile(await (await list).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"${first.id}","'=Alpha","OPEN"`);

  await speak(owner, 'de');
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('checkbox', { name: 'Alle Anfragen dieser Seite auswählen' }).check();
  await page.getByRole('button', { name: 'Zurückziehen (2)' }).click();
  const question = page.getByRole('dialog', { name: '2 Anfragen zurückziehen?' });
  await expectGoodScreen(page);
  await question.getByRole('textbox', { name: 'Nachricht' }).fill('A new one follows.');
  await question.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  const done = page.getByRole('dialog', { name: '2 von 2 erledigt' });
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Schliessen' }).last().click();
  expect((await owner.client.call(getSignatureRequest, { params: { id: first.id } })).status_overall).toBe('WITHDRAWN');
  await expect(page.getByRole('row').filter({ hasText: 'Beta' })).toContainText('Zurückgezogen');

  await speak(owner, 'fr');
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les demandes de cette page' }).check();
  await page.getByRole('button', { name: 'Supprimer (3)' }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer 3 demandes ?' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  const deleted = page.getByRole('dialog', { name: '3 sur 3 effectuées' });
  await expect(deleted).toBeVisible();
  await deleted.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText('Rien pour l’instant')).toBeVisible();
  await expectGoodScreen(page);
});

test('a document of a draft is deleted after a question', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Xenia', business: 'Xenia AG' });
  const content = Buffer.from(pdf).toString('base64');
  const documents = ['One.pdf', 'Two.pdf'].map((title) => ({ title, content }));
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Order', documents } });
  await enterAs(page, owner);
  await page.goto('/dashboard?tab=drafts');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: /Order/ }).click();
  await page.getByRole('button', { name: 'Remove One' }).click();
  const dialog = page.getByRole('alertdialog');
  const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(new URL((await deleted).url()).pathname).toMatch(/^\/bff\/v3\/documents\/[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Remove One' })).toHaveCount(0);
  const left = await owner.client.call(getSignatureRequest, { params: { id } });
  expect(left.documents.map(({ name }) => name)).toEqual(['Two']);
});
