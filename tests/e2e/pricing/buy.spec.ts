import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, holdScripts, test as base, waitUntilAlive } from '../../support/journey.ts';
import { signUp, speak } from '../../support/people.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';

/** A server that sells, with the stand-in of the payment provider beside it. */
const test = base.extend<object, { shop: ServerProcess }>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-shop-'));
      const server = await startServerProcess({
        dataDir,
        env: { BILLING: 'stripe', TRUSTED_PROXY: '127.0.0.0/8,::1' },
      });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  url: async ({ shop }, use) => use(shop.url),
  // An open page asks for more of itself whenever it likes, and would find nobody once the server has ended.
  page: async ({ page }, use) => {
    await use(page);
    await page.goto('about:blank');
  },
});

// One server for the file: a clock that is moved on is everybody's.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Where the bill goes, in the language of the page. */
async function fillAddress(page: Page, [street, postcode, town]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel(street).fill('Seeweg 1');
  await page.getByLabel(postcode).fill('8002');
  await page.getByLabel(town).fill('Zürich');
}

/** The stand-in's field, which is no part of the app. */
const findCard = (page: Page) => page.getByLabel('Card number (local stand-in, no money moves)');

/** Buys the plan that a link has chosen, in English, with the card that is typed there already. */
async function buy(page: Page, query: string): Promise<void> {
  await page.goto(`/business/upgrade?${query}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await fillAddress(page, ['Street and number', 'Postcode', 'Town']);
  await expect(findCard(page)).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
}

test('what is chosen, typed and pressed before the page is alive counts', async ({ page, url }) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  await enterAs(page, ada);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/business/upgrade', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Team' }).check();
  await page.getByLabel('Currency').selectOption('CHF');
  await page.getByLabel('Code for a discount').fill('welcome20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Seats' })).toHaveCount(0);
  letScriptsCome();
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('3');
  await expect(page.getByRole('radio', { name: 'Team' })).toBeChecked();
  await expect(page.getByText('Discount WELCOME20')).toBeVisible();
  await expect(page.getByText(/^CHF\s415\.10$/)).toBeVisible();
});

test('a number typed before the page is alive is what the price is for', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' }));
  const letScriptsCome = await holdScripts(page);
  await page.goto('/business/upgrade?plan=team', { waitUntil: 'commit' });
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4');
  letScriptsCome();
  await expect(page.getByText('Team, 4 seats')).toBeVisible();
});

test('a trial becomes a plan with a code for a discount and a receipt', async ({ page, url }) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  await enterAs(page, ada);
  await page.goto('/business/dashboard');
  await waitUntilAlive(page);
  // A policy belongs to a document: the page of the plan asks for one of its own.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Plan', exact: true }).first().click()]);
  const loads = asked.filter((path) => path.startsWith('/business/billing/plan'));
  expect(loads, 'the page is loaded once, as a document').toEqual(['/business/billing/plan']);
  await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeVisible();
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
  await page.getByRole('radio', { name: 'Team' }).check();
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('3');
  await page.getByLabel('Code for a discount').fill('welcome20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount WELCOME20')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await expect(page.getByText('no real card belongs here')).toBeVisible();
  await expect(findCard(page)).toBeVisible();
  await expectGoodScreen(page);
  // EUR 450.00 less a fifth, with the VAT of Switzerland.
  const pay = page.getByRole('button', { name: 'Pay EUR 389.16' });
  const free = page.getByRole('button', { name: 'Change to the free plan' });
  await expect(free).toBeVisible();
  await pay.click();
  await expect(page.getByLabel('Street and number')).toBeFocused();
  await fillAddress(page, ['Street and number', 'Postcode', 'Town']);
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await expect(page.getByText('The Team plan with 3 seats is yours from now on.')).toBeVisible();
  await expect(free, 'somebody who has just paid is not asked to give it up').toBeHidden();
  await expectGoodScreen(page);
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the receipt' }).click(),
  ]);
  await expect(receipt.getByText('389.16 EUR, paid')).toBeVisible();
  await receipt.close();

  await page.getByRole('link', { name: 'To plan and billing' }).click();
  await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Team' })).toBeVisible();
  await expect(page.getByText('3, 2 of them free')).toBeVisible();
  await expect(page.getByText('WELCOME20, used up')).toBeVisible();
  await expect(page.getByRole('row', { name: /EUR 389.16 paid/ })).toBeVisible();
  await expectGoodScreen(page);
});

test('a card that is declined is another one a moment later, in German', async ({ page, url }) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Graf', business: 'Graf Treuhand GmbH' });
  await speak(ada, 'de');
  await enterAs(page, ada);
  await page.goto('/business/upgrade?plan=team&cycle=monthly');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await fillAddress(page, ['Strasse und Nummer', 'Postleitzahl', 'Ort']);
  const pay = page.getByRole('button', { name: /^CHF .* bezahlen$/ });
  // The bank takes the card, and does not pay with it.
  await findCard(page).fill('4000 0000 0000 0341');
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Die Zahlung wurde abgelehnt.');
  await findCard(page).fill('4000 0000 0000 9995');
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('mangels Deckung');
  await expectGoodScreen(page);
  // The bank asks, and the buyer fails there at first.
  await findCard(page).fill('4000 0027 6000 3184');
  await pay.click();
  const bank = page.getByRole('dialog', { name: 'Local bank' });
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('bei Ihrer Bank nicht bestätigt');
  await findCard(page).fill('4000 0027 6000 3184');
  await pay.click();
  await bank.getByRole('button', { name: 'Confirm' }).click();
  // Once for the card, once for the amount.
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank, es ist bezahlt' })).toBeVisible();
  await page.getByRole('link', { name: 'Zu Abonnement und Abrechnung' }).click();
  await expect(page.getByRole('row', { name: /bezahlt/ })).toHaveCount(1);
});

test('a bank’s own page leads back to what was chosen and typed, refused, left and confirmed', async ({
  page,
  url,
}) => {
  await enterAs(page, await signUp(url, { firstName: 'Ada', lastName: 'Kunz', business: 'Kunz AG' }));
  await page.goto('/business/upgrade?plan=team&cycle=monthly');
  await waitUntilAlive(page);
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('4');
  await page.getByLabel('Code for a discount').fill('welcome20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount WELCOME20')).toBeVisible();
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await fillAddress(page, ['Street and number', 'Postcode', 'Town']);
  const atBank = page.getByRole('heading', { name: 'Local bank' });
  const pay = page.getByRole('button', { name: /^Pay / });
  const useCard = async () => {
    await findCard(page).fill('4000 0000 0000 3063');
    await pay.click();
    await expect(atBank).toBeVisible();
  };
  const expectAllKept = async (text: string) => {
    await expect(page.getByRole('alert')).toContainText(text);
    expect(page.url(), 'nothing of the provider stays in the address').toMatch(/\?plan=team&cycle=monthly$/);
    await expect(page.getByLabel('Street and number')).toHaveValue('Seeweg 1');
    await expect(page.getByLabel('Town')).toHaveValue('Zürich');
    await expect(page.getByText('Team, 4 seats')).toBeVisible();
    await expect(page.getByText('Discount WELCOME20')).toBeVisible();
  };
  await useCard();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expectAllKept('not confirmed at your bank');
  await expectGoodScreen(page);
  await useCard();
  await page.goBack();
  await expectAllKept('Your bank has not confirmed anything yet');
  await useCard();
  // Once for the card, once for the amount, each time on the bank's page.
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/bank\?act=payment/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await expect(page.getByText('The Team plan with 4 seats is yours from now on.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the receipt' })).toBeVisible();
  expect(page.url()).not.toContain('intent');
  await page.getByRole('link', { name: 'To plan and billing' }).click();
  await expect(page.getByRole('row', { name: /paid/ })).toHaveCount(1);
});

test('a person who buys directly comes back from the bank with a business', async ({ page, url, expectComplaint }) => {
  // The provider may be quicker to tell of the payment than the page to ask: the business is founded then.
  expectComplaint(/status of 422 .*direct_upgrade\/(?:confirm|preview)/);
  await enterAs(page, await signUp(url, { firstName: 'Nora', lastName: 'Imhof' }));
  await page.goto('/upgrade');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await page.getByLabel('Name of the business').fill('Imhof Beratung');
  await fillAddress(page, ['Street and number', 'Postcode', 'Town']);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await findCard(page).fill('4000 0000 0000 3063');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('not confirmed at your bank');
  await expect(page.getByLabel('Name of the business')).toHaveValue('Imhof Beratung');
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked();
  await findCard(page).fill('4000 0000 0000 3063');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/bank\?act=payment/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await page.getByRole('link', { name: 'To plan and billing' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Individual' })).toBeVisible();
});

test('seats are added for the price that is shown, and given up with the period, in French', async ({ page, url }) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Rey', business: 'Rey SA' });
  await enterAs(page, ada);
  await buy(page, 'plan=team&cycle=monthly&seats=2');
  await speak(ada, 'fr');
  await page.goto('/business/billing/plan');
  await expect(page.getByText('2, dont une libre')).toBeVisible();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Ajouter des licences' }).click();
  const overlay = page.getByRole('dialog', { name: 'Ajouter des licences' });
  await overlay.getByLabel('Combien souhaitez-vous en ajouter ?').fill('2');
  await expect(overlay.getByText('Team, 4 licences, pour le reste de la période')).toBeVisible();
  await expect(overlay.getByText('Ce qu’il reste de l’abonnement actuel')).toBeVisible();
  await expectGoodScreen(page);
  await overlay.getByRole('button', { name: /^Payer / }).click();
  await expect(page.getByText('Les licences sont utilisables.')).toBeVisible();
  await expect(page.getByText('4, dont 3 libres')).toBeVisible();

  await page.getByRole('button', { name: 'Retirer des licences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retirer' });
  await dialog.getByLabel('Combien souhaitez-vous en retirer ?').fill('3');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Retirer 3 licences' }).click();
  await expect(page.getByText('Enregistré : une licence dès la prochaine période.')).toBeVisible();
  await expect(page.getByText(/^Team avec une licence dès le /)).toBeVisible();
  // Whoever took one of them would stay when it has gone.
  await expect(page.getByText('4, aucune libre')).toBeVisible();
  await page.getByRole('button', { name: 'Garder toutes les licences' }).click();
  await expect(page.getByText(/^Team avec 4 licences dès le /)).toBeVisible();
  await expect(page.getByText('4, dont 3 libres')).toBeVisible();
});

test('a plan is cancelled and kept after all', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Ada', lastName: 'Moser', business: 'Moser AG' }));
  await buy(page, 'plan=pro&cycle=yearly');
  await page.getByRole('link', { name: 'To plan and billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the Pro plan?' });
  await dialog.getByLabel('Why are you cancelling?').selectOption({ label: 'We hardly use it' });
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Nothing: the plan ends on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add seats' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep plan after all' }).click();
  await expect(page.getByText(/^Pro with one seat from /)).toBeVisible();

  // Nobody else belongs to the business, and what it pays for does not end along with an account.
  await page.goto('/profile');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const refusal = page.getByRole('dialog', { name: 'Your account cannot be deleted yet' });
  await expectGoodScreen(page);
  await refusal.getByRole('button', { name: 'Go to the profile of the business' }).click();
  await expect(page).toHaveURL(/\/business\/profile$/);
});

test('a seal that the plan does not include is made after a change of plan, and nothing typed is lost meanwhile', async ({
  page,
  url,
  openBrowser,
}) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Wyss', business: 'Wyss AG' });
  await enterAs(page, ada);
  await page.goto('/business/seals');
  await waitUntilAlive(page);
  await page.getByLabel('Label').fill('Mandates');
  await page.getByLabel('Account name').fill('mandates');
  // Meanwhile the trial ends with a plan that has no seals.
  const other = await openBrowser();
  await enterAs(other, ada);
  await buy(other, 'plan=team&cycle=monthly');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page.getByRole('alert')).toContainText('Your plan does not include this');
  await expect(page.getByLabel('Label')).toHaveValue('Mandates');
  await expect(page.getByLabel('Account name')).toHaveValue('mandates');
  await expectGoodScreen(page);

  // From now on the page says so before anything is typed, as do the others; what can be made is made.
  await page.goto('/business/developers/api');
  await expect(page.getByText('For this you need a plan with API users')).toBeVisible();
  await page.goto('/business/settings');
  await expect(page.getByText('For this you need a plan with your own logo')).toBeVisible();
  await expect(page.getByText('For this you need a plan with 21 CFR Part 11')).toBeVisible();
  await page.goto('/business/members/signer-groups');
  await waitUntilAlive(page);
  await expect(page.getByRole('button', { name: 'New signer group' })).toBeVisible();
  await page.goto('/business/seals');
  await waitUntilAlive(page);
  await expect(page.getByText('For this you need a plan with seals')).toBeVisible();
  await expect(page.getByLabel('Account name')).toHaveCount(0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
  }
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: 'Pro' }).check();
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/^The Pro plan .* is yours from now on\.$/)).toBeVisible();
  await page.goto('/business/seals');
  await waitUntilAlive(page);
  await page.getByLabel('Label').fill('Mandates');
  await page.getByLabel('Account name').fill('mandates');
  await page.getByRole('button', { name: 'Create seal' }).click();
  await expect(page.getByRole('heading', { name: 'Mandates', level: 1 })).toBeVisible();
});

test('a person without a business buys directly, and has one from then on', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Nora', lastName: 'Ammann' }));
  await page.goto('/upgrade');
  await waitUntilAlive(page);
  await expect(page.getByText('A plan belongs to a business, which is set up for you at once.')).toBeVisible();
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await page.getByLabel('Name of the business').fill('Ammann Beratung');
  await fillAddress(page, ['Street and number', 'Postcode', 'Town']);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await expect(findCard(page)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await page.getByRole('link', { name: 'To plan and billing' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Individual' })).toBeVisible();
  await page.goto('/business/dashboard');
  await expect(page.getByText('First steps')).toBeVisible();
});

test('what the provider tells shuts a business whose payments fail, and opens it within seconds once one is made or a plan is bought', async ({
  page,
  url,
  openBrowser,
}) => {
  await enterAs(page, await signUp(url, { firstName: 'Ada', lastName: 'Huber', business: 'Huber AG' }));
  await buy(page, 'plan=team&cycle=monthly');
  await page.getByRole('link', { name: 'To plan and billing' }).click();
  // The provider's pages, in which the product has no part: it hears of what is done there by a call from outside.
  await page.getByRole('button', { name: 'Open the provider’s pages' }).click();
  await expect(page.getByRole('heading', { name: 'Local Stripe: customer portal' })).toBeVisible();
  const provider = await openBrowser();
  await provider.goto(page.url());
  const useCard = async (number: string) => {
    await provider.getByLabel('Card number').fill(number);
    await provider.getByRole('button', { name: 'Use this card' }).click();
    await expect(provider.getByRole('listitem').first()).toBeVisible();
  };
  const portal = provider.url();
  const letGoBy = async (days: number) => {
    await provider.goto(new URL('/clock', portal).href);
    await provider.getByLabel('Days').fill(String(days));
    await provider.getByRole('button', { name: 'Let them go by' }).click();
  };
  /** The next renewals fail until the provider gives up. */
  const letRenewalsFail = async () => {
    await provider.goto(portal);
    await useCard('4000000000000341');
    await letGoBy(60);
    await expect(async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('The plan of Huber AG has ended or was not paid.')).toBeVisible({ timeout: 2000 });
    }).toPass();
  };
  // The first renewal fails: the business goes on while the provider tries again, and its administrators are warned.
  await useCard('4000000000000341');
  await letGoBy(32);
  await expect(async () => {
    await page.goto('/business/dashboard');
    await expect(page.getByText('A payment is open: the last charge did not go through.')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Look at the plan' }).click()]);
  await expect(page.getByText('A payment is open', { exact: true })).toBeVisible();
  await letRenewalsFail();
  await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible();
  await provider.goto(portal);
  await useCard('4242424242424242');
  await expect(async () => {
    await page.goto('/business/dashboard');
    await expect(page.getByText('First steps')).toBeVisible({ timeout: 2000 });
  }).toPass();

  // Or a plan is bought anew, and what was not paid is over.
  await letRenewalsFail();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'On to the payment' }).click();
  await expect(findCard(page)).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await page.goto('/business/dashboard');
  await expect(page.getByText('First steps')).toBeVisible();
});

test('an administrator gives a trial up for the free plan, and everybody has a plain account', async ({
  page,
  url,
  expectComplaint,
}) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Bloch', business: 'Bloch GmbH' });
  await enterAs(page, ada);
  await page.goto('/business/billing/plan');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'End trial' }).click();
  const ending = page.getByRole('alertdialog', { name: 'End the trial now?' });
  await expect(ending).toContainText('Bloch GmbH');
  await ending.getByRole('button', { name: 'End trial' }).click();
  await expect(ending).toBeHidden();
  await page.goto('/business/upgrade');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Change to the free plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to the free plan?' });
  await expect(dialog).toContainText('For 30 days you can bring it back');
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Your password').fill('three brave otters');
  await expectGoodScreen(page);
  expectComplaint(/status of 422|net::ERR_FAILED/);
  await page.route('**/downgrade', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Change to free' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This did not work. Please try again, or contact support.');
  await dialog.getByRole('button', { name: 'Change to free' }).click();
  const password = dialog.getByLabel('Your password');
  await expect(password).toHaveAccessibleDescription(/password/);
  await expect(password).toBeFocused();
  await password.fill(ada.password);
  await dialog.getByRole('button', { name: 'Change to free' }).click();
  const told = page.getByRole('dialog', { name: 'Bloch GmbH is on the free plan now' });
  await expect(told).toContainText('an administrator can bring it back');
  await expectGoodScreen(page);
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect(told).toBeHidden();
  await page.goto('/business/register');
  await expect(page.getByText('Bloch GmbH').first()).toBeVisible();
});
