import { createClient } from '@sigillum/api-contracts/client.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { letLoginAge, letSessionsRest } from '../../support/let-time-pass.ts';
import { enterCode, inventMobile, readPhoneCode, readSmsCode } from '../../support/signing-steps.ts';

test('a person adds a mobile number by the code that is sent to it, and signs an advanced request with it', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  const owner = await signUp(url, { firstName: 'Aline', business: 'Aline AG' });
  const person = await signUp(url, { firstName: 'Nora' });
  const mobile = inventMobile();
  await enterAs(page, person);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await expect(page.getByText('No number yet')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('Your mobile number').fill(`+${mobile}`);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(`+${mobile}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /Another code in/ })).toBeDisabled();
  await expectGoodScreen(page);
  const code = await readPhoneCode(url, mobile);
  const field = page.getByLabel('Code from the SMS');
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.reload();
  await waitUntilAlive(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByLabel('Another mobile number')).toBeVisible();
  await expect(page.getByText(`+${mobile}`)).toBeVisible();

  const { id } = await sendRequest(owner, {
    title: 'Loan',
    quality: 'AES',
    pdf: buildPdf(),
    signatures: [{ account_email: person.email }],
  });
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await enterCode(page, await readSmsCode(url, mobile), 'Code from the SMS');
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
});

test('eine Person wechselt ihre Adresse mit dem Link, der dorthin geht, und die alte erfährt es', async ({
  page,
  url,
}) => {
  const person = await signUp(url, { firstName: 'Zoë' });
  const wanted = inventEmail('neu');
  await enterAs(page, person);
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Profil', exact: true })).toBeVisible();
  await waitUntilAlive(page);
  await page.getByLabel('Neue E-Mail-Adresse').fill(wanted);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByText(/Wir haben an/)).toContainText(wanted);
  await expectGoodScreen(page);
  expect((await readMail(url, person.email, 'email-change-asked')).subject).toBe(
    'Ihre E-Mail-Adresse soll geändert werden',
  );

  const link = findLink(await readMail(url, wanted, 'confirm-new-email'), '/profile/confirm');
  await page.goto(link.replace(/token=.{6}/, 'token=other1'));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Diese Adresse verwenden' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expectGoodScreen(page);

  await page.goto(link);
  await waitUntilAlive(page);
  await expect(page.getByText(wanted)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Diese Adresse verwenden' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Ihre E-\u2060Mail-Adresse ist geändert.')).toBeVisible();
  await expect(page.getByText(wanted)).toBeVisible();
  expect((await readMail(url, person.email, 'email-changed')).text).toContain(wanted);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
});

test('une personne règle ses e-mails et ce par quoi elle commence, et se déconnecte partout ailleurs', async ({
  page,
  url,
  openBrowser,
}) => {
  const person = await signUp(url, { firstName: 'Léa' });
  const elsewhere = await openBrowser();
  await elsewhere.goto('/login');
  await waitUntilAlive(elsewhere);
  await elsewhere.getByLabel('E-mail address').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere).not.toHaveURL(/login/);

  await enterAs(page, person);
  await page.goto('/profile/settings?lang=fr');
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'Paramètres', level: 1 })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('radio', { name: /Seulement les importants/ }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.getByLabel('Nom pour signer').fill('Dr Léa Müller');
  await page.getByRole('button', { name: 'Enregistrer' }).nth(2).click();
  await expect(page.getByText('Enregistré', { exact: true })).toHaveCount(2);
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByRole('radio', { name: /Seulement les importants/ })).toBeChecked();
  await expect(page.getByLabel('Nom pour signer')).toHaveValue('Dr Léa Müller');

  await expect(page.getByText('Ce navigateur', { exact: true })).toBeVisible();
  await expect(page.getByText(/Chrome sur/)).toBeVisible();
  await page.getByRole('button', { name: 'Déconnecter partout sauf ici' }).click();
  await expect(page.getByText(/Chrome sur/)).toHaveCount(0);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a name that was typed and not saved is not lost by going elsewhere', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Nora' });
  await enterAs(page, person);
  await page.goto('/profile');
  await waitUntilAlive(page);
  const field = page.getByLabel('First name');
  const settings = page.getByRole('link', { name: 'Settings' });
  await field.fill('Eleonora');
  await settings.click();
  const question = page.getByRole('alertdialog');
  // Whoever goes back has seen the page: until it is drawn, the one before still asks.
  const seeSettings = async () => {
    await expect(page).toHaveURL(/\/profile\/settings$/);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field).toHaveValue('Eleonora');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await settings.click();
  await seeSettings();
  await page.goBack();
  await waitUntilAlive(page);
  await field.fill('Somebody');
  await settings.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await seeSettings();
  await page.goBack();
  await expect(field).toHaveValue('Eleonora');
});

test('some minutes after the login, an address is changed and other logins are ended with the password alone', async ({
  page,
  url,
  openBrowser,
}) => {
  const person = await signUp(url, { firstName: 'Olivia' });
  await enterAs(page, person);
  const elsewhere = await openBrowser();
  const { token } = await createClient(fetch, {}, url).call(login, {
    body: { email: person.email, password: person.password },
  });
  await enterAs(elsewhere, { token });
  await letLoginAge(person.email);

  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByLabel('New e-mail address').fill(inventEmail('olivia'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  const password = page.getByLabel('Your password');
  await expect(page.getByText(/You logged in more than ten minutes ago/)).toBeVisible();
  await expect(password).toBeFocused();
  await expectGoodScreen(page);
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/We have written to/)).toBeVisible();

  await page.goto('/profile/settings');
  await waitUntilAlive(page);
  const end = page.getByRole('button', { name: /everywhere but here/ });
  await end.click();
  await password.fill(person.password);
  await end.click();
  await expect(end).toBeHidden();
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a browser that rests for two hours is led to the login, and back', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Ruth' });
  await enterAs(page, person);
  await page.goto('/profile');
  await letSessionsRest(person.email);
  await page.goto('/profile/settings');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/settings/);
});
