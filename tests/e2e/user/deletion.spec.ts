import { execFileSync } from 'node:child_process';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { deleteUser } from '@sigillum/api-contracts/user/delete-user.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { createVisualSignature } from '@sigillum/api-contracts/visual-signatures/create-visual-signature.ts';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { letInvite } from '../../support/let-time-pass.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';

test('in French, a person takes the own data away and deletes the account; everybody who takes part is told', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*user\/delete/);
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const nora = await signUp(url);
  await ada.client.call(updateUser, { body: { lang: 'fr' } });
  const { id } = await sendRequest(ada, {
    title: 'Bail Zürich',
    pdf: buildPdf(),
    signatures: [{ account_email: nora.email }],
  });
  await enterAs(page, ada);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await expectGoodScreen(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  const file = await (await downloading).path();
  execFileSync('unzip', ['-tq', file]);
  const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  expect(names).toContain('profile.json');
  expect(names).toMatch(new RegExp(`requests/[^/]* Bail Zürich ${id.slice(0, 8)}/documents/agreement\\.pdf`));

  const other = await page.context().newPage();
  await other.goto('/profile');
  await page.getByRole('button', { name: 'Supprimer le compte' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Votre demande en cours');
  await expect(dialog).toContainText(/Frei Architektur AG.*personne d’autre n’en fait partie/);
  await expectAccessible(page);
  await dialog.getByLabel('Votre mot de passe', { exact: true }).fill('three brave otters');
  await dialog.getByRole('button', { name: 'Supprimer définitivement le compte' }).click();
  const password = dialog.getByLabel('Votre mot de passe', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(dialog.getByLabel('Votre mot de passe', { exact: true })).toHaveValue('three brave otters');

  await dialog.getByLabel('Votre mot de passe', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Supprimer définitivement le compte' }).click();
  await expect(page).toHaveURL(/\/bye(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Au revoir');
  await expectGoodScreen(page);
  expect((await readMail(url, ada.email, 'account-deleted')).subject).toBe('Votre compte est supprimé');
  expect((await readMail(url, nora.email, 'withdrawn')).subject).toContain('Bail Zürich');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sigillum_session' }));

  // The other tab, which still shows the account, and the way back lead to the login.
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test('after five wrong passwords nothing is tried any more, and the account is as it was', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 4(22|29) .*user\/delete/);
  const nora = await signUp(url);
  await enterAs(page, nora);
  await page.goto('/profile?lang=de');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Konto löschen' });
  for (let count = 0; count < 5; count += 1) {
    await dialog.getByLabel('Passwort', { exact: true }).fill(`drei mutige Otter ${count}`);
    const answer = page.waitForResponse(/user\/delete/);
    await submit.click();
    await answer;
    await expect(submit).toBeEnabled();
  }
  await dialog.getByLabel('Passwort', { exact: true }).fill(nora.password);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('fünfmal falsch');
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveURL(/\/profile/);
});

test('a double click deletes once, another browser is led to the login, and the same address begins anew with nothing', async ({
  page,
  openBrowser,
  url,
}) => {
  const nora = await signUp(url, { firstName: 'Nora' });
  await nora.client.call(createVisualSignature, { body: { name: 'Nora Ammann', alias: 'Old one' } });
  const other = await openBrowser();
  const session = await createClient(fetch, {}, url).call(login, {
    body: { email: nora.email, password: nora.password },
  });
  await enterAs(other, session);
  await other.goto('/profile/visual-signature');
  await expect(other.getByRole('heading', { name: 'Old one' })).toBeVisible();

  await enterAs(page, nora);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(nora.password);
  await dialog.getByRole('button', { name: 'Delete account' }).dblclick();
  await expect(page).toHaveURL(/\/bye(\?|$)/);
  await expectGoodScreen(page);
  await other.getByRole('link', { name: 'Sigillum' }).first().click();
  await expect(other).toHaveURL(/\/login/);
  const { mails } = await createClient(fetch, {}, url).call(listOutboxMails, { query: { to: nora.email } });
  expect(mails.filter(({ template }) => template === 'account-deleted')).toHaveLength(1);

  const again = await signUp(url, { firstName: 'Nora', email: nora.email });
  await enterAs(page, again);
  await page.goto('/profile/visual-signature');
  await expect(page.getByRole('heading', { name: 'No visual signature yet' })).toBeVisible();
});

test('a browser that still holds the cookie of a deleted account is led to the login, and the page comes back after it', async ({
  page,
  url,
}) => {
  const nora = await signUp(url);
  await enterAs(page, nora);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await nora.client.call(deleteUser, { body: { password: nora.password } });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
  await expect(page.getByText('Afterwards you come back to the page you wanted')).toBeVisible();
  await expectGoodScreen(page);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sigillum_session' }));
});

test('the only administrator of others hears what to do first, and nothing happens', async ({
  page,
  openBrowser,
  url,
}) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const nora = await signUp(url);
  await letInvite(ada.email, nora.email);
  const hers = await openBrowser();
  await enterAs(hers, nora);
  await hers.goto('/dashboard');
  await waitUntilAlive(hers);
  await hers.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(hers.getByRole('dialog')).toBeHidden();

  await enterAs(page, ada);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account cannot be deleted yet' });
  await expect(dialog).toContainText('You are the only administrator of Frei Architektur AG');
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go to the members' }).click();
  await expect(page).toHaveURL(/\/business\/members$/);
});

test('in German, a sign-up with the Swiss E-ID goes by its own pages to the account', async ({ page, url }) => {
  const email = inventEmail('lea');
  // Nobody has set the E-ID up here: no page leads to it, and it promises nothing.
  await page.goto('/signup?lang=de');
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  await expect(page.getByText('E-ID')).toHaveCount(0);
  await page.goto('/signup/flows/eidplus/new?lang=de');
  await expect(page.getByText('sobald das hier angeboten wird')).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByRole('link', { name: 'Andere Adresse verwenden' })).toHaveAttribute(
    'href',
    '/signup/flows/eidplus/new',
  );
  const link = findLink(await readMail(url, email, 'confirm-email'), '/signup/flows/eidplus/confirm');
  await page.goto(link);
  await expect(page).toHaveURL(/\/signup\/steps$/);
  await waitUntilAlive(page);
  await page.getByLabel('Vorname').fill('Lea');
  await page.getByLabel('Nachname').fill('Müller');
  await page.getByLabel('Passwort', { exact: true }).fill('kupfer Wolke 93 Segel');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was Sie signieren können' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${link}&lang=de`);
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute(
    'href',
    '/signup/flows/eidplus/new',
  );
  await expectGoodScreen(page);
});

test('a dialog whose action fails by our fault leads to /sorry, as a form does; one that is asked to wait says so in its place', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 50[03] .*user\/delete/);
  await enterAs(page, await signUp(url));
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const fail = (key: string, status: number) =>
    page.route(
      /\/bff\/v1\/user\/delete/,
      (route) =>
        route.fulfill({
          status,
          json: { type: 'x', key, status, method: 'POST', path: '/v1/user/delete', message: 'No.' },
        }),
      { times: 1 },
    );
  const submit = async () => {
    await dialog.getByLabel('Password', { exact: true }).fill('three brave otters');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
  };
  await fail('error.unavailable', 503);
  await submit();
  await expect(dialog.getByRole('alert')).toContainText('not available right now');
  await fail('error.internal', 500);
  await submit();
  await expect(page).toHaveURL(/\/sorry$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side');
  await expect(dialog).toHaveCount(0);
});
