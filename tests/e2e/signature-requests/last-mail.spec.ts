import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { readMail, signUp } from '../../support/people.ts';

test('who sends chooses until when it can be signed, and what goes with the last mail', async ({
  page,
  url,
  expectComplaint,
}) => {
  // The frame of a mail runs nothing, and says so of what the browser's tester wants to run in it.
  expectComplaint(/Blocked script execution in 'about:srcdoc'/);
  const owner = await signUp(url, { firstName: 'Lia', business: 'Lia AG' });
  const documents = [{ title: 'Lease 9.pdf', content: Buffer.from(buildPdf()).toString('base64') }];
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Lease 9', documents, signatures: [{ account_email: owner.email }] },
  });
  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Change expiry' }).click();
  const expiry = page.getByRole('dialog', { name: 'Until when can it be signed?' });
  await expiry.getByLabel(/^Last day/).fill('24/12/2099');
  await expiry.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Can be signed until 24 Dec 2099, 23:59.')).toBeVisible();
  await page.getByRole('switch', { name: 'Attach the signed documents' }).click();
  await page.getByRole('switch', { name: 'Attach the signature report' }).click();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await page.waitForURL(`**/view/${id}`);
  await expect(page.getByText('24 Dec 2099, 23:59').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: /signed/i }).first()).toBeVisible();

  const mail = await readMail(url, owner.email, 'all-signed');
  await page.goto(`/outbox/${mail.id}`);
  await expect(page.getByText(/^Attached: .*-signed\.pdf \(.*\), Lease 9 – signature report\.pdf \(/)).toBeVisible();
});

test('whoever has a clock that is days ahead chooses tomorrow as the last day', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Lia', business: 'Lia AG' });
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Lease 10' } });
  const [tomorrow, ahead] = [1, 3].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
  await page.clock.setFixedTime(ahead);
  await enterAs(page, owner);
  const synced = page.waitForResponse(/\/bff\/v1\/datetime$/);
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  await synced;
  await page.getByRole('button', { name: 'Change expiry' }).click();
  const expiry = page.getByRole('dialog', { name: 'Until when can it be signed?' });
  const write = (month: '2-digit' | 'short') =>
    tomorrow.toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'Europe/Zurich' });
  await expiry.getByLabel(/^Last day/).fill(write('2-digit'));
  await expiry.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Can be signed until ${write('short')}, 23:59.`)).toBeVisible();
});
