import type { Page } from '@playwright/test';
import { markVisit } from '@sigillum/api-contracts/page-owner.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { identificationDirectMessages as direct } from '@sigillum/app/identification/direct-messages.ts';
import { identificationStandardsMessages as standards } from '@sigillum/app/identification/standards-messages.ts';
import { maintenanceMessages } from '@sigillum/app/maintenance/messages.ts';
import { signingNameMessages } from '@sigillum/app/signing/name-messages.ts';
import { signingOverlayMessages as overlays } from '@sigillum/app/signing/overlay-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signDemonstrated } from '../../support/judged-signature.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { say, type SpokenLocale } from '../../support/say.ts';
import { readInvitation } from '../../support/signing-steps.ts';

// On a test system, where the desk identifies.

/** A request for a qualified signature of somebody without account. */
async function invite(url: string, language: Language, asked: Partial<Parameters<typeof sendRequest>[1]> = {}) {
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('luca');
  const signer = { email_address: email, first_name: 'Luca', last_name: 'Rossi', language };
  const { id } = await sendRequest(owner, {
    pdf: buildPdf(),
    quality: 'QES',
    signatures: [{ signer_identity_data: signer }],
    ...asked,
  });
  return { owner, id, link: new URL(await readInvitation(url, email)) };
}

/** Begins at the page of the document, up to the way there; the link's language is the page's. */
async function begin(page: Page, link: URL, locale: SpokenLocale, way: 'video' | 'auto' = 'video'): Promise<void> {
  const follow = (text: (typeof direct)[keyof typeof direct]) =>
    page.getByRole('link', { name: say(locale, text) }).click();
  const spoken = new URL(link);
  spoken.searchParams.set('lang', locale);
  await page.goto(spoken.href);
  await waitUntilAlive(page);
  // As whom one signs is told by the identity document.
  await expect(page.getByRole('button', { name: say(locale, signingNameMessages.correct) })).toHaveCount(0);
  await follow(direct.needed);
  await expect(page.getByRole('heading', { name: say(locale, direct.title) })).toBeVisible();
  await expectGoodScreen(page);
  await follow(direct.preview);
  await expect(page.getByRole('heading', { name: 'Rental agreement' })).toBeVisible();
  await expect(page.getByText('This agreement is made between the parties')).toBeAttached();
  await expectGoodScreen(page);
  await follow(direct.previewBack);
  await expect(page.getByRole('heading', { name: say(locale, direct.title) })).toBeVisible();
  await follow(direct.choose);
  const choice = page.getByRole('link', { name: say(locale, standards.choose) }).nth(way === 'video' ? 0 : 1);
  await expect(choice).toBeVisible();
  await expectGoodScreen(page);
  await choice.click();
  await page.getByRole('button', { name: say(locale, standards.start), exact: true }).click();
  await expect(page.getByText(say(locale, standards.initialized))).toBeVisible();
  await expectGoodScreen(page);
}

