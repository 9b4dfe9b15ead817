import type { Locator, Page } from '@playwright/test';
import type { Language, Legislation } from '@sigillum/api-contracts/schemas.ts';
import { identificationDirectMessages as direct } from '@sigillum/app/identification/direct-messages.ts';
import { identificationElsewhereMessages as messages } from '@sigillum/app/identification/elsewhere-messages.ts';
import { identificationMessages as methods } from '@sigillum/app/identification/messages.ts';
import { identificationStandardsMessages as standards } from '@sigillum/app/identification/standards-messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signDemonstrated } from '../../support/judged-signature.ts';
import { inventEmail, sendRequest } from '../../support/people.ts';
import { say, type SpokenLocale } from '../../support/say.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import { type SigningPerson, signUpToSign } from '../../support/signing-people.ts';
import { inventMobile, readInvitation } from '../../support/signing-steps.ts';

// On a test system: its desk has a counter, and knows whom somebody there has identified.
let server: ServerProcess;

test.beforeEach(({ testSystem }) => {
  server = testSystem;
});

const keller = { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' } as const;
const shown = { givenNames: 'Aline Maria', familyName: 'Keller' };

/** What somebody tells at the counter. */
interface Shown {
  mobile: string;
  givenNames: string;
  familyName: string;
  law: Legislation;
}

/** Somebody shows the document at the counter, which tells nobody. */
async function showDocument(counter: Page, { mobile, givenNames, familyName, law }: Shown): Promise<void> {
  await expect(counter.getByText('Nobody is really identified here.')).toBeVisible();
  await counter.getByLabel('Mobile number').fill(`+${mobile}`);
  await counter.getByLabel('Law').selectOption(law);
  await counter.getByLabel('Given names').fill(givenNames);
  await counter.getByLabel('Family name').fill(familyName);
  await counter.getByRole('button', { name: 'Everything is right' }).click();
  await expect(counter.getByRole('heading', { name: 'Done at the counter' })).toBeVisible();
}

const findCard = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true }).locator('xpath=ancestor::*[.//button][1]');

/** The trust service does not know the person yet. */
async function askInVain(page: Page, card: Locator, locale: SpokenLocale): Promise<void> {
  await card.getByRole('button', { name: say(locale, messages.check) }).click();
  await expect(page.getByText(say(locale, messages.notYet))).toBeVisible();
  await expectGoodScreen(page);
}

/** The trust service knows the person now; the way back to the document is offered. */
async function askAgain(page: Page, card: Locator, locale: SpokenLocale): Promise<void> {
  await card.getByRole('button', { name: say(locale, messages.checkAgain) }).click();
  await expect(page.getByText(say(locale, standards.done))).toBeVisible();
  await expect(page.getByText(say(locale, messages.known)).first()).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say(locale, standards.backToRequest) }).click();
}

/** A place of the trust service, opened from its card. */
async function goToPlace(page: Page, card: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await card.getByRole('link').first().click();
  return opened;
}

test('somebody shows the document at a counter without Sigillum, which asks again until the trust service knows her, and signs QES', async ({
  page,
}) => {
  test.slow();
  const locale = 'fr-ch';
  const aline = await signUpToSign(server.url, { ...keller, lang: 'fr' });
  const id = await openRequest(page, aline, 'ZERTES');
  const card = findCard(page, say(locale, methods.onSite));
  await askInVain(page, card, locale);
  const counter = await goToPlace(page, card);
  await showDocument(counter, { ...shown, mobile: aline.mobile, law: 'ZERTES' });
  await counter.close();
  await askAgain(page, card, locale);
  await expect(page).toHaveURL(`${server.url}/view/${id}`);
  await signDemonstrated(page, server.url, { locale, signer: 'Aline Maria Keller' });
});

/** A request to sign qualified, and the page of its law. */
async function openRequest(page: Page, person: SigningPerson, law: Legislation): Promise<string> {
  const signatures = [{ account_email: person.email }];
  const { id } = await sendRequest(person, { pdf: buildPdf(), quality: 'QES', legislation: law, signatures });
  await enterAs(page, person);
  await page.goto(`${server.url}/profile/signature-standards/${law.toLowerCase()}?request=${id}`);
  await waitUntilAlive(page);
  return id;
}

test('whom another service has identified for the same trust service is told when the names differ, and then signs QES under EU law', async ({
  page,
}) => {
  test.slow();
  const locale = 'de-ch';
  const aline = await signUpToSign(server.url, { ...keller, lang: 'de' });
  await openRequest(page, aline, 'EIDAS');
  const card = findCard(page, say(locale, methods.external));
  await askInVain(page, card, locale);
  const counter = await page.context().newPage();
  const place = new URL('/counter', await findDesk(page));
  await counter.goto(place.href);
  await showDocument(counter, { mobile: aline.mobile, givenNames: 'Anna', familyName: 'Rossi', law: 'EIDAS' });
  await card.getByRole('button', { name: say(locale, messages.checkAgain) }).click();
  await expect(page.getByText(say(locale, standards.nameDiffers))).toBeVisible();
  await expectGoodScreen(page);
  await counter.goto(place.href);
  await showDocument(counter, { ...shown, mobile: aline.mobile, law: 'EIDAS' });
  await counter.close();
  await askAgain(page, card, locale);
  await signDemonstrated(page, server.url, { locale, signer: 'Aline Maria Keller' });
});

/** The address of the desk: the page of the other law leads to its counter. */
async function findDesk(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(`${server.url}/profile/signature-standards/zertes`);
  const link = other.locator('a[target=_blank][href$="/counter"]');
  const href = await link.getAttribute('href');
  await other.close();
  return href!;
}

for (const [method, locale, language] of [
  ['onSite', 'it', 'it'],
  ['external', 'fr-ch', 'fr'],
] as const)
  test(`a visitor whom the trust service knows from elsewhere (${method}) signs QES, in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    const { link, mobile } = await invite(language);
    await page.goto(link.href);
    await waitUntilAlive(page);
    await page.getByRole('link', { name: say(locale, direct.needed) }).click();
    await page.getByRole('link', { name: say(locale, direct.choose) }).click();
    const card = findCard(page, say(locale, methods[method]));
    await askInVain(page, card, locale);
    const counter = await goToPlace(page, findCard(page, say(locale, methods.onSite)));
    await showDocument(counter, { mobile, givenNames: 'Anna', familyName: 'Rossi', law: 'ZERTES' });
    await counter.getByRole('link', { name: 'Next person' }).click();
    await card.getByRole('button', { name: say(locale, messages.checkAgain) }).click();
    // A visitor has no account whose name could differ.
    await expect(page.getByText(say(locale, direct.nameDiffers))).toBeVisible();
    await expectGoodScreen(page);
    await showDocument(counter, { mobile, givenNames: 'Luca', familyName: 'Rossi', law: 'ZERTES' });
    await counter.close();
    await askAgain(page, card, locale);
    await signDemonstrated(page, server.url, { locale, signer: 'Luca Rossi' });
  });

/** A request for a qualified signature of somebody without account, whose number is known. */
async function invite(language: Language): Promise<{ link: URL; mobile: string }> {
  const owner = await signUpToSign(server.url, keller);
  const mobile = inventMobile();
  const email = inventEmail('luca');
  const signer = {
    ...{ email_address: email, first_name: 'Luca', last_name: 'Rossi', language },
    mobile_number: mobile,
  };
  await sendRequest(owner, { pdf: buildPdf(), quality: 'QES', signatures: [{ signer_identity_data: signer }] });
  return { link: new URL(await readInvitation(server.url, email)), mobile };
}
