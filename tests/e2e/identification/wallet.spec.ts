import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

// A test system of its own: there a page stands for everybody's wallet, and the desk's server for the verifier.
let server: ServerProcess;
let dataDir: string;

test.beforeEach(async ({ page }) => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-wallet-'));
  server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test' } });
  await enterAs(page, await signUp(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' }));
});
test.afterEach(async ({ page }) => {
  await stopUnder(page, server);
  await rm(dataDir, { recursive: true, force: true });
});

/** The wallet on another device, which has scanned the code. */
async function openWallet(page: Page): Promise<Page> {
  await expect(page.getByRole('img', { name: 'Code for your wallet' })).toBeVisible();
  const wallet = await page.context().newPage();
  await wallet.goto((await page.getByRole('link', { name: 'Open the wallet on this device' }).getAttribute('href'))!);
  await expect(wallet.getByText('Nobody is really identified here.')).toBeVisible();
  await wallet.getByLabel('Given names').fill('Aline Maria');
  return wallet;
}

/** Asks anew, and lets the wallet do what it does. */
async function ask(page: Page, how: string, act: (wallet: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: how, exact: true }).click();
  await expect(page.getByText('Waiting for your wallet')).toBeVisible();
  const wallet = await openWallet(page);
  await act(wallet);
  await expect(wallet.getByRole('heading', { name: 'The wallet has answered' })).toBeVisible();
  await wallet.close();
}
const press = (name: string) => (wallet: Page) => wallet.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible({ timeout: 40_000 });

test('somebody shows the Swiss E-ID after every refusal, is known for advanced signatures, and may still reach QES', async ({
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
  await told(page, 'The service gave no reason.');
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
  await expect(page.getByText('You are identified')).toHaveCount(1);
});

test('somebody of the EU shows the wallet of her state, after another person’s was refused', async ({ page }) => {
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
});