/** At the desk, up to an identification that can be signed with; without `withVideo` nobody there has to have time first. */
async function passDesk(page: Page, withVideo = true): Promise<void> {
  if (withVideo) {
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await page.getByRole('button', { name: 'Take the identification over' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
}

for (const [locale, language] of [
  ...inOneLanguage('fr-ch', [
    ['en-gb', 'en'],
    ['de-ch', 'de'],
    ['fr-ch', 'fr'],
  ] as const),
  // By another way than the others.
  ['it', 'it'],
] as const)
  test(`a visitor proves who he is, comes back to the document and signs it, in ${locale}`, async ({
    page,
    testSystem: { url },
  }) => {
    test.slow();
    const { link } = await invite(url, language);
    const way = locale === 'it' ? 'auto' : 'video';
    await begin(page, link, locale, way);
    await expect(page).toHaveURL(new RegExp(`/identification/zertes/${way}`));
    await page.getByRole('link', { name: say(locale, standards.leave) }).click();
    await passDesk(page, way === 'video');
    await page.getByRole('link', { name: 'Back to Sigillum' }).click();
    expect(page.url()).not.toContain(link.pathname.split('/').at(-1)!);
    await expect(page.getByText(say(locale, standards.done))).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: say(locale, direct.sign) }).click();
    await signDemonstrated(page, url, { locale, signer: 'Luca Rossi' });
  });

test('an identification goes on in another window and on another device, and ends for a request that was withdrawn', async ({
  page,
  openBrowser,
  expectComplaint,
  testSystem: { url },
}) => {
  test.slow();
  expectComplaint(/status of 404/);
  const { owner, id, link } = await invite(url, 'en');
  const broken = say('en-gb', maintenanceMessages.brokenLinkTitle);
  // Whoever has no link, or that of somebody else, learns nothing.
  const start = link.pathname.replace('/view/', '/direct-sign/identification/');
  for (const address of [
    '/direct-sign/identification/zertes',
    `/direct-sign/identification/zertes/video?request=${id}`,
    start.replace(/[^/]+$/, 'another-secret'),
  ]) {
    await page.goto(url + address);
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
  }
  await begin(page, link, 'en-gb');
  const waiting = page.url();
  const desk = await page.getByRole('link', { name: 'Go to the identification' }).getAttribute('href');

  // The window is closed: its address alone leads nowhere, the link in the mail leads on.
  const phone = await openBrowser();
  await phone.goto(waiting);
  await expect(phone.getByRole('heading', { name: broken })).toBeVisible();
  await phone.goto(url + start);
  await phone.getByRole('link', { name: 'Go on' }).click();
  await expect(phone.getByText('Ready to begin')).toBeVisible();
  await phone.goto(desk!);
  await passDesk(phone);
  await phone.goto('about:blank');
  await expect(page.getByText('You are identified')).toBeVisible();

  // A second signer, whose request is withdrawn in the middle.
  const other = await invite(url, 'en');
  await begin(page, other.link, 'en-gb');
  await other.owner.client.call(withdrawSignatureRequest, { params: { id: other.id }, body: {} });
  await expect(page).toHaveURL(/\/expired/);
  // The visit before is known still.
  await page.goto(waiting);
  await expect(page.getByText('You are identified')).toBeVisible();
  await owner.client.call(withdrawSignatureRequest, { params: { id }, body: {} });
  await page.reload();
  await expect(page).toHaveURL(/\/expired/);
});

test('two people of one request are identified in one browser, and each page stays with its own person', async ({
  page,
  context,
  testSystem: { url },
}) => {
  test.slow();
  const [luca, carla] = [inventEmail('luca'), inventEmail('carla')];
  const signatures = [
    { signer_identity_data: { email_address: luca, first_name: 'Luca', last_name: 'Rossi' } },
    { signer_identity_data: { email_address: carla, first_name: 'Carla', last_name: 'Bianchi' } },
  ];
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  await sendRequest(owner, { pdf: buildPdf(), quality: 'QES', signatures });
  await begin(page, new URL(await readInvitation(url, luca)), 'en-gb');
  const other = await context.newPage();
  await other.goto((await readInvitation(url, carla)).replace('/view/', '/direct-sign/identification/'));
  await other.getByRole('link', { name: say('en-gb', direct.choose) }).click();
  await other
    .getByRole('link', { name: say('en-gb', standards.choose) })
    .first()
    .click();
  await expect(other.getByText('Carla Bianchi')).toBeVisible();

  await page.reload();
  await expect(page.getByText(say('en-gb', standards.initialized))).toBeVisible();
  await page.getByRole('link', { name: say('en-gb', standards.leave) }).click();
  await passDesk(page);
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(page.getByText(say('en-gb', standards.done))).toBeVisible();
  await other.reload();
  await expect(other.getByText('Carla Bianchi')).toBeVisible();
});

test('a visitor proves who he is by ID Austria, and signs with it', async ({ page, testSystem: { url } }) => {
  test.slow();
  const { link, id } = await invite(url, 'en', { quality: 'AES_MINIMAL', legislation: 'EIDAS' });
  await page.goto(link.href);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: say('en-gb', direct.needed) }).click();
  await page.getByRole('link', { name: say('en-gb', direct.choose) }).click();
  const choose = page.getByRole('button', { name: say('en-gb', standards.choose) });
  await expect(choose).toBeVisible();
  await expectGoodScreen(page);
  const secret = link.pathname.split('/').at(-1)!;
  /** Through the dialog to the stand-in of ID Austria. */
  const goThere = async () => {
    await choose.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to ID Austria' }).click();
    await expect(page.getByText('Nobody is really identified here.')).toBeVisible();
    await page.getByLabel('Given names').fill('Luca');
    await page.getByLabel('Family name').fill('Rossi');
  };
  await goThere();
  await page.getByRole('button', { name: 'Log in with the basic identity' }).click();
  await expect(page.getByRole('heading', { name: say('en-gb', standards.austriaTitle) })).toBeVisible();
  const mark = await markVisit(secret);
  expect(page.url()).toBe(`${url}/direct-sign/identification/id-austria-success?request=${id}&visit=${mark}`);
  await expect(page.getByText(say('en-gb', standards.levelTooLow))).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say('en-gb', standards.again) }).click();
  await goThere();
  await page.getByRole('button', { name: 'Log in with the full identity' }).click();
  await expect(page.getByText(say('en-gb', standards.done))).toBeVisible();
  expect(page.url()).not.toContain(secret);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say('en-gb', direct.sign) }).click();
  await signDemonstrated(page, url, { locale: 'en-gb', signer: 'Luca Rossi' });
});

