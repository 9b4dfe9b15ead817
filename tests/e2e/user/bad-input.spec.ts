import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, expectNoSideways, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, signUp } from '../../support/people.ts';

const good = 'kupfer Wolke 93 Segel';

/** An address of so many characters, the longest that mail knows at 254. */
function stretchEmail(length: number): string {
  const [local, domain] = inventEmail('lang').split('@') as [string, string];
  const label = 'd'.repeat(60);
  const rest = `.${label}.${label}.${domain}`;
  return `${local}@${'x'.repeat(length - local.length - 1 - rest.length)}${rest}`;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

/** From the mailed link to the page of somebody who is in. */
async function finishSignUp(page: Page, url: string, email: string, firstName: string, lastName: string) {
  await page.goto(findLink(await readMail(url, email, 'confirm-email'), '/signup/confirm'));
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the longest address that mail knows signs up and logs in; one letter more is refused and stays', async ({
    page,
    url,
  }) => {
    test.slow();
    const [longest, tooLong] = [stretchEmail(254), stretchEmail(255)];
    await askForLink(page, tooLong);
    await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/a maximum of 254 characters/);
    await expect(page.getByLabel('E-mail address')).toHaveValue(tooLong);
    await page.getByLabel('E-mail address').fill(longest);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page).toHaveURL(/\/signup\/mail-sent$/);
    await expectGoodScreen(page);
    await finishSignUp(page, url, longest, 'Lara', 'Lang');
    for (const address of ['/profile', '/profile/settings', '/logout']) {
      await page.goto(address);
      await expectNoSideways(page);
    }
    await page.context().clearCookies();
    await page.goto('/login');
    await waitUntilAlive(page);
    await page.getByLabel('E-mail address').fill(longest.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(good);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  });
});

test('an address with plus, apostrophe, capitals and a domain in other letters is one account, as it was typed', async ({
  page,
  url,
}) => {
  const [local] = inventEmail("O'Brien+Tag").split('@') as [string];
  await askForLink(page, `${local}@Bücher.example.ch`);
  await expect(page.getByText(`${local.toLowerCase()}@bücher.example.ch`)).toBeVisible();
  await finishSignUp(page, url, `${local}@bücher.example.ch`, 'Conor', "O'Brien");
  await page.context().clearCookies();
  await page.goto('/login');
  await waitUntilAlive(page);
  // The same domain as other programs write it.
  await page.getByLabel('E-mail address').fill(`${local.toUpperCase()}@xn--bcher-kva.example.ch`);
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signature requests' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`${local.toLowerCase()}@bücher.example.ch`)).toBeVisible();
});

for (const [lang, label, button, sentence] of [
  ['de', 'E-Mail-Adresse', 'Link senden', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  ['fr', 'Adresse e-mail', 'Envoyer le lien', 'Veuillez saisir une adresse e-mail valable'],
] as const) {
  test(`what is no address is refused in ${lang}, and stays`, async ({ page }) => {
    await page.goto(`/signup?lang=${lang}`);
    await waitUntilAlive(page);
    const field = page.getByLabel(label);
    for (const wrong of [
      '"quoted local"@example.ch',
      'anna@@example.ch',
      'anna@example',
      'anna@-x.ch',
      'ann a@example.ch',
    ]) {
      await field.fill(wrong);
      await page.getByRole('button', { name: button }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(field).toHaveValue(wrong);
      await expect(field).toBeFocused();
    }
    await expectGoodScreen(page);
  });
}

for (const [firstName, lastName] of [
  ['李小龍', '王'],
  ['ياسمين', 'بن علي'],
  ['José María', 'D’Arcy-Ødegård Łukasz'],
  ['<b>Ada</b>', '{name} & "Söhne"'],
] as const) {
  test(`a person called ${firstName} ${lastName} is called so`, async ({ page, url }) => {
    const email = inventEmail('name');
    await askForLink(page, email);
    await expect(page).toHaveURL(/\/signup\/mail-sent$/);
    await finishSignUp(page, url, email, firstName, lastName);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
    await page.goto('/profile');
    await expect(page.getByLabel('First name')).toHaveValue(firstName);
    await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    await expectGoodScreen(page);
  });
}

test('a link for a new address that is foreign, mangled or missing changes nothing and says so', async ({
  page,
  url,
}) => {
  const [owner, other] = [await signUp(url, { firstName: 'Olga' }), await signUp(url, { firstName: 'Otto' })];
  const next = inventEmail('olga-next');
  await enterAs(page, owner);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('New e-mail address').fill(next);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = findLink(await readMail(url, next, 'confirm-new-email'), '/profile/confirm');
  await enterAs(page, other);
  for (const foreign of [link, link.slice(0, -4), '/profile/confirm?token=invented', '/profile/confirm']) {
    await page.goto(foreign);
    await expect(page.getByRole('heading', { name: /^This link/ })).toBeVisible();
  }
  await expectGoodScreen(page);
  await page.goto('/profile');
  await expect(page.getByText(other.email)).toBeVisible();
});
