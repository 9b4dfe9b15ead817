import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

const run = promisify(execFile);

/** Runs what the page shows as a person would: in a shell. */
const runInShell = (text: string) => run('bash', ['-c', text]).then(({ stdout }) => JSON.parse(stdout) as object);

test('a program gets its key, its first call runs as it stands, and an old key is refused', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Jana', lastName: 'Roth', business: 'Roth & Söhne AG' });
  await enterAs(page, owner);
  await page.goto('/business/seals');
  await page.getByRole('link', { name: 'API users' }).first().click();
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No API users yet' })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Create API user' }).click();
  await expect(page.getByLabel('What is it for?')).toBeFocused();
  await page.getByLabel('What is it for?').fill('Contracts of the intranet');
  await page.getByRole('button', { name: 'Create API user' }).click();
  const title = page.getByRole('heading', { name: /The key of api_demo_roth_sohne_ag_/ });
  await expect(title).toBeFocused();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
  }
  const example = (await page.getByRole('region', { name: 'Example' }).innerText()).trim();
  expect(await runInShell(example)).toMatchObject({ seal: { aes: {}, qes: {} } });

  await page.reload();
  await waitUntilAlive(page);
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Example' })).toContainText('YOUR_KEY');
  // The key has no end; the program was there.
  await expect(page.getByRole('definition').filter({ hasText: 'Never' })).toHaveCount(1);
  await page.getByText('Change, new key, delete').click();
  const card = page.getByRole('textbox', { name: 'What is it for?' }).first();
  await card.fill('Leases');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByRole('heading', { name: 'Leases' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await expect(title).toBeFocused();
  const newer = (await page.getByRole('region', { name: 'Example' }).innerText()).trim();
  expect(newer).not.toBe(example);
  expect(await runInShell(newer)).toHaveProperty('seal');
  await expect(runInShell(example)).rejects.toThrow(/401/);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/business/developers/api?lang=de');
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  await page.locator('summary').click();
  await page.locator('button[value=delete]').click();
  await expect(page.locator('h3')).toHaveCount(0);
  await expect(runInShell(newer)).rejects.toThrow(/401/);
});
