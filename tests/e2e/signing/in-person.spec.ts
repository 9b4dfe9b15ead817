import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { handOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { signingHandOverMessages as messages } from '@sigillum/app/signing/hand-over-messages.ts';
import { signingMessages } from '@sigillum/app/signing/messages.ts';
import { signingPanelMessages } from '@sigillum/app/signing/panel-messages.ts';
import { addPasskey, plugIn } from '../../support/passkeys.ts';
import { inventEmail, sendRequest, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { readCode } from '../../support/signing-steps.ts';

const invite = (email: string, language: 'en' | 'de' | 'fr' = 'en') => ({
  signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi', language },
});

for (const [locale, language, width] of [
  ...inOneLanguage('de-ch', [
    ['en-gb', 'en', 1280],
    ['de-ch', 'de', 1280],
  ] as const),
  ['fr-ch', 'fr', 360],
] as const)
  test(`a signer who is there signs on the host’s device, which then asks for the log-in (${locale}, ${width} px)`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    // The question for the code, and what the host's pages ask once the session has ended, are answers with a status of their own.
    expectComplaint(/status of (422|401)/);
    test.slow();
    const tell = (text: keyof typeof messages, values: Record<string, string> = {}) =>
      Object.entries(values).reduce(
        (said, [name, value]) => said.replace(`{${name}}`, value),
        say(locale, messages[text]),
      );
    const findButton = () => page.getByRole('button', { name: tell('handOver', { name: 'Luca Rossi' }) });
    await page.setViewportSize({ width, height: 740 });
    const host = await signUp(url, { firstName: 'Rea', lastName: 'Keller', business: `Rea AG ${locale}` });
    await speak(host, language);
    const email = inventEmail('tenant');
    const { id } = await sendRequest(host, { title: 'Lease', pdf: buildPdf(), signatures: [invite(email, language)] });
    await enterAs(page, host);
    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    // A small window has the people behind a tab.
    if (width < 768) await page.getByRole('button', { name: say(locale, signingMessages.showDetails) }).click();
    await findButton().click();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: tell('submit') }).click();
    await page.waitForURL(/\/view\/[^/]+\/ho-/);
    await waitUntilAlive(page);
    await expect(page.getByText(tell('bar', { name: 'Rea Keller' }).split('.')[0]!)).toBeVisible();
    await expectGoodScreen(page);
    const visit = page.url();

    for (const place of ['/dashboard', `/view/${id}`, '/business/settings']) {
      await page.goto(place);
      await expect(page).toHaveURL(/\/login/);
    }
    await page.goto(visit);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say(locale, signingPanelMessages.sign), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expectGoodScreen(page);
    await dialog.getByRole('textbox').fill(await readCode(url, email));
    await page.keyboard.press('Enter');
    const back = page.getByRole('heading', { name: tell('backTitle') });
    await expect(back).toBeVisible();
    await expectGoodScreen(page);

    await page.goto(visit);
    await expect(back).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Luca Rossi')).toHaveCount(0);
    await page.goto('/handed-back');
    await expect(back).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/login/);
  });

test('a device that is given back shows nothing of the request any more', async ({ page, url, expectComplaint }) => {
  expectComplaint(/status of 401/);
  const host = await signUp(url, { firstName: 'Rea', business: 'Rea AG' });
  const { id } = await sendRequest(host, {
    title: 'Lease',
    pdf: buildPdf(),
    signatures: [invite(inventEmail('tenant'))],
  });
  await enterAs(page, host);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Hand over this device to Luca Rossi' }).click();
  await page.getByRole('button', { name: 'Log out and hand over' }).click();
  await page.waitForURL(/\/view\/[^/]+\/ho-/);
  await waitUntilAlive(page);
  const visit = page.url();
  await page.getByRole('button', { name: 'Give the device back' }).click();
  await expect(page.getByRole('heading', { name: 'Please give this device back' })).toBeVisible();
  await page.goto(visit);
  await expect(page).toHaveURL(/\/handed-back/);
});

const words = {
  en: {
    ask: /scan the code with your own phone/,
    sign: 'Sign',
    code: 'Use a code by e-mail',
    back: 'Please give this device back',
  },
  de: {
    ask: /Scannen Sie den Code mit Ihrem eigenen Telefon/,
    sign: 'Signieren',
    code: 'Code per E-Mail verwenden',
    back: 'Bitte geben Sie dieses Gerät zurück',
  },
  fr: {
    ask: /scannez le code avec votre propre téléphone/,
    sign: 'Signer',
    code: 'Utiliser un code par e-mail',
    back: 'Veuillez rendre cet appareil',
  },
} as const;

for (const [lang, say] of inOneLanguage('de', Object.entries(words)))
  test(`a signer who is there proves by the own passkey, and is logged in nowhere (${lang})`, async ({
    page,
    openBrowser,
    url,
    expectComplaint,
  }) => {
    expectComplaint(/status of (422|401)/);
    test.slow();
    const host = await signUp(url, { firstName: 'Rea', lastName: 'Keller', business: 'Rea AG' });
    const signer = await signUp(url, { firstName: 'Luca', lastName: 'Rossi' });
    // The signer's own key, which comes along.
    const home = await openBrowser();
    const { devtools, authenticatorId } = await plugIn(home);
    await enterAs(home, signer);
    await addPasskey(home, signer);
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    const { id } = await sendRequest(host, {
      title: 'Lease',
      pdf: buildPdf(),
      signatures: [{ account_email: signer.email }],
    });
    const { url: visit } = await host.client.call(handOver, {
      params: { id, sid: (await host.client.call(getSignatureRequest, { params: { id } })).signatures[0]!.sid },
    });
    const own = await plugIn(page);

    const address = new URL(visit);
    address.searchParams.set('lang', lang);
    await page.goto(address.href);
    await waitUntilAlive(page);
    // The passkey is asked for first, and the code is still to be had.
    await page.getByRole('button', { name: say.sign, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say.ask);
    await expect(dialog.getByRole('button', { name: say.code })).toBeVisible();
    await expectGoodScreen(page);
    for (const credential of credentials)
      await own.devtools.send('WebAuthn.addCredential', { authenticatorId: own.authenticatorId, credential });
    await dialog.getByRole('button', { name: say.sign, exact: true }).click();
    await expect(page.getByRole('heading', { name: say.back })).toBeVisible();

    await page.goto('/profile/security');
    await expect(page).toHaveURL(/\/login/);
    const { events } = await signer.client.call(getSignatureRequestEvents, { params: { id } });
    const names = events.map(({ name }) => name);
    expect(names).toContain('STEP_UP_CONFIRMED');
    expect(names).not.toContain('TAN_SENT');
  });