for (const [way, locale, language] of [
  ['video', 'de-ch', 'de'],
  ['self', 'fr-ch', 'fr'],
] as const)
  test(`a visitor is identified under EU law by ${way}, and signs`, async ({
    page,
    expectComplaint,
    testSystem: { url },
  }) => {
    test.slow();
    expectComplaint(/status of 422 .*\/sign/);
    const { link } = await invite(url, language, { legislation: 'EIDAS' });
    await page.goto(link.href);
    await waitUntilAlive(page);
    await page.getByRole('link', { name: say(locale, direct.needed) }).click();
    await page.getByRole('link', { name: say(locale, direct.choose) }).click();
    const choice = page.getByRole('link', { name: say(locale, standards.choose) });
    await choice.nth(way === 'video' ? 0 : 1).click();
    await expect(page).toHaveURL(new RegExp(`/identification/eidas/${way}`));
    await page.getByRole('button', { name: say(locale, standards.start), exact: true }).click();
    await page.getByRole('link', { name: say(locale, standards.leave) }).click();
    await passDesk(page, way === 'video');
    await page.getByRole('link', { name: 'Back to Sigillum' }).click();
    await expect(page.getByText(say(locale, standards.done))).toBeVisible();
    await page.getByRole('link', { name: say(locale, direct.sign) }).click();
    if (way === 'self') await changePassword(page, locale);
    await signDemonstrated(page, url, { locale, signer: 'Luca Rossi' });
  });

/** Chooses a password at the trust service and then another one, is refused for it, and is identified anew. */
async function changePassword(page: Page, locale: SpokenLocale): Promise<void> {
  const sign = page.getByRole('button', { name: say(locale, panel.sign), exact: true });
  await expect(sign).toBeVisible();
  await waitUntilAlive(page);
  const document = page.url();
  await sign.click();
  await page.getByLabel(/^Choose a password/).fill('three brave otters');
  await page.getByRole('button', { name: 'Activate password and code' }).click();
  await page.goto((await page.getByRole('link', { name: /Open the phone/ }).getAttribute('href'))!);
  await page.getByLabel(/^Another password/).fill('four brave otters');
  await page.getByRole('button', { name: 'Set another password' }).click();
  await page.goto(document);
  await waitUntilAlive(page);
  await sign.click();
  await expect(page.getByText(say(locale, overlays.mismatchPasswordChanged))).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say(locale, overlays.mismatchToIdentification) }).click();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say(locale, direct.again) }).click();
  await page
    .getByRole('link', { name: say(locale, standards.choose) })
    .nth(1)
    .click();
  await page.getByRole('button', { name: say(locale, standards.start), exact: true }).click();
  await page.getByRole('link', { name: say(locale, standards.leave) }).click();
  await passDesk(page, false);
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(page.getByText(say(locale, standards.done))).toBeVisible();
  await page.getByRole('link', { name: say(locale, direct.sign) }).click();
}

test('an organisation that wants such signatures from people with an account only has its visitors told so', async ({
  page,
  testSystem: { url },
}) => {
  test.slow();
  const { owner, link } = await invite(url, 'en');
  await enterAs(page, owner);
  await page.goto(`${url}/business/settings`);
  await waitUntilAlive(page);
  const allowed = page.getByRole('checkbox', { name: 'People without an account may sign qualified' });
  await expect(allowed).toBeChecked();
  await allowed.uncheck();
  const form = page.locator('form').filter({ has: allowed });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(link.href);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: say('en-gb', direct.needed) }).click();
  await page.getByRole('link', { name: say('en-gb', direct.choose) }).click();
  await page
    .getByRole('link', { name: say('en-gb', standards.choose) })
    .first()
    .click();
  await page.getByRole('button', { name: say('en-gb', standards.start), exact: true }).click();
  await expect(page.getByText(/wants it from people with an account only/)).toBeVisible();
  await expectGoodScreen(page);
});
