import type { Page } from '@playwright/test';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { expectJudged } from '../../support/judged-signature.ts';
import { sendRequest, type Person } from '../../support/people.ts';
import { signUpToSign } from '../../support/signing-people.ts';
import type { ServerProcess } from '../../support/server-process.ts';

// On a test system: there a page stands for everybody's phone.
let server: ServerProcess;

test.beforeEach(({ testSystem }) => {
  server = testSystem;
});

async function enter(page: Page, person: Person, address: string): Promise<void> {
  const cookie = { name: 'sigillum_session', value: person.token, url: server.url };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${server.url}${address}`);
  await waitUntilAlive(page);
}

/** Opens the phone beside the page. */
async function openPhone(page: Page): Promise<Page> {
  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole('link', { name: /Open the phone/ }).getAttribute('href'))!);
  await expect(phone.getByText('This is not a real Mobile ID.')).toBeVisible();
  return phone;
}
/** Answers on the phone once it asks. */
const answer = (phone: Page, button: string) => phone.getByRole('button', { name: button, exact: true }).click();
const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const click = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

test('somebody connects Mobile ID after every bad answer, tests it, and is told what helps when it is another one', async ({
  page,
}) => {
  test.slow();
  const vera = await signUpToSign(server.url, { firstName: 'Vera', business: 'Vera AG' });
  await enter(page, vera, '/profile/signature-standards');
  await page.getByRole('link', { name: 'Confirm with Mobile ID' }).click();
  await expect(page.getByRole('heading', { name: 'Mobile ID', level: 1 })).toBeVisible();
  await expect(page.getByText('This is a test system: no real phone rings.')).toBeVisible();
  await expect(page.getByText(/We ask on the phone/)).toContainText(`+${vera.mobile}`);
  await expectGoodScreen(page);
  const phone = await openPhone(page);

  await click(page, 'Connect Mobile ID');
  await status(page, 'Answer on your phone');
  await expectAccessible(page);
  const text = await phone.locator('blockquote').innerText();
  await expect(page.getByText(text)).toBeVisible();
  await answer(phone, 'Decline');
  await status(page, 'You declined on the phone.');
  await click(page, 'Connect Mobile ID');
  await answer(phone, 'Let the time run out');
  await status(page, 'Nobody answered in time.');
  await click(page, 'Connect Mobile ID');
  await answer(phone, 'Type a wrong PIN until it is blocked');
  await status(page, 'The PIN of your Mobile ID is blocked.');
  // The sentence stands there already: only the answer says that it was asked again before the PIN is unblocked.
  const again = page.waitForResponse((response) => response.request().method() === 'POST');
  await click(page, 'Connect Mobile ID');
  await again;
  await status(page, 'The PIN of your Mobile ID is blocked.');
  await expectAccessible(page);
  await answer(phone, 'Unblock the PIN');
  await answer(phone, 'Have no Mobile ID any more');
  await click(page, 'Connect Mobile ID');
  await status(page, 'Mobile ID does not know this number.');
  await answer(phone, 'Use Mobile ID of the SIM card');
  await click(page, 'Connect Mobile ID');
  await answer(phone, 'Confirm');
  await status(page, 'Mobile ID is connected.');
  await expect(page.getByText('The SIM card')).toBeVisible();
  await expectGoodScreen(page);

  await click(page, 'Test it');
  await answer(phone, 'Confirm');
  await status(page, 'Your phone has confirmed: Mobile ID works.');

  await answer(phone, 'Activate Mobile ID anew, without the recovery code');
  await click(page, 'Test it');
  await answer(phone, 'Confirm');
  await status(page, 'Another Mobile ID has answered');
  await expect(page.getByText('You have the recovery code:')).toBeVisible();
  await expectGoodScreen(page);
  await answer(phone, 'Restore the first Mobile ID with the recovery code');
  await click(page, 'Test it');
  await answer(phone, 'Confirm');
  await status(page, 'Mobile ID works.');
  await expect(page.getByText('You have the recovery code:')).toBeHidden();

  await answer(phone, 'Activate Mobile ID anew, without the recovery code');
  await click(page, 'Connect anew');
  await answer(phone, 'Confirm');
  await status(page, 'Mobile ID is connected.');
  await phone.close();
  await page.goto(`${server.url}/profile/security`);
  await expect(page.getByText('Another Mobile ID has answered')).toBeVisible();
  await page.goto(`${server.url}/profile/signature-standards/mobile-id`);
  await waitUntilAlive(page);
  await click(page, 'Disconnect Mobile ID');
  await status(page, 'Mobile ID is no longer connected');
});

test('somebody signs an advanced signature with Mobile ID, and no text message is sent', async ({ page }) => {
  test.slow();
  const tina = await signUpToSign(server.url, { firstName: 'Tina', business: 'Tina AG' });
  await enter(page, tina, '/profile/signature-standards/mobile-id');
  const phone = await openPhone(page);
  await answer(phone, 'Use the Mobile ID app');
  await click(page, 'Connect Mobile ID');
  await answer(phone, 'Confirm');
  await status(page, 'Mobile ID is connected.');
  const { mails: before } = await createClient(fetch, {}, server.url).call(listOutboxMails, {
    query: { to: `+${tina.mobile}` },
  });
  const { id } = await sendRequest(tina, {
    pdf: buildPdf(),
    title: 'Lease of the Seestrasse',
    quality: 'AES',
    signatures: [{ account_email: tina.email }],
  });
  await page.goto(`${server.url}/view/${id}`);
  await waitUntilAlive(page);
  await expect(page.getByText('We then ask for your Mobile ID to make sure that it is you.')).toBeVisible();
  await click(page, 'Sign');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByText('you confirm there with Mobile ID')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'Please confirm on your phone' });
  await expect(waiting.getByText(/^Sigillum: Sign "Lease of the Seestrasse"\? \(SIG-/)).toBeVisible();
  await expectAccessible(page);
  await answer(phone, 'Decline');
  await expect(page.getByRole('dialog', { name: 'Mobile ID has not confirmed' })).toContainText('You declined');
  await expectAccessible(page);
  await click(page, 'Try again');
  await answer(phone, 'Activate Mobile ID anew, without the recovery code');
  await answer(phone, 'Confirm');
  const mismatch = page.getByRole('dialog', { name: 'Your means of confirmation has changed' });
  await expect(mismatch).toBeVisible();
  await answer(phone, 'Restore the first Mobile ID with the recovery code');
  await click(page, 'It is restored, try again');
  await answer(phone, 'Confirm');
  const signer = { locale: 'en-gb', signer: 'Tina Ammann' } as const;
  await expectJudged(page, server.url, { ...signer, quality: 'AES', legislation: 'UNDEFINED' });
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByText('Confirmed with a second step')).toBeVisible();
  await phone.close();
  const { mails } = await createClient(fetch, {}, server.url).call(listOutboxMails, {
    query: { to: `+${tina.mobile}` },
  });
  expect(mails).toHaveLength(before.length);
});
