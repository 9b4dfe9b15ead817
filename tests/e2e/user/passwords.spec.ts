import type { Page } from '@playwright/test';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { letAccountBeDeleted, letPasswordBeLeaked, letResetsExpire } from '../../support/let-time-pass.ts';
import { findLink, inventEmail, readMail, signUp } from '../../support/people.ts';

const next = 'silber Nebel 41 Anker';

/** Another login of the same person. */
const logInByApi = (url: string, { email, password }: { email: string; password: string }) =>
  createClient(fetch, {}, url).call(login, { body: { email, password } });

/** From the login to the link in the mail. */
async function askForLink(page: Page, url: string, email: string): Promise<string> {
  await page.goto('/login');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await waitUntilAlive(page);
  // The link that was pressed is gone: whoever goes on by keys begins at the content.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/password-reset\/mail-sent$/);
  return findLink(await readMail(url, email, 'password-reset'), '/password-reset/confirm');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a forgotten password is replaced by a mailed link, everybody else is logged out, and the person is told', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  // The other browser still looks for news.
  expectComplaint(/401/);
  const person = await signUp(url, { firstName: 'Vera' });
  const elsewhere = await openBrowser();
  await enterAs(elsewhere, person);
  await elsewhere.goto('/dashboard');

  const link = await askForLink(page, url, person.email);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/password-reset\/new$/);
  await expect(page.getByText(`For the account ${person.email}`)).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('New password').fill('HeatoclEvaedr36');
  await expect(page.getByText(/Published in a data leak/)).toBeVisible();
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too easy to guess/);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your new password holds from now on. Please log in with it.')).toBeVisible();
  await logIn(page, person.email, person.password);
  await expect(page.getByText('This e-mail address and password do not match.')).toBeVisible();
  await logIn(page, person.email, next);
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  expect((await readMail(url, person.email, 'password-changed')).subject).toBe('Your password was changed');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  await expectGoodScreen(page);
});

test('a link that is old, replaced, cut off, of another kind or missing says so in the language of the person', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Luc' });
  const first = await askForLink(page, url, person.email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Only the newest link works.')).toBeVisible();
  const expectTitle = async (address: string, title: string) => {
    const target = new URL(address, url);
    target.searchParams.set('lang', 'fr');
    await page.goto(target.href);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  };
  await expectTitle(first, 'Il existe un lien plus récent');
  await expectGoodScreen(page);
  const newest = await expect
    .poll(async () => findLink(await readMail(url, person.email, 'password-reset'), '/password-reset/confirm'))
    .not.toBe(first)
    .then(async () => findLink(await readMail(url, person.email, 'password-reset'), '/password-reset/confirm'));
  const cut = new URL(newest);
  cut.searchParams.set('token', cut.searchParams.get('token')!.slice(0, -4));
  await expectTitle(cut.href, 'Ce lien ne mène nulle part');
  await expectTitle('/password-reset/confirm', 'Ce lien ne mène nulle part');
  await expectTitle(`/password-reset/confirm?token=${'x'.repeat(900)}`, 'Ce lien ne mène nulle part');
  const confirmation = new URL(findLink(await readMail(url, person.email, 'confirm-email'), '/signup/confirm'));
  await expectTitle(`/password-reset/confirm${confirmation.search}`, 'Ce lien ne mène nulle part');
  await page.goto(newest);
  await expect(page).toHaveURL(/\/password-reset\/new$/);
  await letResetsExpire(person.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectTitle(newest, 'Ce lien a expiré');
});

test('an address without account gets the same page, and a mail that says so', async ({ page, url }) => {
  const email = inventEmail('nobody+tag');
  await page.goto('/password-reset?lang=de');
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByLabel('E-Mail-Adresse').fill('«kein@');
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('«kein@');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await page.getByLabel('E-Mail-Adresse').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page).toHaveURL(/\/password-reset\/mail-sent/);
  await expect(page.getByText(/Falls .* ein Konto hat/)).toBeVisible();
  await expectGoodScreen(page);
  expect((await readMail(url, email, 'no-account')).subject).toBe('Kein Konto mit dieser Adresse');
});

