import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

const run = promisify(execFile);

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-quick-start-'));
  await writeFile(path.join(folder, 'lease.pdf'), buildPdf());
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Runs what the page shows as a person would: in a shell, or from the file that its first line names. */
async function runExample(text: string): Promise<object> {
  const [, name] = /^(?:\/\/|#) (\S+),/.exec(text) ?? [];
  if (name) await writeFile(path.join(folder, name), text);
  const command = name ? [name.endsWith('.py') ? 'python3' : process.execPath, name] : ['bash', '-c', text];
  const { stdout } = await run(command[0]!, command.slice(1), { cwd: folder });
  return JSON.parse(stdout) as object;
}

const readExample = async (page: Page) => (await page.getByRole('region', { name: 'Example' }).innerText()).trim();

test('a program gets its key, its quick start runs as it stands in each language, and an old key is refused', async ({
  page,
  url,
}) => {
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
  const example = await readExample(page);
  const sent = { title: 'Lease', quality: 'DEMO', signatures: [{ account_email: owner.email, status_code: 'OPEN' }] };
  expect(await runExample(example)).toMatchObject(sent);
  for (const language of ['TypeScript', 'Python']) {
    await page.getByRole('tab', { name: language }).click();
    const text = await readExample(page);
    expect(text).not.toBe(example);
    expect(await runExample(text)).toMatchObject(sent);
    await expectGoodScreen(page);
  }

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
  const newer = await readExample(page);
  expect(newer).not.toBe(example);
  expect(await runExample(newer)).toMatchObject(sent);
  await expect(runExample(example)).rejects.toThrow(/401/);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/business/developers/api?lang=de');
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  await page.locator('summary').click();
  await page.locator('button[value=delete]').click();
  await expect(page.locator('h3')).toHaveCount(0);
  await expect(runExample(newer)).rejects.toThrow(/401/);
});
