import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';

test('two people open their links in one browser: what each does in the own tab is done in the own name', async ({
  page,
  url,
  context,
}) => {
  const owner = await signUp(url, { firstName: 'Olga', business: 'Olga AG' });
  const [anna, beat] = [inventEmail('anna'), inventEmail('beat')];
  const signatures = [anna, beat].map((email) => ({ account_email: email }));
  const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures });
  await page.goto(findLink(await readMail(url, anna), '/view/'));
  await waitUntilAlive(page);
  const other = await context.newPage();
  await other.goto(findLink(await readMail(url, beat), '/view/'));
  await waitUntilAlive(other);

  await page.getByRole('button', { name: 'Decline' }).first().click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/declined/);
  const { signatures: after } = await owner.client.call(getSignatureRequest, { params: { id } });
  const declined = after.filter(({ status_code }) => status_code === 'DECLINED');
  expect(declined.map(({ signer_identity_data }) => signer_identity_data.email_address)).toEqual([anna]);
});
