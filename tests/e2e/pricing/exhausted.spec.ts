import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { usualCatalogue } from '@sigillum/server/rules/price-catalogue.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

async function addSigner(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add signer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who signs?' });
  await dialog.getByLabel('E-mail address').fill(inventEmail(firstName.toLowerCase()));
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Keller');
  await dialog.getByRole('button', { name: 'Add signer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('nothing is sent for more signatures than the plan has left, and whoever signs too late reads what to do', async ({
  page,
  expectComplaint,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-exhausted-'));
  const file = path.join(dataDir, 'catalogue.json');
  const plans = usualCatalogue.plans.map((plan) =>
    plan.id === 'trial'
      ? { ...plan, includes: { ...plan.includes, signatures: [{ quality: 'SES' as const, count: 1 }] } }
      : plan,
  );
  await writeFile(file, JSON.stringify({ ...usualCatalogue, plans }));
  const env = { BILLING: 'manual', TRUSTED_PROXY: '127.0.0.0/8,::1', PRICE_CATALOGUE: file };
  const server = await startServerProcess({ dataDir, env });
  try {
    const ada = await signUp(server.url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei AG' });
    const own = { signatures: [{ account_email: ada.email }] };
    const first = await sendRequest(ada, { title: 'Lease', pdf: buildPdf(), ...own });
    const second = await sendRequest(ada, { title: 'Order', pdf: buildPdf(), ...own });
    await enterAs(page, ada);
    await page.goto(`${server.url}/upload`);
    await waitUntilAlive(page);
    const pdf = { name: 'Contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) };
    await page.getByLabel('Drop PDF files here').setInputFiles([pdf]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await addSigner(page, 'Anna');
    await addSigner(page, 'Beat');
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('link', { name: 'Review and send' }).click();
    expectComplaint(/status of 4\d\d/);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByText(/^Your plan has no signature of this quality left for everybody/)).toBeVisible();
    await expectGoodScreen(page);
    // It is a draft as before.
    await steps.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('button', { name: 'Add signer', exact: true })).toBeVisible();

    const sign = async (id: string) => {
      await page.goto(`${server.url}/view/${id}`);
      await waitUntilAlive(page);
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
    };
    await sign(first.id);
    await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
    await sign(second.id);
    const overlay = page.getByRole('dialog', { name: 'All signatures of the plan are used up' });
    await expect(overlay).toBeVisible();
    await expectGoodScreen(page);
    await overlay.getByRole('button', { name: 'Choose a plan' }).click();
    await expect(page).toHaveURL(/\/business\/upgrade$/);
  } finally {
    await page.goto('about:blank');
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
