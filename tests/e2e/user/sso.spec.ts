import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { beginTotp } from '@sigillum/api-contracts/two-step/begin-totp.ts';
import { confirmTotp } from '@sigillum/api-contracts/two-step/confirm-totp.ts';
import { startIdentityProvider, type TestIdentityProvider } from '@sigillum/server/testing/identity-provider.ts';
import { showTotp } from '@sigillum/server/testing/show-totp.ts';
import { expect, expectGoodScreen, test as journey, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Organisation {
  provider: TestIdentityProvider;
  /** Sets the provider up anew, for us with a secret that it may not know. */
  setUp(clientSecret: string): Promise<void>;
  /** An address of its domain. */
  invent(name: string): string;
}

/** An organisation with a real OpenID Connect provider, set up by the operator's command while the server runs. */
const test = journey.extend<{ organisation: Organisation }>({
  organisation: async ({ url }, use) => {
    const provider = await startIdentityProvider(`${url}/sso/callback`);
    const domain = `firma-${randomBytes(4).toString('hex')}.example`;
    const command = ['server/scripts/sso.ts', 'add', domain, provider.issuer, provider.clientId];
    const setUp = async (clientSecret: string) => {
      await promisify(execFile)(process.execPath, command, {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: process.env['SIGILLUM_DATA_DIR'],
          PORT: new URL(url).port,
          SSO_CLIENT_SECRET: clientSecret,
        },
      });
    };
    await setUp(provider.clientSecret);
    await use({ provider, setUp, invent: (name) => `${name}@${domain}` });
    await provider.close();
  },
  // The provider's own login page asks for fonts of another host.
  page: async ({ page }, use) => {
    await page.route(/googleapis/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await use(page);
  },
});

const english = { email: 'E-mail address', button: 'Log in with your organisation' };

async function goToProvider(page: Page, email: string, words = english): Promise<void> {
  await waitUntilAlive(page);
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.button }).click();
  await expect(page.locator('input[name=login]')).toBeVisible();
}

async function logInThere(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}

test('a person whose organisation proves her gets an account, sets it up and comes back without a password', async ({
  page,
  organisation: { provider, invent },
  openBrowser,
}) => {
  const email = invent('nora');
  provider.people.set('nora', { email, email_verified: true, given_name: 'Nora', family_name: 'Keller', locale: 'en' });
  await page.goto('/login');
  await expectGoodScreen(page);
  await goToProvider(page, email);
  await logInThere(page, 'nora');
  await expect(page).toHaveURL(/\/signup\/sso$/);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expectGoodScreen(page);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/signup\/sso$/);
  await waitUntilAlive(page);
  await page.getByLabel('Last name').fill('Keller-Frei');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please accept the terms first.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Keller-Frei');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();

  const elsewhere = await openBrowser();
  await elsewhere.route(/googleapis/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await elsewhere.goto('/login?next=%2Fdashboard%3Ftab%3Ddrafts');
  await goToProvider(elsewhere, email);
  await logInThere(elsewhere, 'nora');
  await expect(elsewhere).toHaveURL(/\/dashboard\?tab=drafts/);
});

test('an account with a password is opened by the organisation, too, and an answer is of no use to another browser', async ({
  page,
  url,
  organisation: { provider, invent },
  openBrowser,
}) => {
  const person = await signUp(url, { email: invent('lea') });
  provider.people.set('lea', { email: person.email, email_verified: true });
  await page.goto('/login');
  await goToProvider(page, person.email);
  const answered = page.waitForRequest(/\/sso\/callback\?/);
  await logInThere(page, 'lea');
  await expect(page).toHaveURL(/\/dashboard|\/$/);
  const answer = (await answered).url();

  await page.goto(answer);
  await expect(page).toHaveURL(/\/dashboard|\/$/);
  const thief = await openBrowser();
  await thief.goto(answer);
  await expect(thief).toHaveURL(/\/sso\/error\?reason=invalid/);
  await expect(thief.getByRole('heading', { name: 'The login at your organisation did not work' })).toBeVisible();
  await thief.goto('/dashboard');
  await expect(thief).toHaveURL(/\/login/);
});

