import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usualCatalogue } from '@sigillum/server/rules/price-catalogue.ts';
import { withdrawPlan } from '@sigillum/server/testing/withdraw-plan.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('plans that are sold no more lead to those that follow: a business by a click, a free account at its moment', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-withdrawn-'));
  const file = path.join(dataDir, 'catalogue.json');
  const env = { BILLING: 'stripe', TRUSTED_PROXY: '127.0.0.0/8,::1', PRICE_CATALOGUE: file };
  const soon = withdrawPlan(usualCatalogue, 'team', { plan: 'pro', startsAt: days(3) });
  await writeFile(file, JSON.stringify(usualCatalogue));
  let server = await startServerProcess({ dataDir, env });
  const restart = async (catalogue: object) => {
    await page.goto('about:blank');
    await server.stop();
    await writeFile(file, JSON.stringify(catalogue));
    server = await startServerProcess({ dataDir, env, port: Number(new URL(server.url).port) });
  };
  try {
    const ada = await signUp(server.url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei AG' });
    const dora = await signUp(server.url, { firstName: 'Dora' });
    await enterAs(page, ada);
    await page.goto(`${server.url}/business/upgrade?plan=team&cycle=monthly&seats=2`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: 'On to the payment' }).click();
    await page.getByLabel('Street and number').fill('Seeweg 1');
    await page.getByLabel('Postcode').fill('8002');
    await page.getByLabel('Town').fill('Zürich');
    await expect(page.getByLabel('Card number (local stand-in, no money moves)')).toBeVisible();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
    const given = spawnSync(
      process.execPath,
      ['server/scripts/run-command.mjs', 'server/scripts/plans.ts', 'free', dora.email, 'free_legacy'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...env, DATA_DIR: dataDir, KEY_PASSPHRASE: '' } },
    );
    expect([given.status, given.stderr]).toEqual([0, '']);

    // The operator withdraws both.
    await restart(withdrawPlan(soon, 'free_legacy', { plan: 'free_v1', startsAt: days(20) }));
    await page.goto(`${server.url}/dashboard`);
    const flat = page.getByRole('dialog', { name: 'Your plan becomes a flat rate' });
    await expect(flat.getByText(/EUR.30\.00 a month for 2 seats/)).toBeVisible();
    await expect(flat.getByText(/EUR.48\.00 a month for 2 seats/)).toBeVisible();
    await expectGoodScreen(page);
    await flat.getByRole('button', { name: 'Decide later' }).click();
    await expect(flat).toBeHidden();
    // Told once; it stays on the page of the plan.
    await page.goto(`${server.url}/dashboard`);
    await waitUntilAlive(page);
    await page.goto(`${server.url}/business/billing/plan`);
    await waitUntilAlive(page);
    await expect(flat).toBeHidden();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await flat.getByRole('button', { name: 'Accept new plan' }).click();
    await expect(page.getByText('Your plan is Pro now.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Pro', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See what changes' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /paid/ })).toHaveCount(1);

    const other = await openBrowser();
    await enterAs(other, dora);
    await other.goto(`${server.url}/dashboard`);
    const free = other.getByRole('dialog', { name: 'The free plan changes' });
    await expect(free.getByText(/To go on sending, there is the Individual plan for EUR.10\.00 a month/)).toBeVisible();
    await expectGoodScreen(other);
    // A page where one pays has a document of its own.
    await Promise.all([other.waitForEvent('load'), free.getByRole('button', { name: 'See the plans' }).click()]);
    await expect(other).toHaveURL(/\/upgrade$/);
    await waitUntilAlive(other);
    await expect(other.getByRole('button', { name: 'See what changes' })).toBeVisible();
    await expectGoodScreen(other);
    await other.goto('about:blank');

    // Its moment has come: nothing is left to be put off.
    await restart(withdrawPlan(soon, 'free_legacy', { plan: 'free_v1', startsAt: days(-1) }));
    await other.goto(`${server.url}/upgrade`);
    await waitUntilAlive(other);
    await other.getByRole('button', { name: 'See what changes' }).click();
    await expect(free.getByText('Free accounts sign. Who wants to send documents needs a plan.')).toBeVisible();
    await expect(free.getByRole('button', { name: 'Decide later' })).toHaveCount(0);
    await free.getByRole('button', { name: 'Stay free' }).click();
    await expect(free).toBeHidden();
    await expect(other.getByRole('button', { name: 'See what changes' })).toHaveCount(0);
    await other.goto('about:blank');
  } finally {
    await page.goto('about:blank');
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
