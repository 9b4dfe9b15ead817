import type { Page } from '@playwright/test';
import type { Language, Legislation } from '@sigillum/api-contracts/schemas.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { identificationDirectMessages as direct } from '@sigillum/app/identification/direct-messages.ts';
import { identificationStandardsMessages as standards } from '@sigillum/app/identification/standards-messages.ts';
import { identificationWalletMessages as messages } from '@sigillum/app/identification/wallet-messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, type Person, readMail, sendRequest, signUp } from '../../support/people.ts';
import { say, type SpokenLocale } from '../../support/say.ts';
import { signDemonstrated } from '../../support/judged-signature.ts';
import { readInvitation } from '../../support/signing-steps.ts';
import type { ServerProcess } from '../../support/server-process.ts';

// On a test system: there a page stands for everybody's wallet, and the desk's server for the verifier.
let server: ServerProcess;
let aline: Person;

test.beforeEach(async ({ page, testSystem }) => {
  server = testSystem;
  aline = await signUp(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' });
  await enterAs(page, aline);
});

/** The wallet on another device, which has scanned the code. */
async function openWallet(page: Page, locale: SpokenLocale, givenNames = 'Aline Maria'): Promise<Page> {
  await expect(page.getByRole('img', { name: say(locale, messages.qr) })).toBeVisible();
  const wallet = await page.context().newPage();
  const link = page.getByRole('link', { name: say(locale, messages.open) });
  await wallet.goto((await link.getAttribute('href'))!);
  await expect(wallet.getByText('Nobody is really identified here.')).toBeVisible();
  await wallet.getByLabel('Given names').fill(givenNames);
  return wallet;
}

/** Asks anew, and lets the wallet do what it does. */
async function ask(page: Page, how: string, act: (wallet: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: how, exact: true }).click();
  await expect(page.getByText('Waiting for your wallet')).toBeVisible();
  const wallet = await openWallet(page, 'en-gb');
  await act(wallet);
  await putAway(wallet);
}

/** Closes a wallet once it has answered: a page that is closed while it sends may never end. */
async function putAway(wallet: Page): Promise<void> {
  await expect(wallet.getByRole('heading', { name: 'The wallet has answered' })).toBeVisible();
  await wallet.close();
}
const press = (name: string) => (wallet: Page) => wallet.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('who signs up finds the way with the Swiss E-ID, where it can be shown', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto(`${server.url}/signup?lang=de`);
  await page.getByRole('link', { name: 'Damit ein Konto erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mit der E-ID ein Konto erstellen' })).toBeVisible();
  await expect(page.getByText('Danach weisen Sie sich mit der E-\u2060ID aus.')).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  const email = inventEmail('eva');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  const mail = await readMail(server.url, email, 'confirm-email');
  await page.goto(findLink(mail, '/signup/flows/eidplus/confirm'));
  await waitUntilAlive(page);
  await page.getByLabel('Vorname').fill('Eva');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('Passwort', { exact: true }).fill('kupfer Wolke 93 Segel');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  // As was promised, and not to a list in which it has to be found.
  await expect(page.getByRole('heading', { level: 1, name: /ID des Bundes/ })).toBeVisible();
});

