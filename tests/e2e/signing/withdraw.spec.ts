import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

test('a request is withdrawn while its signers are reading it: nobody signs, and each is told where they are', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/sign/);
  const owner = await signUp(url, { firstName: 'Eva', business: 'Eva AG' });
  const email = inventEmail('reader');
  const account = await signUp(url, { firstName: 'Finn' });
  const { id } = await sendRequest(owner, {
    title: 'Offer 12',
    pdf: buildPdf(),
    signatures: [{ signer_identity_data: { email_address: email } }, { account_email: account.email }],
  });
  const link = await readInvitation(url, email);
  const [visitors, accounts] = [await openBrowser(), await openBrowser()];
  // They press before their screens hear of it by themselves.
  await accounts.route(/\/status$/, () => undefined);
  await visitors.route(new RegExp(`/direct/signature-requests/${id}$`), () => undefined);
  await visitors.goto(link);
  await enterAs(accounts, account);
  await accounts.goto(`/view/${id}`);
  await waitUntilAlive(visitors);
  await waitUntilAlive(accounts);
  await expect(accounts.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();

  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The price has changed.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(
    page.getByText('The request was withdrawn').or(page.getByText('This request was withdrawn')).first(),
  ).toBeVisible();

  await visitors.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(visitors).toHaveURL(/\/expired/);
  await expectGoodScreen(visitors);
  await visitors.goto(link);
  await expect(visitors).toHaveURL(/\/expired/);
  await accounts.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(accounts).toHaveURL(/\/expired/);
  await expectGoodScreen(accounts);
  for (const to of [email, account.email])
    expect((await readMail(url, to, 'withdrawn')).text).toContain('The price has changed.');
});
