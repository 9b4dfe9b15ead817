import { serveLocally, type LocalAnswer } from '@sigillum/engine/testing/local-server';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('a webhook is made, tried out, given up and sent again by clicking', async ({ page, url }) => {
  const answers: LocalAnswer[] = [];
  const receiver = await serveLocally(() => answers.shift() ?? { status: 204 });
  try {
    const owner = await signUp(url, { firstName: 'Jana', lastName: 'Roth', business: 'Roth Archiv AG' });
    await enterAs(page, owner);
    await page.goto('/business/developers/api');
    await waitUntilAlive(page);
    await page.getByLabel('What is it for?').fill('Archive');
    await page.getByRole('checkbox', { name: 'Seal' }).uncheck();
    await page.getByLabel('The key ends').selectOption('90');
    await page.getByRole('button', { name: 'Create API user' }).click();
    await expect(page.getByRole('heading', { name: /^The key of api_demo_/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Secret' })).toContainText(/^whsec_/);
    await expect(page.getByText('Read requests and documents · Send and change requests')).toBeVisible();

    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
    await page.getByLabel('What is it for?').fill('Archive of signed contracts');
    await page.getByLabel('Address that is called').fill(`${receiver.url}/hook`);
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByRole('heading', { name: /^The secret of/ })).toBeFocused();
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText(/^The test is on its way/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Test' })).toBeFocused();
    await expect.poll(() => receiver.requests.length).toBe(1);
    expect(receiver.requests[0]!.headers['webhook-signature']).toMatch(/^v1,/);

    // Gone for good: it is given up at once, and the webhook is switched off.
    answers.push({ status: 410 });
    await page.getByRole('button', { name: 'Test' }).click();
    await expect.poll(() => receiver.requests.length).toBe(2);
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('answered 410')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await waitUntilAlive(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectGoodScreen(page);
    }
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('It is on its way again.')).toBeVisible();
    await expect.poll(() => receiver.requests.length).toBe(3);
    expect(receiver.requests[2]!.headers['webhook-id']).toBe(receiver.requests[1]!.headers['webhook-id']);

    await page.goto('/business/developers/webhooks');
    await waitUntilAlive(page);
    await page.getByText('Change webhook').click();
    const change = page.locator('details').filter({ hasText: 'Change webhook' });
    await change.getByLabel('What is it for?').fill('Archive of drafts');
    await change.getByRole('checkbox', { name: 'Everybody has signed' }).uncheck();
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Archive of drafts' })).toBeVisible();

    await page.getByRole('link', { name: 'Calls' }).click();
    await page.getByLabel('API user').selectOption('Archive');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/username=api_demo_/);
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();

    await page.goto('/business/developers/webhooks?lang=de');
    await waitUntilAlive(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectGoodScreen(page);
    await page.locator('button[value=resume]').click();
    await expect(page.locator('button[value=pause]')).toBeVisible();

    // What follows is read first.
    const remove = page.locator('button[value=delete]');
    await expect(remove).toBeHidden();
    await page.locator('summary', { hasText: 'Webhook löschen' }).click();
    await expect(page.getByText(/^Seine Adresse wird ab sofort nicht mehr aufgerufen/)).toBeVisible();
    await remove.click();
    await expect(page.getByRole('heading', { name: 'Archive of drafts' })).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});