test('somebody shows the Swiss E-ID after every refusal, is known for advanced signatures, signs with it, and may still reach QES', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server.url}/profile`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'What you can sign' }).click();
  await page.getByRole('link', { name: 'Show your Swiss E-ID' }).click();
  await expect(page.getByRole('heading', { name: 'Swiss E-ID', level: 1 })).toBeVisible();
  await expect(page.getByText('Your account says Aline Keller.')).toBeVisible();
  await expect(page.getByText('nobody is really identified')).toBeVisible();
  await expectGoodScreen(page);

  await ask(page, 'Begin', press('Refuse'));
  await told(page, 'It was broken off.');
  await expectGoodScreen(page);
  await ask(page, 'Try again', press('Show a credential that has expired'));
  await told(page, 'The document is no longer valid.');
  await ask(page, 'Try again', press('Show one that was revoked'));
  await told(page, 'The document is no longer valid.');
  await ask(page, 'Try again', press('Show one of somebody who may not issue it'));
  await told(page, 'Whoever has issued what you showed does not count here.');
  await expectGoodScreen(page);
  await ask(page, 'Try again', async (wallet) => {
    await wallet.getByLabel('Family name').fill('Rossi');
    await press('Give')(wallet);
  });
  await told(page, 'The name in the document is not that of your account.');
  await ask(page, 'Try again', async (wallet) => {
    await wallet.getByLabel('Date of birth').fill('2020-01-01');
    await wallet.getByLabel('How the product is told').selectOption('never');
    await press('Give')(wallet);
  });
  await told(page, 'Only people of 18 and over');

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'Code for your wallet' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Call it off' }).click();
  await ask(page, 'Begin', async (wallet) => {
    await wallet.getByLabel('How the product is told').selectOption('twice');
    await press('Give')(wallet);
  });
  await told(page, 'You are identified');
  await expect(page.getByText(/You sign as Aline Maria Keller/)).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('link', { name: 'All that you can sign' }).click();
  await expect(page.getByText(/Identified for advanced signatures until/)).toBeVisible();
  await page.getByRole('link', { name: 'Prove who you are' }).first().click();
  await expect(page.getByRole('heading', { name: 'Swiss E-ID' })).toBeVisible();
  await expect(page.getByText('You are identified', { exact: true })).toHaveCount(1);
  await signMinimal(page, 'ZERTES');
});

/** The person signs what asks for an advanced signature of somebody who was identified. */
async function signMinimal(page: Page, legislation: Legislation): Promise<void> {
  await aline.client.call(accept, { body: { tou_swisscom: true } });
  const signatures = [{ account_email: aline.email }];
  const { id } = await sendRequest(aline, { pdf: buildPdf(), quality: 'AES_MINIMAL', legislation, signatures });
  await page.goto(`${server.url}/view/${id}`);
  await signDemonstrated(page, server.url, { locale: 'en-gb', signer: 'Aline Maria Keller' });
}

test('somebody of the EU shows the wallet of her state, after another person’s was refused, and signs with it', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${server.url}/profile/signature-standards`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Show your EU identity wallet' }).click();
  await expect(page.getByRole('heading', { name: 'EU identity wallet', level: 1 })).toBeVisible();
  await expectGoodScreen(page);
  await ask(page, 'Begin', async (wallet) => {
    await wallet.getByLabel('Family name').fill('Rossi');
    await press('Give')(wallet);
  });
  await told(page, 'The name in the document is not that of your account.');
  await ask(page, 'Try again', press('Refuse'));
  await told(page, 'It was broken off.');
  await ask(page, 'Try again', press('Give'));
  await told(page, 'You are identified');
  await expect(page.getByText(/You sign as Aline Maria Keller/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'All that you can sign' }).click();
  await expect(page.getByText(/Identified for advanced signatures until/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show your EU identity wallet' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Show your Swiss E-ID' })).toBeVisible();
  await signMinimal(page, 'EIDAS');
});

for (const [locale, language, legislation] of [
  ['it', 'it', 'ZERTES'],
  ['de-ch', 'de', 'EIDAS'],
] as const)
  test(`a visitor shows a wallet under ${legislation} after that of another was refused, and signs, in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    const link = await invite(language, legislation);
    await page.goto(link.href);
    await waitUntilAlive(page);
    await page.getByRole('link', { name: say(locale, direct.needed) }).click();
    await page.getByRole('link', { name: say(locale, direct.choose) }).click();
    const name = say(locale, legislation === 'ZERTES' ? messages.title : messages.eudiTitle);
    const card = page.getByRole('heading', { name }).locator('xpath=ancestor::*[.//a][1]');
    await expectGoodScreen(page);
    await card.getByRole('link', { name: say(locale, standards.choose) }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText(say(locale, messages.asked))).toContainText('Luca Rossi');
    await expectGoodScreen(page);

    await page.getByRole('button', { name: say(locale, standards.start), exact: true }).click();
    const stranger = await openWallet(page, locale, 'Anna');
    await press('Give')(stranger);
    await putAway(stranger);
    await told(page, say(locale, direct.nameDiffers));
    await page.getByRole('button', { name: say(locale, standards.again) }).click();
    await expect(page.getByRole('img', { name: say(locale, messages.qr) })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say(locale, standards.cancel) }).click();
    await page.getByRole('button', { name: say(locale, standards.start), exact: true }).click();
    const wallet = await openWallet(page, locale, 'Luca');
    await wallet.getByLabel('Family name').fill('Rossi');
    await press('Give')(wallet);
    await putAway(wallet);
    await told(page, say(locale, standards.done));
    expect(page.url()).not.toContain(link.pathname.split('/').at(-1)!);
    await expectGoodScreen(page);

    await page.getByRole('link', { name: say(locale, direct.sign) }).click();
    await signDemonstrated(page, server.url, { locale, signer: 'Luca Rossi' });
  });

/** A request for an advanced signature of somebody without account who was identified. */
async function invite(language: Language, legislation: Legislation): Promise<URL> {
  const email = inventEmail('luca');
  const signer = { email_address: email, first_name: 'Luca', last_name: 'Rossi', language };
  const signatures = [{ signer_identity_data: signer }];
  await sendRequest(aline, { pdf: buildPdf(), quality: 'AES_MINIMAL', legislation, signatures });
  return new URL(await readInvitation(server.url, email));
}
