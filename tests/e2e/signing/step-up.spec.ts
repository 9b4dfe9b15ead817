import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { beginTotp } from '@sigillum/api-contracts/two-step/begin-totp.ts';
import { confirmTotp } from '@sigillum/api-contracts/two-step/confirm-totp.ts';
import { showTotp } from '@sigillum/server/testing/show-totp.ts';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { addPasskey, plugIn } from '../../support/passkeys.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp, type Person } from '../../support/people.ts';
import { download, enterCode, inventMobile, readSmsCode } from '../../support/signing-steps.ts';

const thanks = 'Thank you, you have signed';

/** A request for an advanced signature of the person alone. */
const sendAdvanced = (owner: Person, mobile: string) =>
  sendRequest(owner, {
    pdf: buildPdf(),
    quality: 'AES',
    signatures: [
      { account_email: owner.email, signer_identity_data: { email_address: owner.email, mobile_number: mobile } },
    ],
  });

async function turnOnTotp({ client, password }: Person): Promise<string> {
  const { secret } = await client.call(beginTotp, { body: { password } });
  await client.call(confirmTotp, { body: { code: showTotp(secret, new Date(), -1) } });
  return secret;
}

test('a person with a passkey signs an advanced signature with it, and no text message is sent', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Vera', business: 'Vera AG' });
  const mobile = inventMobile();
  const { id } = await sendAdvanced(owner, mobile);
  await enterAs(page, owner);
  await plugIn(page);
  await addPasskey(page, owner);

  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await expect(page.getByText('We then ask for your passkey to make sure that it is you.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByText(/your fingerprint, your face/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  const done = page.getByRole('dialog', { name: thanks });
  await expect(done.getByText('Advanced signature (AES)')).toBeVisible();
  await done.getByText('Details', { exact: true }).click();
  await expect(done.getByText(/provable long-term/)).toBeVisible();
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({ isSoundPdf: true });
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByText('Confirmed with a second step')).toBeVisible();
  await expectGoodScreen(page);
  const { mails } = await createClient(fetch, {}, url).call(listOutboxMails, { query: { to: `+${mobile}` } });
  expect(mails).toEqual([]);
});

test('a person with an authenticator app signs with its code, wrong at first', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/step-up/);
  const owner = await signUp(url, { firstName: 'Tina', business: 'Tina AG' });
  const { id } = await sendAdvanced(owner, inventMobile());
  const secret = await turnOnTotp(owner);
  await enterAs(page, owner);
  await page.goto(`/view/${id}?lang=de`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Signieren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestätigen Sie, dass Sie es sind' });
  const enter = async (code: string) => {
    await dialog.getByLabel('Code Ihrer App').fill(code);
    await dialog.getByRole('button', { name: 'Signieren' }).click();
  };
  await enter('000000');
  await expect(dialog.getByText(/Das stimmt nicht oder wurde schon verwendet/)).toBeVisible();
  await expectAccessible(page);
  await enter(showTotp(secret, new Date()));
  await expect(page.getByRole('heading', { name: /Danke/ })).toBeVisible();
});

test('a person whose app is not at hand signs with a code by SMS instead', async ({ page, url, expectComplaint }) => {
  expectComplaint(/status of 422 .*\/sign/);
  const owner = await signUp(url, { firstName: 'Sven', business: 'Sven AG' });
  const mobile = inventMobile();
  const { id } = await sendAdvanced(owner, mobile);
  await turnOnTotp(owner);
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Use a code by SMS' }).click();
  await expect(dialog.getByText(/by SMS to/)).toContainText(mobile.slice(-2));
  await expect(dialog.getByRole('button', { name: 'Use a code of my app' })).toBeVisible();
  await enterCode(page, await readSmsCode(url, mobile), 'Code from the SMS');
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
});
