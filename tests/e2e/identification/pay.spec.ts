import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signDemonstrated } from '../../support/judged-signature.ts';
import { sendRequest, signUp, speak } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { signUpToSign } from '../../support/signing-people.ts';

test('somebody for whom nobody pays pays once for being identified, calls it off, gets the money back, pays anew, and signs QES', async ({
  page,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-pay-once-'));
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test', BILLING: 'stripe' } });
  const place = `${server.url}/profile/signature-standards`;
  try {
    const aline = await signUpToSign(server.url, { firstName: 'Aline', lastName: 'Keller' });
    await enterAs(page, aline);
    await page.goto(`${place}/eidas`);
    await waitUntilAlive(page);
    await expect(page.getByText('EUR 15.00, once').first()).toBeVisible();
    await expectGoodScreen(page);
    // A policy belongs to a document: the page with the provider's fields asks for one of its own.
    const choose = page.getByRole('link', { name: 'Choose this way' }).first();
    await Promise.all([page.waitForEvent('load'), choose.click()]);
    await waitUntilAlive(page);
    await expect(page.getByText('You can pay for it yourself, once: EUR 15.00 without VAT.')).toBeVisible();
    await page.getByLabel('Country').selectOption('CH');
    await expect(page.getByText('no real card belongs here')).toBeVisible();
    await expect(page.getByText('To pay now: EUR 16.22, of which EUR 1.22 is VAT.')).toBeVisible();
    await expectGoodScreen(page);

    const card = page.getByLabel('Card number (local stand-in, no money moves)');
    const pay = page.getByRole('button', { name: 'Pay EUR 16.22' });
    const bank = page.getByRole('dialog', { name: 'Local bank' });
    await card.fill('4000 0000 0000 9995');
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('for want of funds');
    await card.fill('4000 0027 6000 3184');
    await pay.click();
    await bank.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toContainText('not confirmed at your bank');
    await expectGoodScreen(page);
    // A bank with a page of its own leads back here.
    await card.fill('4000 0000 0000 3063');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'Local bank' })).toBeVisible();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toContainText('not confirmed at your bank');
    expect(page.url(), 'nothing of the provider stays in the address').not.toContain('intent');
    await expect(page.getByLabel('Country')).toHaveValue('CH');
    await card.fill('4000 0000 0000 3063');
    await pay.click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('You have paid EUR 16.22.')).toBeVisible();
    await expect(page).not.toHaveURL(/intent/);
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Receipt' }).click(),
    ]);
    await expect(receipt.getByText('Paid: 16.22 EUR')).toBeVisible();
    await receipt.close();

    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText('Ready to begin')).toBeVisible();
    await expectGoodScreen(page);
    await page.locator('summary', { hasText: 'Call it off' }).click();
    await page.getByLabel('Your e-mail address').fill(aline.email);
    await page.getByRole('button', { name: 'Call it off' }).click();
    await expect(page.getByText('It did not take place.')).toBeVisible();
    await expect(page.getByText('Called off')).toBeVisible();
    const isBack = page.getByText('EUR 16.22 was paid back to you on');
    await expect(async () => {
      await page.goto(place);
      await expect(isBack).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectGoodScreen(page);

    for (const [lang, back, text] of [
      ['de', 'wurden Ihnen am', 'Sie können diese Art einmalig selbst bezahlen'],
      ['fr', 'vous ont été remboursés le', 'Vous pouvez le payer vous-même'],
    ] as const) {
      await speak(aline, lang);
      await page.goto(place);
      await expect(page.getByText(back)).toBeVisible();
      await page.goto(`${place}/eidas/video`);
      await waitUntilAlive(page);
      await expect(page.getByText(text)).toBeVisible();
      await expectGoodScreen(page);
    }

    await speak(aline, 'en');
    await page.goto(`${place}/eidas/video`);
    await waitUntilAlive(page);
    await page.getByLabel('Country').selectOption('CH');
    await card.fill('4242 4242 4242 4242');
    await pay.click();
    await expect(page.getByText('You have paid EUR 16.22.')).toBeVisible();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Go to the identification' }).click();
    for (const step of ['Begin now', 'Go on', 'Go on', 'Everything is right', 'Take the identification over'])
      await page.getByRole('button', { name: step }).click();
    await page.getByRole('link', { name: 'Back to Sigillum' }).click();
    await expect(page.getByText('You are identified')).toBeVisible();
    // Whoever has an organisation asks her to sign: she needs nothing more for it.
    const bruno = await signUp(server.url, { firstName: 'Bruno', lastName: 'Frei', business: 'Frei AG' });
    const { id } = await sendRequest(bruno, {
      pdf: buildPdf(),
      quality: 'QES',
      legislation: 'EIDAS',
      signatures: [{ account_email: aline.email }],
    });
    await page.goto(`${server.url}/view/${id}`);
    await signDemonstrated(page, server.url, { locale: 'en-gb', signer: 'Aline Keller' });
    await page.goto('about:blank');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