test('an account with a second step asks for it after the organisation, too, and leads to the page that was wanted', async ({
  page,
  url,
  organisation: { provider, invent },
}) => {
  const person = await signUp(url, { email: invent('ida') });
  const { secret } = await person.client.call(beginTotp, { body: { password: person.password } });
  await person.client.call(confirmTotp, { body: { code: showTotp(secret, new Date(), -1) } });
  provider.people.set('ida', { email: person.email, email_verified: true });
  await page.goto('/login?next=%2Fupload');
  await goToProvider(page, person.email);
  await logInThere(page, 'ida');
  await expect(page).toHaveURL(/\/login\/second-step\?next=%2Fupload$/);
  await expectGoodScreen(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.goto('/login/second-step?next=%2Fupload');
  await page.getByLabel('Code').fill(showTotp(secret, new Date()));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/upload$/);
});

test('an organisation whose provider does not know us, or gives an address to somebody else, leads to its own page', async ({
  page,
  organisation: { provider, setUp, invent },
}) => {
  const email = invent('kim');
  for (const login of ['kim', 'successor']) provider.people.set(login, { email, email_verified: true });
  await page.goto('/login');
  await goToProvider(page, email);
  await logInThere(page, 'kim');
  await expect(page).toHaveURL(/\/signup\/sso$/);
  await page.context().clearCookies();
  await page.goto('/login');
  await goToProvider(page, email);
  await logInThere(page, 'successor');
  await expect(page.getByText(/tied to another person’s login/)).toBeVisible();
  await expectGoodScreen(page);

  await setUp('a secret that was changed over there');
  await page.context().clearCookies();
  await page.goto('/login');
  await goToProvider(page, email);
  await logInThere(page, 'kim');
  await expect(page).toHaveURL(/\/sso\/error\/company\?reason=misconfigured/);
  await expect(page.getByText(/not set up correctly/)).toBeVisible();
  await expectGoodScreen(page);
});

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-CH' });
  const german = { email: 'E-Mail-Adresse', button: 'Bei Ihrer Organisation anmelden' };

  test('wer abbricht, kommt mit der eingegebenen Adresse zurück; eine Domain ohne Anmeldung sagt es am Feld', async ({
    page,
    organisation: { invent },
  }) => {
    const email = invent('mia');
    await page.goto('/login');
    await goToProvider(page, email, german);
    await page.getByRole('link', { name: /Cancel/ }).click();
    await expect(page.getByRole('heading', { name: 'Sie haben die Anmeldung abgebrochen' })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
    await expect(page.getByLabel(german.email)).toHaveValue(email);

    await page.getByLabel(german.email).fill('mia@nirgends.example');
    await page.getByRole('button', { name: german.button }).click();
    await expect(page.getByLabel(german.email)).toHaveAccessibleDescription(/keine Organisation eine eigene Anmeldung/);
    await expect(page.getByLabel(german.email)).toHaveValue('mia@nirgends.example');
    await expectGoodScreen(page);
  });

  test('eine Organisation, die eine Adresse nicht bestätigt oder nicht antwortet, wird als solche genannt', async ({
    page,
    organisation: { provider, invent },
  }) => {
    const email = invent('eva');
    provider.people.set('eva', { email, email_verified: false });
    await page.goto('/login');
    await goToProvider(page, email, german);
    await logInThere(page, 'eva');
    await expect(page.getByText(/bestätigt nicht, dass Ihre E-\u2060Mail-Adresse geprüft ist/)).toBeVisible();
    await expectGoodScreen(page);

    await provider.close();
    await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
    await waitUntilAlive(page);
    await page.getByRole('button', { name: german.button }).click();
    await expect(page.getByLabel(german.email)).toHaveAccessibleDescription(/antwortet gerade nicht/);
    await expect(page.getByLabel(german.email)).toHaveValue(email);
  });
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CH' });

  test('une organisation qui répond pour un autre domaine mène à la page qui le dit', async ({
    page,
    organisation: { provider, invent },
  }) => {
    provider.people.set('luc', { email: 'luc@example.ch', email_verified: true });
    await page.goto('/login');
    await goToProvider(page, invent('luc'), { email: 'Adresse e-mail', button: 'Se connecter par votre organisation' });
    await logInThere(page, 'luc');
    await expect(page).toHaveURL(/\/sso\/error\/company\?reason=foreign/);
    await expect(
      page.getByRole('heading', { name: 'La connexion de votre organisation ne convient pas' }),
    ).toBeVisible();
    await expectGoodScreen(page);
  });
});
