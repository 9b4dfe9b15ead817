import { createClient } from '@sigillum/api-contracts/client.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import type { Page } from '@playwright/test';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectAccessible, test, waitUntilAlive } from '../../support/journey.ts';
import { letAccountBeDeleted, letSessionsRest } from '../../support/let-time-pass.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';

const good = 'kupfer Wolke 93 Segel';
const offline = /ERR_INTERNET_DISCONNECTED|ConnectionLost|Failed to fetch/;

for (const [lang, labels, sentence] of inOneLanguage('de', [
  ['en', { email: 'E-mail address', password: 'Password', button: 'Log in' }, /What you entered is still here/],
  [
    'de',
    { email: 'E-Mail-Adresse', password: 'Passwort', button: 'Anmelden' },
    /Was Sie eingegeben haben, ist noch da/,
  ],
  [
    'fr',
    { email: 'Adresse e-mail', password: 'Mot de passe', button: 'Se connecter' },
    /Ce que vous avez saisi est toujours là/,
  ],
])) {
  test(`who goes offline in the middle of a form keeps it, is told in ${lang}, and sends it later`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    expectComplaint(offline);
    const person = await signUp(url);
    await page.goto(`/login?lang=${lang}&next=%2Fupload`);
    await waitUntilAlive(page);
    await page.getByLabel(labels.email).fill(person.email);
    await page.getByLabel(labels.password, { exact: true }).fill(person.password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: labels.button, exact: true }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel(labels.email)).toHaveValue(person.email);
    await expect(page.getByLabel(labels.password, { exact: true })).toHaveValue(person.password);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: labels.button, exact: true }).click();
    await expect(page).toHaveURL(/\/upload$/);
  });
}

test('a page that is opened offline says so, and comes by itself with the connection', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(offline);
  await enterAs(page, await signUp(url));
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('heading', { name: 'We cannot reach the service' })).toBeVisible();
  await expect(page).toHaveTitle('We cannot reach the service · Sigillum');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  await expect(page).toHaveURL(/tab=drafts/);
});

test('a page that nobody answered for comes by itself once the service is there again', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await enterAs(page, await signUp(url));
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('heading', { name: 'We cannot reach the service' })).toBeVisible();
  await page.unroute('**/*');
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  await expect(page).toHaveURL(/tab=drafts/);
});

test('of two tabs one logs out: what was typed in the other stays, and is saved after a new login', async ({
  page,
  url,
  context,
}) => {
  const person = await signUp(url, { firstName: 'Pia' });
  await enterAs(page, person);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Pia Maria');
  const other = await context.newPage();
  await other.goto('/logout');
  await waitUntilAlive(other);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);

  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText(/You are logged out. What you entered is still here/)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Pia Maria');
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Log in' }).click();
  const login = await opened;
  await waitUntilAlive(login);
  await login.getByLabel('E-mail address').fill(person.email);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Pia Maria');
  const saved = page.waitForResponse((response) => response.url().endsWith('/profile.data') && response.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await saved;
  await expect(page.getByText(/You are logged out/)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Pia Maria');
});

test('a session that ends while a dialog is open takes along nothing that was typed in it', async ({
  page,
  url,
  context,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const [owner, person] = await Promise.all([signUp(url, { business: 'Rast AG' }), signUp(url)]);
  const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: person.email }] });
  await enterAs(page, person);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const question = page.getByRole('dialog').getByRole('textbox');
  await question.fill('Which annex holds?');
  await letSessionsRest(person.email);
  await expect(page.getByText(/You are logged out. What you entered is still here/)).toBeVisible();
  await expect(question).toHaveValue('Which annex holds?');

  const session = await createClient(fetch, {}, url).call(login, {
    body: { email: person.email, password: person.password },
  });
  await context.clearCookies({ name: 'sigillum_session' });
  await enterAs(page, session);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Which annex holds?', { exact: true })).toBeVisible();

  await letSessionsRest(person.email);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('when another tab logs in somebody else, no form of the first person is handed in under that name', async ({
  page,
  url,
  context,
}) => {
  const [first, second] = [await signUp(url, { firstName: 'Ria' }), await signUp(url, { firstName: 'Sam' })];
  await enterAs(page, first);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Typed by Ria');
  const other = await context.newPage();
  await enterAs(other, second);
  await other.goto('/dashboard');
  await waitUntilAlive(other);
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await expect(page.getByText(second.email)).toBeVisible();
});

