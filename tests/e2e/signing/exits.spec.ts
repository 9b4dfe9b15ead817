import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import {
  enterAs,
  expect,
  expectAccessible,
  expectGoodScreen,
  stopUnder,
  test as base,
  waitUntilAlive,
} from '../../support/journey.ts';
import { openShop } from '../../support/open-shop.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { openRemoteTrust } from '../../support/remote-trust.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { signUpToSign } from '../../support/signing-people.ts';
import { readCode, readInvitation } from '../../support/signing-steps.ts';

const test = base.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({}, use) => {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
});

async function invite(url: string, language: 'en' | 'fr' | 'it' = 'en') {
  const owner = await signUp(url, { firstName: 'Elin', business: 'Elin AG' });
  const email = inventEmail('visitor');
  const signatures = [
    { signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi', language } },
    { account_email: owner.email },
  ];
  const { id } = await sendRequest(owner, { title: 'Order 7', pdf: buildPdf(), signatures });
  return { owner, id, email, link: await readInvitation(url, email) };
}

/** Makes the page's clock stand where the journey puts it. */
async function letTimePass(page: Page, seconds: number) {
  await page.clock.fastForward(seconds * 1000);
}

const arrive = (page: Page, host: string, path: string) => expect(page).toHaveURL(`http://${host}${path}`);

/** Types the code into the dialog that is open, in any language. */
async function enterAnyCode(dialog: Locator, code: string) {
  await dialog.getByRole('textbox').first().fill(code);
  await dialog.locator('button[type=submit]').first().click();
}

test('a visitor changes the language, reloads, signs with a code and is taken back in French, without a trace of from where', async ({
  page,
  url,
  shop,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/(sign|tan)/);
  const { email, link } = await invite(url);
  await page.clock.install();
  await page.goto(shop.writeLink(link, { redirectTimeout: '20' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await enterAnyCode(dialog, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Merci, vous avez signé' })).toBeVisible();
  const counting = page.getByRole('timer');
  await expect(counting).toContainText(new RegExp(`Vous retournez à ${shop.host} dans (20|1\\d) secondes`));
  await expect(page.getByRole('dialog').getByRole('link', { name: `Retourner à ${shop.host}` })).toBeVisible();
  await expectAccessible(page);
  expect(shop.visits).toEqual([]);
  await letTimePass(page, 21);
  await arrive(page, shop.host, '/signed?order=7');
  expect(shop.visits).toEqual([{ path: '/signed?order=7', referer: undefined }]);
  // Who comes back is not led away again.
  await page.goBack();
  await waitUntilAlive(page);
  await expect(page.getByRole('link', { name: `Retourner à ${shop.host}` })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectGoodScreen(page);
});

test('somebody with an account comes by the login, declines in German, changes the language there and goes back by the link', async ({
  page,
  url,
  shop,
}) => {
  const { owner, id } = await invite(url);
  await page.clock.install();
  await page.goto(shop.writeLink(`${url}/view/${id}?lang=de`));
  await expect(page).toHaveURL(/\/login/);
  await waitUntilAlive(page);
  await page.getByLabel('E-Mail-Adresse').fill(owner.email);
  await page.getByLabel('Passwort', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/view\/.*exitURL=/);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page).toHaveURL(/\/declined/);
  await expect(page.getByRole('timer')).toContainText(shop.host);
  await expectGoodScreen(page);
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Hier bleiben' }).click();
  const back = page.getByRole('link', { name: `Zurück zu ${shop.host}` });
  await expect(back).toBeFocused();
  await letTimePass(page, 100);
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect(shop.visits).toEqual([]);
  await back.click();
  await arrive(page, shop.host, '/declined');
  expect(shop.visits).toEqual([{ path: '/declined', referer: undefined }]);
});

test('a failure is told in Italian and leads to the address for failures, not while it is tried again', async ({
  page,
  url,
  shop,
  expectComplaint,
}) => {
  expectComplaint(/status of 4(22|23)|status of 500/);
  const { link } = await invite(url, 'it');
  await page.route(/\/v3\/direct\/sign$/, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'x',
        method: 'POST',
        path: '/v3/direct/sign',
        status: 422,
        message: 'No.',
        key: 'error.sign.failed',
      },
    }),
  );
  await page.clock.install();
  await page.goto(shop.writeLink(link, { lang: 'it', redirectTimeout: '-1' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Firmare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'La Sua firma non è stata creata' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(shop.host);
  await expectAccessible(page);
  await letTimePass(page, 11);
  await arrive(page, shop.host, '/failed');
  expect(shop.visits).toEqual([{ path: '/failed', referer: undefined }]);
});

test('somebody with an account who fails stays, tries again, and after signing goes back at once', async ({
  page,
  url,
  shop,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  const { owner, id } = await invite(url);
  await enterAs(page, owner);
  let isBroken = true;
  await page.route(/\/v3\/sign$/, (route) =>
    isBroken
      ? route.fulfill({
          status: 422,
          json: { type: 'x', method: 'POST', path: '/v3/sign', status: 422, message: 'No.', key: 'error.sign.failed' },
        })
      : route.continue(),
  );
  await page.clock.install();
  await page.goto(shop.writeLink(`${url}/view/${id}`, { redirecttimeout: '-1' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your signature was not made' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await letTimePass(page, 60);
  await expect(page.getByRole('heading', { name: 'Your signature was not made' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await arrive(page, shop.host, '/signed?order=7');
  expect(shop.visits).toEqual([{ path: '/signed?order=7', referer: undefined }]);
});

test('with declineRedirect one press declines and leads back; what is no address leads nowhere', async ({
  page,
  url,
  shop,
}) => {
  const { link } = await invite(url);
  await page.goto(shop.writeLink(link, { exitURL: `http://user:pass@${shop.host}/`, declineRedirect: 'true' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Decline to sign?' })).toBeVisible();
  await page.goto(shop.writeLink(link, { declineRedirect: 'true' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await arrive(page, shop.host, '/declined');
  expect(shop.visits).toEqual([{ path: '/declined', referer: undefined }]);
});

test('hidedownload hides the signed file at the end, and 0 seconds never leave', async ({
  page,
  url,
  shop,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/(sign|tan)/);
  const { email, link } = await invite(url);
  await page.clock.install();
  await page.goto(shop.writeLink(link, { hidedownload: '1', redirectTimeout: '0' }));
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  await enterAnyCode(page.getByRole('dialog'), await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: `Back to ${shop.host}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'agreement' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await letTimePass(page, 200);
  expect(shop.visits).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('declining leads back by a form that may lead to that site alone', async ({ page, url, shop }) => {
    const { link } = await invite(url);
    const answer = await page.goto(shop.writeLink(link));
    expect(answer!.headers()['content-security-policy']).toContain(`form-action 'self' http://${shop.host};`);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText(`Afterwards you are taken back to ${shop.host}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await arrive(page, shop.host, '/declined');
    expect(shop.visits).toEqual([{ path: '/declined', referer: undefined }]);
  });

  test('somebody with an account signs, and finds the way back on the page', async ({ page, url, shop }) => {
    const { owner, id } = await invite(url);
    await enterAs(page, owner);
    await page.goto(shop.writeLink(`${url}/view/${id}`));
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('link', { name: `Back to ${shop.host}` }).click();
    await arrive(page, shop.host, '/signed?order=7');
    expect(shop.visits).toEqual([{ path: '/signed?order=7', referer: undefined }]);
  });
});

test('who confirms at a trust service comes back by way of /mab/redirect, and from there goes back to the shop', async ({
  page,
  shop,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 503 .*\/redirect-sign/);
  const remote = await openRemoteTrust('broker', 'QES');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-exits-'));
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test', ...remote.env } });
  try {
    const person = await signUpToSign(server.url, { firstName: 'Mara', lastName: 'Blum', business: 'Blum AG' });
    const { email, firstName, lastName, token } = person;
    remote.belongTo(person);
    const { id } = await sendRequest(person, {
      pdf: buildPdf(),
      quality: 'QES',
      signatures: [
        {
          account_email: email,
          signer_identity_data: { email_address: email, first_name: firstName, last_name: lastName },
        },
      ],
    });
    await page
      .context()
      .addCookies([{ name: 'sigillum_session', value: token, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
    await page.clock.install();
    await page.goto(shop.writeLink(`${server.url}/view/${id}`, { redirectTimeout: '20' }));
    await waitUntilAlive(page);
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    // The service breaks down while its person is there: what the person brings back is not lost, and is brought again.
    const mend = remote.breakDown!();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The trust service cannot be reached' })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
    expect(passed).toContain('/mab/redirect');
    await expect(page.getByRole('timer')).toContainText(new RegExp(`${shop.host} in (20|1\\d) seconds`));
    expect(new URL(page.url()).searchParams.get('exitURL')).toBe(`http://${shop.host}/signed?order=7`);
    expect(shop.visits).toEqual([]);
    await letTimePass(page, 21);
    await arrive(page, shop.host, '/signed?order=7');
    expect(shop.visits).toEqual([{ path: '/signed?order=7', referer: undefined }]);
  } finally {
    await stopUnder(page, server);
    await remote.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
