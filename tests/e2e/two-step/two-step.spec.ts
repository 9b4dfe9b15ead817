import type { Page } from '@playwright/test';
import { showTotp } from '@sigillum/server/testing/show-totp.ts';
import { logout } from '@sigillum/api-contracts/user/logout.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { addPasskey, plugIn } from '../../support/passkeys.ts';
import { letSecondStepsExpire } from '../../support/let-time-pass.ts';
import { readMail, signUp, type Person } from '../../support/people.ts';

const showNow = (secret: string, skew = 0) => showTotp(secret, new Date(), skew);

/** Judged from the top: what has scrolled under the toolbar is small only there. */
async function expectGoodPage(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectGoodScreen(page);
}

/** Types e-mail and password into the log-in. */
async function logIn(
  page: Page,
  { email, password }: Person,
  names: { email: string; password: string; button: string },
) {
  await page.getByLabel(names.email).fill(email);
  await page.getByLabel(names.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: names.button, exact: true }).click();
}
const english = { email: 'E-mail address', password: 'Password', button: 'Log in' };
const german = { email: 'E-Mail-Adresse', password: 'Passwort', button: 'Anmelden' };

test('a person turns codes of an app on, logs in with one and with a recovery code, and turns them off', async ({
  page,
  url,
  openBrowser,
}) => {
  const person = await signUp(url);
  await enterAs(page, person);
  await page.goto('/profile/security');
  await waitUntilAlive(page);
  await expectGoodPage(page);
  const totp = page.getByRole('region', { name: 'Codes of an app' });
  await totp.getByLabel('Your password').fill('not this one');
  await totp.getByRole('button', { name: 'Set up' }).click();
  await expect(totp.getByLabel('Your password')).toHaveAccessibleDescription(/not your current password/);
  await totp.getByLabel('Your password').fill(person.password);
  await totp.getByRole('button', { name: 'Set up' }).click();
  await expect(totp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await totp.locator('code').innerText()).replaceAll(' ', '');
  await expectGoodPage(page);
  await totp.getByLabel('The code that the app shows now').fill('000000');
  await totp.getByRole('button', { name: 'Turn on' }).click();
  await expect(totp.getByText('This is not right, or was used already')).toBeVisible();
  await totp.getByLabel('The code that the app shows now').fill(showNow(secret, -1));
  await totp.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes).toBeFocused();
  await expectGoodPage(page);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  expect((await readMail(url, person.email, 'safety-changed')).text).toContain('Codes of an app');
  await page.reload();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await expect(codes).toBeHidden();

  const foreign = await openBrowser({ locale: 'de-CH' });
  await foreign.goto('/login?next=%2Fprofile%2Fsecurity');
  await waitUntilAlive(foreign);
  await logIn(foreign, person, german);
  await expect(foreign.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  await expectGoodPage(foreign);
  await foreign.getByLabel('Code').fill('000000');
  await foreign.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(foreign.getByLabel('Code')).toHaveAccessibleDescription(/Das stimmt nicht oder wurde schon verwendet/);
  await foreign.getByLabel('Code').fill(showNow(secret));
  await foreign.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(foreign).toHaveURL(/\/profile\/security$/);

  const other = await openBrowser();
  await other.goto('/login');
  await waitUntilAlive(other);
  await logIn(other, person, english);
  await other.getByLabel('Code').fill(recoveryCode);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.waitForURL((at) => !at.pathname.startsWith('/login'));
  await other.goto('/profile/security');
  await waitUntilAlive(other);
  await expect(other.getByText('9 codes are left.')).toBeVisible();
  await expect(other.getByText('Recovery code used')).toBeVisible();
  const section = other.getByRole('region', { name: 'Codes of an app' });
  await section.getByText('Turn off').first().click();
  await section.getByLabel('Your password').fill(person.password);
  await section.getByLabel('Code').fill(showNow(secret, 1));
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('somebody who opens the second step without the first is led to the log-in', async ({ page }) => {
  await page.goto('/login/second-step?next=%2Fupload');
  await expect(page).toHaveURL(/\/login\?next=%2Fupload$/);
});

test('a person adds a passkey, logs in with it alone and as the second step, and removes it', async ({ page, url }) => {
  const person = await signUp(url);
  await enterAs(page, person);
  await plugIn(page);
  await page.goto('/profile/security?lang=fr');
  await waitUntilAlive(page);
  await page.getByText('Ajouter une clé d’accès').first().click();
  const passkeys = page.getByRole('region', { name: 'Clés d’accès' });
  await passkeys.getByLabel('Nom de l’appareil').fill('Ordinateur');
  await passkeys.getByLabel('Votre mot de passe').fill(person.password);
  await passkeys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(page.getByRole('region', { name: 'Conservez ces codes de secours' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expect(passkeys.getByText('Ordinateur', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  await page.context().clearCookies();
  await page.goto('/login?next=%2Fprofile%2Fsecurity');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);

  await page.context().clearCookies();
  await page.goto('/login?next=%2Fprofile%2Fsecurity');
  await waitUntilAlive(page);
  await logIn(page, person, english);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);

  await waitUntilAlive(page);
  await page.getByText('Remove “Ordinateur”').first().click();
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.getByLabel('Your password').first().fill(person.password);
  await own.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Your password alone protects this account.')).toBeVisible();
  await expect(own.getByText('Ordinateur', { exact: true })).toBeHidden();
});

test('whoever has lost the device gets in with a recovery code, each of them once', async ({ page, url }) => {
  const person = await signUp(url);
  await enterAs(page, person);
  const { devtools, authenticatorId } = await plugIn(page);
  const [first] = await addPasskey(page, person);
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });

  for (const isFresh of [true, false]) {
    await page.context().clearCookies();
    await page.goto('/login?next=%2Fprofile%2Fsecurity');
    await waitUntilAlive(page);
    await logIn(page, person, english);
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
    if (isFresh) {
      await waitUntilAlive(page);
      await page.getByRole('button', { name: 'Log in with a passkey' }).click();
      await expect(page.getByText(/The passkey was not used/)).toBeVisible();
    }
    await page.getByLabel('Recovery code').fill(first!);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    if (isFresh) await expect(page.getByText('9 codes are left.')).toBeVisible();
  }
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/was used already/);
  await expect(page.getByLabel('Recovery code')).toHaveValue(first!);
});

test('a passkey that was copied is refused, and its owner is told on the page and by mail', async ({ page, url }) => {
  const person = await signUp(url);
  await enterAs(page, person);
  const { devtools, authenticatorId } = await plugIn(page);
  await addPasskey(page, person);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  const enter = async () => {
    await page.context().clearCookies();
    await page.goto('/login?next=%2Fprofile%2Fsecurity');
    await waitUntilAlive(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  await enter();
  await expect(page).toHaveURL(/\/profile\/security$/);
  // The copy knows nothing of the log-in since.
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0]! });
  await enter();
  await expect(page.getByText('This is not right, or was used already.')).toBeVisible();
  await expectGoodPage(page);
  await enterAs(page, person);
  await page.goto('/profile/security');
  await expect(page.getByText('Passkey refused: there may be a copy of it')).toBeVisible();
  await expect
    .poll(async () => (await readMail(url, person.email, 'safety-changed')).text)
    .toContain('there may be a copy');
});

test('a session that ends half way says so, keeps what was typed, and goes on after a log-in in another tab', async ({
  page,
  url,
}) => {
  const person = await signUp(url);
  await enterAs(page, person);
  await page.goto('/profile/security');
  await waitUntilAlive(page);
  await person.client.call(logout, {});
  const totp = page.getByRole('region', { name: 'Codes of an app' });
  await totp.getByLabel('Your password').fill(person.password);
  await totp.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText(/You are logged out\. What you entered is still here/)).toBeVisible();
  await expect(totp.getByLabel('Your password')).toHaveValue(person.password);
  const tab = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Log in' }).click();
  const other = await tab;
  await waitUntilAlive(other);
  await logIn(other, person, english);
  await other.waitForURL((at) => !at.pathname.startsWith('/login'));
  await totp.getByRole('button', { name: 'Set up' }).click();
  await expect(totp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});

test('a set-up and a second step that took too long are begun again where they began', async ({ page, url }) => {
  const person = await signUp(url);
  await enterAs(page, person);
  await page.goto('/profile/security');
  await waitUntilAlive(page);
  const totp = page.getByRole('region', { name: 'Codes of an app' });
  const begin = async () => {
    await totp.getByLabel('Your password').fill(person.password);
    await totp.getByRole('button', { name: 'Set up' }).click();
    await expect(totp.getByRole('img', { name: /QR code/ })).toBeVisible();
    return (await totp.locator('code').innerText()).replaceAll(' ', '');
  };
  const confirm = async (secret: string) => {
    await totp.getByLabel('The code that the app shows now').fill(showNow(secret, -1));
    await totp.getByRole('button', { name: 'Turn on' }).click();
  };
  const first = await begin();
  await letSecondStepsExpire(person.email);
  await confirm(first);
  await expect(totp.getByText(/The set-up took longer than 15 minutes/)).toBeVisible();
  await expectGoodPage(page);
  const secret = await begin();
  expect(secret).not.toBe(first);
  await confirm(secret);
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?next=%2Fprofile%2Fsecurity');
  await waitUntilAlive(page);
  await logIn(page, person, english);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await letSecondStepsExpire(person.email);
  await page.getByLabel('Code').fill(showNow(secret));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fsecurity$/);
  await expect(page.getByText('This took too long, or was used already. Please begin again.')).toBeVisible();
});
