import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { enterAs, expect, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, sendRequest, signUp } from '../../support/people.ts';

async function readSigned(owner: Person, documentId: string): Promise<Buffer> {
  const answer = await owner.client.call(downloadDocument, { params: { id: documentId }, query: { signed: 'true' } });
  return Buffer.from(await answer.arrayBuffer());
}

test('a double click on the button makes one signature', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Gian', business: 'Gian AG' });
  const { id, documents } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: owner.email }] });
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  expect(judgePdf(await readSigned(owner, documents[0]!.id))).toMatchObject({ signatureCount: 1, validCount: 1 });
  const { events } = await owner.client.call(getSignatureRequestEvents, { params: { id } });
  expect(events.filter(({ name }) => name === 'SIGNED')).toHaveLength(1);
});

test('the second half of a double click presses nothing that lay beneath a dialog', async ({
  page,
  url,
  expectComplaint,
}) => {
  // The signing asks for a code.
  expectComplaint(/status of 422 .*\/sign/);
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  for (let number = 1; number <= 10; number += 1)
    await sendRequest(owner, {
      title: `Order ${number}`,
      quality: 'PART11',
      pdf: buildPdf(),
      signatures: [{ account_email: owner.email }],
    });
  await enterAs(page, owner);
  await page.goto('/dashboard?tab=inbox');
  await waitUntilAlive(page);
  await page.getByRole('checkbox', { name: 'Select Order 10', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select Order 9', exact: true }).check();
  await page.getByRole('button', { name: 'Sign (2)' }).click();
  await page.getByRole('button', { name: 'Sign all' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'What your signature states' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('two people press the button at the same moment, and both signatures are in the file', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  // Whoever comes second is told that it is locked, and the screen tries again by itself.
  expectComplaint(/status of 4(22|23) .*\/sign/);
  const owner = await signUp(url, { firstName: 'Hugo', business: 'Hugo AG' });
  const other = await signUp(url, { firstName: 'Ines' });
  const signatures = [owner, other].map(({ email }) => ({ account_email: email }));
  const { id, documents } = await sendRequest(owner, { pdf: buildPdf({ pages: [{}, {}, {}] }), signatures });
  const second = await openBrowser();
  await enterAs(page, owner);
  await enterAs(second, other);
  for (const one of [page, second]) {
    await one.goto(`/view/${id}`);
    await waitUntilAlive(one);
    await expect(one.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  }
  await Promise.all([page, second].map((one) => one.getByRole('button', { name: 'Sign', exact: true }).click()));
  for (const one of [page, second]) {
    await expect(one.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  }
  expect(judgePdf(await readSigned(owner, documents[0]!.id))).toMatchObject({
    signatureCount: 2,
    validCount: 2,
    isSoundPdf: true,
  });
});