test('a password is changed with the old one, which is asked for five times at most', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  // The other browser still looks for news.
  expectComplaint(/401/);
  const person = await signUp(url, { firstName: 'Rea' });
  const elsewhere = await openBrowser();
  await enterAs(elsewhere, { token: (await logInByApi(url, person)).token });
  await elsewhere.goto('/dashboard');
  await enterAs(page, person);
  await page.goto('/profile/change-password');
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  const change = async (old: string, password: string) => {
    await page.getByLabel('Current password').fill(old);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not this one', next);
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
  await change(person.password, person.password);
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This is your current password/);
  await change(person.password, next);
  await expect(page.getByText('Your password is changed. Your other browsers are logged out.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);

  await page.goto('/profile/change-password');
  await waitUntilAlive(page);
  for (let count = 0; count < 5; count += 1) {
    await change(`wrong ${count}`, 'gold Regen 17 Ruder');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
    await expect(page.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy', 'true');
  }
  await change(next, 'gold Regen 17 Ruder');
  await expect(page.getByText('The current password was wrong five times.')).toBeVisible();
  await expectGoodScreen(page);
});

const judgements = {
  'en-GB': [
    'Still too short',
    /many people use this one/,
    /in a data leak/,
    /Too similar/,
    'Too easy to guess',
    'Strong',
  ],
  'de-CH': ['Noch zu kurz', /Viele verwenden/, /In einem Datenleck/, /zu ähnlich/, 'Zu leicht zu erraten', 'Stark'],
  'fr-CH': [
    'Encore trop court',
    /beaucoup de personnes/,
    /fuite de données/,
    /Trop proche/,
    /facile à deviner/,
    'Très bon',
  ],
} as const;
for (const [locale, texts] of inOneLanguage('fr-CH', Object.entries(judgements))) {
  test(`each fault of a password is told while it is typed (${locale})`, async ({ page, url }) => {
    const person = await signUp(url, { firstName: 'Leonie', lastName: 'Brunner' });
    await enterAs(page, person);
    await page.goto(`/profile/change-password?lang=${locale.slice(0, 2)}`);
    await waitUntilAlive(page);
    const field = page.locator('input[name=password]');
    const typed = ['kurz', 'unbelievable', 'HeatoclEvaedr36', 'Nebel um Brunner 7 Uhr', 'qwertzuiopasdf', next];
    for (const [index, password] of typed.entries()) {
      await field.fill(password);
      await expect(page.getByText(texts[index]!)).toBeVisible();
    }
    await expectGoodScreen(page);
  });
}

test('a password that was leaked since is changed before anything else, and the page says why', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Ben' });
  await letPasswordBeLeaked(person.email, 'heatoclevaedr36');
  await page.goto('/login?next=%2Fdashboard%3Ftab%3Ddrafts');
  await logIn(page, person.email, 'heatoclevaedr36');
  await expect(page).toHaveURL(/\/profile\/change-password$/);
  await expect(page.getByText(/easier to guess than we allow today, or it was found in a data leak/)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/profile\/change-password$/);
  await waitUntilAlive(page);
  await page.getByLabel('Current password').fill('heatoclevaedr36');
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
});

test('of two tabs one logs out: the other leads to the login with its next step, and forgets nobody’s page', async ({
  page,
  url,
  context,
}) => {
  const person = await signUp(url, { firstName: 'Pia' });
  await enterAs(page, person);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await waitUntilAlive(other);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page).toHaveURL(/\/login\?next=.*drafts/);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard\?.*tab=drafts/);
});

test('the cookie of an account that is deleted is nobody’s', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Udo' });
  await letAccountBeDeleted(person.email);
  await enterAs(page, person);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
  expect((await page.context().cookies()).filter(({ name }) => name === 'sigillum_session')).toEqual([]);
  await logIn(page, person.email, person.password);
  await expect(page.getByText('This e-mail address and password do not match.')).toBeVisible();
});