test('before the tabs have told each other, nothing of the first person is done under the name of the second', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const [first, second] = [await signUp(url, { firstName: 'Tia' }), await signUp(url, { firstName: 'Ugo' })];
  await enterAs(page, first);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Typed by Tia');
  // A log-in whose page has not come yet.
  await enterAs(page, second);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText(/You are logged out. What you entered is still here/)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Typed by Tia');
  expect((await second.client.call(getUser, {})).firstName).toBe('Ugo');
  expect(await page.evaluate(async () => (await fetch('/bff/v1/user')).status)).toBe(401);
  // What is only asked for comes as a document of the second person.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Sigillum', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('data-owner', (await second.client.call(getUser, {})).id);
});

test('whoever answers to a form in the place of the server, or breaks off, takes nothing of what was typed', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of (?:429|500)/);
  await enterAs(page, await signUp(url, { firstName: 'Zoe' }));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Typed by Zoe');
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  for (const answer of [{ status: 429 }, { status: 500 }, { status: 200, contentType: 'text/html' }]) {
    await page.route('**/profile.data*', (route) => route.fulfill({ ...answer, body: '<h1>Somebody else</h1>' }));
    await save.click();
    await expect(page.getByText(/We got no answer. What you entered is still here/)).toBeVisible();
    await page.unroute('**/profile.data*');
  }
  const saved = page.waitForResponse((response) => response.url().endsWith('/profile.data') && response.ok());
  await save.click();
  await saved;
  await expect(page.getByText(/We got no answer/)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Typed by Zoe');
});

test('who is deleted while a form is open is told so, and the form does nothing', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Udo' });
  await enterAs(page, person);
  await page.goto('/profile/change-password');
  await waitUntilAlive(page);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill(good);
  await letAccountBeDeleted(person.email);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/You are logged out/)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
});

/** Counts what the browser hands in. */
function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('.data')) posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

/** Twice in the same moment, faster than any person. */
const pressTwice = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });

test('a second press of any button on the way to an account and out of it doubles nothing', async ({ page, url }) => {
  test.slow();
  const posts = countPosts(page);
  const email = inventEmail('twice');
  await page.goto('/signup');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await pressTwice(page, 'Send the link');
  await expect(page).toHaveURL(/\/signup\/mail-sent$/);
  await page.goto(findLink(await readMail(url, email, 'confirm-email'), '/signup/confirm'));
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Dora');
  await page.getByLabel('Last name').fill('Doppel');
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByLabel('I accept the terms of use').check();
  await pressTwice(page, 'Create account');
  await expect(page.getByRole('heading', { name: 'Welcome, Dora' })).toBeVisible();

  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Dora Maria');
  await pressTwice(page, 'Save');
  await expect.poll(() => posts.length).toBe(3);
  await page.goto('/profile/change-password');
  await waitUntilAlive(page);
  await page.getByLabel('Current password').fill(good);
  await page.getByLabel('New password').fill('silber Nebel 41 Anker');
  await pressTwice(page, 'Change password');
  await expect(page.getByText(/Your password is changed/)).toBeVisible();
  await page.goto('/logout');
  await waitUntilAlive(page);
  await pressTwice(page, 'Log out');
  await expect(page.getByText('You are logged out.')).toBeVisible();

  await page.goto('/password-reset');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await pressTwice(page, 'Send the link');
  await expect(page).toHaveURL(/mail-sent$/);
  await page.goto(findLink(await readMail(url, email, 'password-reset'), '/password-reset/confirm'));
  await waitUntilAlive(page);
  await page.getByLabel('New password').fill(good);
  await pressTwice(page, 'Save the new password');
  await expect(page.getByText(/Your new password holds/)).toBeVisible();
  await page.goto('/login');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(good);
  await pressTwice(page, 'Log in');
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  expect(posts).toEqual([
    '/signup.data',
    '/signup/steps.data',
    '/profile.data',
    '/profile/change-password.data',
    '/logout.data',
    '/password-reset.data',
    '/password-reset/new.data',
    '/login.data',
  ]);
});
