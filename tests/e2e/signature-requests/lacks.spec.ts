import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test('whoever sends learns before what colleagues lack for the quality, and of others nothing', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Ada', lastName: 'Lang', business: 'Lang AG' });
  // Somebody with an account of their own, who is no colleague and lacks the same.
  const noemi = await signUp(url, { firstName: 'Noemi', lastName: 'Frei' });
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Lease', signatures: [{ account_email: owner.email }, { account_email: noemi.email }] },
  });
  await owner.client.call(
    addDocument,
    { params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''lease.pdf" } },
  );
  await enterAs(page, owner);
  await page.goto(`/invite/${id}?step=send`);
  await waitUntilAlive(page);
  const lacking = page.getByRole('list', { name: 'Colleagues who cannot sign like this yet' });
  await expect(page.getByRole('radio', { name: /Simple \(SES\)/ })).toBeChecked();
  await expect(lacking).toHaveCount(0);
  await page.getByRole('radio', { name: /Advanced \(AES\)/ }).check();
  await expect(lacking.getByRole('listitem')).toHaveText(/^ada.*Mobile number missing in the profile/s);
  await expect(page.getByText('everybody needs a mobile number')).toBeVisible();
  await expectGoodScreen(page);
});
