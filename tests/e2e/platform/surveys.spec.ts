import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { sendRequest, signUp } from '../../support/people.ts';

test('after the third signature the dashboard asks how it went, once; the answer is taken with thanks', async ({
  page,
  url,
}) => {
  const livia = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  await enterAs(page, livia);
  const signOnce = async () => {
    const { id } = await sendRequest(livia, {
      pdf: buildPdf({ pages: [{}] }),
      signatures: [{ account_email: livia.email }],
      quality: 'SES',
    });
    await livia.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
  };
  await signOnce();
  await signOnce();
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOnce();
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'How was signing?' });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('radio').nth(3).check({ force: true });
  await dialog.getByRole('textbox').fill('Quick and clear.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Thank you. Your answer helps us to get better.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
