import { enterAs, expect, expectAccessible, test, waitUntilAlive } from '../../support/journey.ts';
import { letBusinessBeBlocked, letInvite, letRemove, letTermsChange } from '../../support/let-time-pass.ts';
import { signUp } from '../../support/people.ts';

test('what waits for a person is asked one after the other, before anything else', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/accept/);
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const nora = await signUp(url);
  await letTermsChange(nora.email);
  await letInvite(ada.email, nora.email);
  await enterAs(page, nora);
  await page.goto('/dashboard');
  await waitUntilAlive(page);

  const terms = page.getByRole('dialog', { name: 'Before you go on' });
  await expect(terms).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(terms).toBeVisible();
  await terms.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(terms).toContainText('Please accept the terms first.');
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Accept and continue' }).click();

  const invitation = page.getByRole('dialog', { name: 'Join Frei Architektur AG?' });
  await expect(invitation).toContainText('Ada Frei');
  await expect(terms).toBeHidden();
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(invitation).toBeHidden();

  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/tab=drafts/);
  await expect(invitation).toBeHidden();
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  // Another tab asks the same; it learns that there is nothing to answer any more, and how things stand.
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await waitUntilAlive(tab);
  const again = tab.getByRole('dialog').getByRole('button', { name: 'Accept invitation' });
  await expect(again).toBeVisible();
  await invitation.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByText('You now belong to Frei Architektur AG.')).toBeVisible();
  // Nobody has opened the dialog: the focus goes to what it lay over.
  await expect(page.getByRole('main')).toBeFocused();
  await again.click();
  await expect(tab.getByText('This invitation waits for no answer any more')).toBeVisible();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(tab.getByRole('link', { name: 'New request' }).first()).toBeVisible();
  await tab.close();
  await page.goto('/upload');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Upload');

  await letRemove(nora.email);
  await page.reload();
  await waitUntilAlive(page);
  const removed = page.getByRole('dialog', { name: 'You no longer belong to Frei Architektur AG' });
  await expect(removed).toBeVisible();
  await expectAccessible(page);
  await removed.getByRole('button', { name: 'Continue' }).click();
  await expect(removed).toBeHidden();
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a member of a shut business is told so on every page, and whom to ask', async ({ page, url }) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const nora = await signUp(url);
  await letInvite(ada.email, nora.email);
  await enterAs(page, nora);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await letBusinessBeBlocked(ada.email);
  await page.reload();
  await waitUntilAlive(page);
  const locked = page.getByRole('dialog');
  await expect(locked).toContainText('Frei Architektur AG');
  await expect(locked).toContainText(ada.email);
  await locked.getByRole('button', { name: 'Close' }).click();
  await expect(locked).toBeHidden();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/tab=drafts/);
  await page.reload();
  await locked.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
});
