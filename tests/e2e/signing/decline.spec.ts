import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

const reason = 'Clause 7 <b>is</b> missing. 🙂';

test('a visitor declines with a reason, the owner reads it, and nobody can sign any more', async ({
  page,
  url,
  openBrowser,
}) => {
  const owner = await signUp(url, { firstName: 'Dora', business: 'Dora AG' });
  const [who, other] = [inventEmail('refuser'), inventEmail('other')];
  await sendRequest(owner, {
    title: 'Non-disclosure',
    pdf: buildPdf(),
    signatures: [who, other].map((email_address) => ({
      signer_identity_data: { email_address, first_name: 'Reto', last_name: 'Nein' },
    })),
  });
  const link = await readInvitation(url, who);
  await page.goto(link);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline to sign?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('x'.repeat(2049));
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Please shorten this to 2048 characters.')).toBeVisible();
  await expectAccessible(page);
  // On a phone the main button lies above the other, and a key reaches it first.
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/declined/);
  await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);

  expect((await readMail(url, owner.email, 'declined')).text).toContain('Clause 7');
  expect((await readMail(url, other, 'declined')).html).not.toContain('<b>is</b>');
  const owners = await openBrowser();
  await enterAs(owners, owner);
  await owners.goto('/dashboard');
  await owners.getByRole('link', { name: 'Done' }).click();
  await expect(owners.getByRole('row').filter({ hasText: 'Non-disclosure' })).toContainText('Declined');
  await owners.getByRole('link', { name: /Non-disclosure/ }).click();
  await expect(owners.getByText(/Reto Nein has declined/)).toBeVisible();
  await expect(owners.getByText(reason).first()).toBeVisible();
  await expectGoodScreen(owners);
});
