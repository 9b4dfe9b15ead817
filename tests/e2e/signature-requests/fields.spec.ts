import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { putRequestFields } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { download, readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

test('a sender places fields, two people fill them in and sign, and the file passes', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 422/);
  expectComplaint(/ERR_FAILED/);
  const owner = await signUp(url, { firstName: 'Fia', business: 'Fia AG' });
  const account = await signUp(url, { firstName: 'Kim' });
  const email = inventEmail('luca');
  const { id } = await owner.client.call(createSignatureRequest, {
    body: {
      title: 'Lease 9',
      signatures: [{ account_email: account.email }, { signer_identity_data: { email_address: email } }],
    },
  });
  const body = Buffer.from(buildPdf());
  await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });

  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=place`);
  await waitUntilAlive(page);
  const dialog = page.getByRole('dialog', { name: 'Add a field' });
  for (const [label, signer, kind] of [
    ['Company', account.email, 'text'],
    ['I agree', email, 'checkbox'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a field' }).click();
    await dialog.getByLabel('What is filled in').selectOption(kind);
    await dialog.getByLabel('Name of the field').fill(label);
    const person = dialog.getByLabel('Filled in by').getByRole('option', { name: signer });
    await dialog.getByLabel('Filled in by').selectOption(await person.getAttribute('value'));
    await dialog.getByRole('button', { name: 'Place it' }).click();
    await expect(dialog).toBeHidden();
  }
  const box = page.getByRole('group', { name: /^Field Company of / });
  await box.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expectGoodScreen(page);
  // Saved by itself: it stands there when one comes back.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('group', { name: 'Field I agree', exact: false })).toBeVisible();
  }).toPass();
  await owner.client.call(initiateSignatureRequest, { params: { id } });

  const accounts = await openBrowser();
  await enterAs(accounts, account);
  // Whoever signs before the page has read what is to be filled in is asked for it all the same.
  const held = Promise.withResolvers<void>();
  await accounts.route('**/bff/v3/signature-requests/*/fields', async (route) => {
    await held.promise;
    await route.continue();
  });
  await accounts.goto(`/view/${id}`);
  await waitUntilAlive(accounts);
  const company = accounts.getByRole('textbox', { name: 'Company (needed)' });
  await accounts.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(company).toHaveCount(0);
  held.resolve();
  await expect(accounts.getByText('One field is missing.')).toBeVisible();
  await expect(company).toHaveAccessibleDescription('Please fill in this field.');
  await company.fill('Kim & Co. =1+1 <b>');
  await company.blur();
  await expectGoodScreen(accounts);
  await accounts.reload();
  await waitUntilAlive(accounts);
  await expect(company).toHaveValue('Kim & Co. =1+1 <b>');
  const order: string[] = [];
  accounts.on('response', (answer) => answer.url().endsWith('/field-values') && order.push('saved'));
  accounts.on('request', (call) => call.url().endsWith('/sign') && call.method() === 'POST' && order.push('signed'));
  // What cannot be saved nobody signs, and it stays as it was typed.
  await accounts.route('**/field-values', (route) => route.abort());
  await company.fill('Kim & Sons =1+1 <b>');
  await accounts.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(accounts.getByText('What you filled in could not be saved.').first()).toBeVisible();
  await expect(company).toHaveValue('Kim & Sons =1+1 <b>');
  expect(order).toEqual([]);
  await accounts.unroute('**/field-values');
  // Whoever changes a word and signs at once signs that word: it is saved before.
  await company.fill('Kim & Sons =1+1 <b>.');
  await accounts.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(accounts.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  expect(order.at(-1)).toBe('signed');
  expect(order.filter((call) => call === 'signed')).toHaveLength(1);
  expect(order).toContain('saved');

  const visitors = await openBrowser();
  await visitors.setViewportSize({ width: 360, height: 740 });
  await visitors.goto(await readInvitation(url, email));
  await waitUntilAlive(visitors);
  await visitors.getByRole('button', { name: 'To your field' }).click();
  await visitors.keyboard.press('Space');
  await expect(visitors.getByRole('checkbox', { name: 'I agree (needed)' })).toBeChecked();
  await expectGoodScreen(visitors);
  await signAsVisitor(visitors, url, email);

  const file = await download(visitors, visitors.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(file)).toMatchObject({ validCount: 2, isSoundPdf: true });
  expect(file.toString('latin1')).toContain('(Kim & Sons =1+1 <b>.)');
});

test('fields that are taken away one after the other, faster than they are saved, are all gone', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Fia', business: 'Fia AG' });
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Lease 11', signatures: [{ signer_identity_data: { email_address: inventEmail('luca') } }] },
  });
  const body = Buffer.from(buildPdf());
  await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });
  const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
  const labels = ['One', 'Two', 'Three', 'Four'];
  const fields = labels.map((label, index) => ({
    ...{ id: crypto.randomUUID(), document_id: documents[0]!.id, sid: signatures[0]!.sid, label },
    ...{ kind: 'text' as const, required: true, rules: {}, default_value: '', condition: null },
    position: { page: '0', x: 60, y: 60 + index * 60, width: 200, height: 30 },
  }));
  await owner.client.call(putRequestFields, { params: { id }, body: { fields } });
  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=place`);
  await waitUntilAlive(page);
  const saves: string[] = [];
  const first = Promise.withResolvers<void>();
  await page.route('**/bff/v3/signature-requests/*/fields', async (route) => {
    if (route.request().method() === 'PUT' && saves.push('saved') === 1) await first.promise;
    await route.continue();
  });
  for (const label of labels.slice(1)) {
    const box = page.getByRole('group', { name: new RegExp(`^Field ${label} of `) });
    await box.press('Delete');
    await expect(box).toHaveCount(0);
  }
  first.resolve();
  await expect.poll(() => saves.length).toBe(3);
  const read = async () => {
    const { fields: kept } = await owner.client.call(getRequestFields, { params: { id } });
    return kept.map(({ label }) => label);
  };
  await expect.poll(read).toEqual(['One']);
  await expect(page.getByRole('group', { name: /^Field / })).toHaveCount(1);
});
