import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { letConfirmationsExpire } from '../../support/let-time-pass.ts';
import { findLink, inventEmail, readMail, signUp } from '../../support/people.ts';

const good = 'kupfer Wolke 93 Segel';

/** From the first page to the one after the mailed link. */
async function confirmAddress(page: Page, url: string, start: string, email: string): Promise<string> {
  await page.goto(start);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const link = findLink(await readMail(url, email, 'confirm-email'), '/signup/confirm');
  await page.goto(link);
  return link;
}

test('a person signs up by e-mail, is told when the password is weak, loses nothing typed and is welcomed', async ({
  page,
  url,
}) => {
  const email = inventEmail('lea');
  await page.goto('/signup');
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill('not an address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveValue('not an address');

  await confirmAddress(page, url, '/signup', email);
  await expect(page).toHaveURL(/\/signup\/steps$/);
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Léa');
  await page.getByLabel('Last name').fill('Müller-Łukasz');
  await page.getByLabel('Password', { exact: true }).fill('passwordpassword');
  await expect(page.getByText(/Published in a data leak/)).toBeVisible();
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too easy to guess/);
  await expect(page.getByLabel('First name')).toHaveValue('Léa');
  await expect(page.getByLabel('Last name')).toHaveValue('Müller-Łukasz');
  await expect(page.getByLabel('I accept the terms of use')).toBeChecked();
  await expectGoodScreen(page);

  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Léa' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'To my inbox' }).click();
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  await expect(page.getByText('Nothing to sign')).toBeVisible();
});

test('the link of a letter in the local outbox leads on in the whole window', async ({ page }) => {
  const email = inventEmail('ugo');
  await page.goto('/signup');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'local outbox' }).click();
  const outbox = await opening;
  const letter = outbox.getByRole('listitem').filter({ hasText: email });
  await letter.getByRole('link', { name: 'Confirm your e-mail address' }).click();
  await outbox.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).click();
  await expect(outbox).toHaveURL(/\/signup\/steps$/);
  await expect(outbox.getByLabel('First name')).toBeVisible();
});

test('terms that are not accepted are asked for, and an account is not made without them', async ({ page, url }) => {
  const email = inventEmail('mia');
  await confirmAddress(page, url, '/signup', email);
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Roth');
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please accept the terms first.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
  await page.goto('/login');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This e-mail address and password do not match.')).toBeVisible();
});

test('a business signs up, and its founder is the administrator of a trial who may upload', async ({ page, url }) => {
  await page.goto('/business/signup');
  await expectGoodScreen(page);
  await confirmAddress(page, url, '/business/signup', inventEmail('jonas'));
  await expect(page).toHaveURL(/\/business\/signup\/steps$/);
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('Name of the business').fill('Müller & Söhne AG');
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByLabel('I may act for this business').check();
  await page.getByRole('button', { name: 'Create account and business' }).click();
  await expect(page.getByRole('heading', { name: 'Müller & Söhne AG is ready' })).toBeVisible();
  await expect(page.getByText(/You are its administrator. The trial runs until/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Upload the first document' }).click();
  await expect(page.getByText('Drop PDF files here')).toBeVisible();
});

test('a plain account is told on the upload page why it is blocked, and founds a business from there', async ({
  page,
  url,
}) => {
  await enterAs(page, await signUp(url, { firstName: 'Tim' }));
  await page.goto('/upload');
  await expect(page.getByText('Uploading needs a business')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Register a business' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your business' })).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('Name of the business').fill('Tim & Co');
  await page.getByLabel('I may act for this business').check();
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page.getByRole('heading', { name: 'Tim & Co is ready' })).toBeVisible();
  await page.goto('/upload');
  await expect(page.getByText('Drop PDF files here')).toBeVisible();
});

test('a login returns to the page that was asked for, and fills in the address it is given', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Rosa' });
  await page.goto('/dashboard?tab=drafts&size=50');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Afterwards you come back to the page you wanted.')).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This e-mail address and password do not match.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=drafts&size=50$/);
  await page.context().clearCookies();
  await page.goto(`/login?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
});

test('a login never leads to another site', async ({ page, url }) => {
  const person = await signUp(url);
  await page.goto(`/login?next=${encodeURIComponent('//example.org/steal')}`);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${url}/dashboard?tab=inbox`);
});

test('after the logout the back button shows nothing private, and the token is worth nothing', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Clara', business: 'Clara AG' });
  await enterAs(page, person);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expectGoodScreen(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: /Your account/ })).toHaveCount(0);
  await enterAs(page, person);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a confirmation link that was used, cut off or invented says so and offers a new one', async ({ page, url }) => {
  const email = inventEmail('noe');
  const link = await confirmAddress(page, url, '/signup', email);
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Noé');
  await page.getByLabel('Last name').fill('Favre');
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Noé' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('You are logged in already')).toBeVisible();
  await expectGoodScreen(page);
  await page.context().clearCookies();
  for (const used of [link, link.slice(0, -5), '/signup/confirm?token=invented', '/signup/confirm']) {
    await page.goto(used);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  }
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a confirmation link of yesterday leads nowhere, also when it was opened before', async ({ page, url }) => {
  const email = inventEmail('uli');
  const link = await confirmAddress(page, url, '/signup', email);
  await letConfirmationsExpire(email);
  await page.reload();
  await expect(page.getByText('The confirmation link was used already or has expired.')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('an address that has an account already gets a mail that leads to the login, and the page tells nobody', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Ida' });
  await page.goto('/signup');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(findLink(await readMail(url, person.email, 'account-exists'), '/login'));
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
});

for (const [lang, title, button, html] of [
  ['de', 'Konto erstellen', 'Link senden', 'de-CH'],
  ['fr', 'Créer votre compte', 'Envoyer le lien', 'fr-CH'],
] as const) {
  test(`the sign-up speaks ${lang} when the address says so, stays with it, and mails in it`, async ({ page, url }) => {
    const email = inventEmail(`lang-${lang}`);
    await page.goto(`/signup?lang=${lang}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', html);
    await expectGoodScreen(page);
    await page.goto('/signup');
    await waitUntilAlive(page);
    await page.getByRole('textbox').fill(email);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/signup\/mail-sent/);
    await expectGoodScreen(page);
    const mail = await readMail(url, email, 'confirm-email');
    expect(mail.html).toContain(`lang="${html}"`);
    await page.goto(findLink(mail, '/signup/confirm'));
    await expect(page.locator('html')).toHaveAttribute('lang', html);
    await expectGoodScreen(page);
  });
}
