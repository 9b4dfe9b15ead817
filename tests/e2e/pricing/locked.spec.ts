import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { letInvite } from '../../support/let-time-pass.ts';
import { signUp } from '../../support/people.ts';

/** The operator's command, beside the server that runs. */
function runPlans(...words: string[]): string {
  const folder = path.resolve(import.meta.dirname, '../../..');
  const script = ['server/scripts/run-command.mjs', 'server/scripts/plans.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['SIGILLUM_DATA_DIR'], KEY_PASSPHRASE: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

test('a business that the operator shuts leads its people to what stays open, and is open again at once', async ({
  page,
  url,
  openBrowser,
}) => {
  const ada = await signUp(url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei Architektur AG' });
  const nora = await signUp(url);
  await letInvite(ada.email, nora.email);
  const other = await openBrowser();
  await enterAs(other, nora);
  await other.goto('/dashboard');
  await waitUntilAlive(other);
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await enterAs(page, ada);
  await page.goto('/business/dashboard');
  await expect(page.getByText('First steps')).toBeVisible();

  expect(runPlans('block', ada.email)).toContain('BLOCKED');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/business\/upgrade$/);
  await expect(page.getByRole('heading', { name: 'Frei Architektur AG is locked' })).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(await file.failure()).toBeNull();
  await page.getByRole('link', { name: 'To the members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();

  await other.reload();
  const locked = other.getByRole('dialog', { name: 'Frei Architektur AG is locked' });
  await expect(locked).toContainText(ada.email);
  await expect(locked.getByRole('link', { name: 'Download my data' })).toBeVisible();

  expect(runPlans('set', ada.email, 'team', '5')).toContain('team  MANUAL  5 seats');
  await page.goto('/business/dashboard');
  await expect(page.getByText('First steps')).toBeVisible();
  await other.goto('/upload');
  await expect(other.getByRole('heading', { name: 'Upload documents' })).toBeVisible();
  await waitUntilAlive(other);
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.goto('/business/activity?tab=accounts');
  await expect(page.getByText('The plan was changed: plan').first()).toBeVisible();
});
