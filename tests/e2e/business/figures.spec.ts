import { readFile } from 'node:fs/promises';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { sendRequest, signUp } from '../../support/people.ts';

/** The fields of each line of a table that is separated by commas and quoted throughout. */
const readTable = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field]) => field!.replaceAll('""', '"')));

test('a new organisation ticks its first steps, and finds what it signed in figures, list and file', async ({
  page,
  url,
  expectComplaint,
}) => {
  const owner = await signUp(url, { firstName: 'Regula', lastName: '=Amstad', business: 'Amstad Treuhand AG' });
  await enterAs(page, owner);
  await page.goto('/business');
  await expect(page).toHaveURL('/business/dashboard');
  await waitUntilAlive(page);
  const steps = page.getByRole('region', { name: 'First steps' }).or(page.locator('section:has-text("First steps")'));
  await expect(steps.getByText(/^0 of \d done$/)).toBeVisible();
  await expect(page.getByText('Nobody has signed yet.', { exact: false })).toBeVisible();
  await expectGoodScreen(page);

  for (const title of ['Lease', 'Annexe']) {
    const { id } = await sendRequest(owner, { title, pdf: buildPdf(), signatures: [{ account_email: owner.email }] });
    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  }

  await page.goto('/business/dashboard');
  await waitUntilAlive(page);
  await expect(steps.getByText(/^1 of \d done$/)).toBeVisible();
  const tile = page.locator('dl > div', { hasText: 'Signatures this month' });
  await expect(tile.locator('dd').first()).toHaveText('2');
  await expect(page.getByRole('slider', { name: 'Signatures by quality' })).toHaveAttribute(
    'aria-valuetext',
    /Simple \(SES\) 2$/,
  );
  await expectGoodScreen(page);
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/\/business\/activity\?tab=signatures&dateFrom=\d{4}-\d\d-01&dateTo=/);
  await expect(page.getByText('2 entries')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Regula =Amstad' })).toHaveCount(2);
  await expectGoodScreen(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save signatures' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('signature_usage.csv');
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const [names, ...rows] = readTable(bytes.toString('utf8', 3));
  expect(rows).toHaveLength(2);
  const last = Object.fromEntries(names!.map((name, index) => [name, rows[1]![index]]));
  expect(last).toMatchObject({ action: 'SIGNED', quality: 'SES', signer_email: owner.email, signer_type: 'member' });
  expect(last['signer_last_name']).toBe("'=Amstad");
  await expect(page.getByText('Saved 2 lines as signature_usage.csv')).toBeVisible();

  // The server goes away in the middle: nothing is saved, and the page says so.
  expectComplaint(/ERR_|Failed to load resource/);
  await page.route('**/activities/signatures/export*', async (route) => {
    const answer = await route.fetch();
    const whole = await answer.body();
    await route.fulfill({ response: answer, body: whole.subarray(0, whole.length - 20) });
  });
  await page.getByRole('button', { name: 'Save signatures' }).click();
  const broken = page.getByText(/broke off after 1 of 2 lines\. Nothing was saved/);
  await expect(broken).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save signatures' })).toBeFocused();
  // It is no news of another tab.
  await page.getByRole('link', { name: 'Business and members' }).click();
  await expect(page.getByText('The business was founded')).toBeVisible();
  await expect(broken).toHaveCount(0);
});

test('a member and somebody without an organisation are led away from its pages', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Plain' }));
  await page.goto('/business');
  await expect(page).toHaveURL('/business/register');
  await page.goto('/business/activity');
  await expect(page).toHaveURL('/business/register');
});

test('what happened in an organisation is found by days, on a narrow screen and in German, too', async ({
  page,
  url,
}) => {
  await enterAs(page, await signUp(url, { firstName: 'Beat', business: 'Amstad Immobilien AG' }));
  // Days that make no sense are put right in the address.
  await page.goto('/business/activity?tab=nonsense&dateFrom=2020-12-31&dateTo=2020-01-01&page=7');
  await expect(page).toHaveURL('/business/activity?tab=signatures&dateFrom=2020-01-01&dateTo=2020-12-31');
  await expect(page.getByRole('heading', { name: 'Nothing in these days' })).toBeVisible();
  await page.getByRole('link', { name: 'All days' }).first().click();
  await expect(page.getByRole('heading', { name: 'No signatures yet' })).toBeVisible();
  await page.goto('/business/members/activity');
  await expect(page).toHaveURL('/business/activity?tab=signatures');
  await page.getByRole('link', { name: 'Business and members' }).click();
  await expect(page.getByText('The business was founded')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/business/activity?tab=signatures&lang=de-ch');
  await expect(page.getByRole('heading', { name: 'Aktivität', level: 1 })).toBeVisible();
  await expectGoodScreen(page);
  await page.goto('/business/dashboard?lang=de-ch');
  await expect(page.getByText('Signaturen diesen Monat')).toBeVisible();
  await expectGoodScreen(page);
});
