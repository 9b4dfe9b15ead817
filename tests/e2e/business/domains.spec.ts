import { randomBytes } from 'node:crypto';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { startIdentityProvider } from '@sigillum/server/testing/identity-provider.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, readMail, sendRequest, signUp } from '../../support/people.ts';
import { publishRecord } from '../../support/publish-record.ts';
import { download, enterCode, readCode } from '../../support/signing-steps.ts';

test('a domain is proved by its record; its people join by themselves, log in at their provider, and sign advanced on the word of the business', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 422 .*\/sign/);
  const name = `Keller ${randomBytes(3).toString('hex')} AG`;
  const domain = `keller-${randomBytes(4).toString('hex')}.example`;
  const owner = await signUp(url, { firstName: 'Anna', lastName: 'Keller', business: name });
  await enterAs(page, owner);
  await page.goto('/business/members');
  await page.getByRole('link', { name: 'Domains', exact: true }).first().click();
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No domain yet' })).toBeVisible();

  // What cannot be a domain of theirs is said at the field, and stays there.
  const field = page.getByLabel('Domain', { exact: true });
  await field.fill(`*.${domain}`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(field).toHaveAccessibleDescription(/Add each subdomain by itself/);
  await expect(field).toHaveValue(`*.${domain}`);
  await expectGoodScreen(page);
  await field.fill(`${domain.toUpperCase()}.`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByRole('heading', { name: domain })).toBeVisible();
  await expect(page.getByText('Not proved yet')).toBeVisible();

  const check = page.getByRole('button', { name: 'Check now' });
  await check.click();
  await expect(page.getByText('The name servers know no such domain.')).toBeVisible();
  const [recordName, recordValue] = (await page.locator('dd code').allInnerTexts()) as [string, string];
  expect(recordName).toBe(`_sigillum.${domain}`);
  publishRecord(recordName, 'v=spf1 -all');
  await check.click();
  await expect(page.getByText('There is a record of this name, but with another value.')).toBeVisible();
  await expectGoodScreen(page);
  publishRecord(recordName, 'v=spf1 -all', recordValue);
  await check.click();
  await expect(page.getByText('Activated', { exact: true })).toBeVisible();
  await expect(page.getByText(/by TXT record/)).toBeVisible();

  // The provider is tried before it is saved: what is wrong is said, and what was typed stays.
  await page.getByText('Set up the log-in', { exact: true }).click();
  const provider = await startIdentityProvider(await page.getByText(`${url}/sso/callback/`).innerText());
  const nora = `nora@${domain}`;
  provider.people.set('nora', { email: nora, email_verified: true });
  try {
    const [issuer, secret] = [page.getByLabel(/^Address of the provider/), page.getByLabel('Client secret')];
    await issuer.fill(provider.issuer);
    await page.getByLabel('Client ID').fill(provider.clientId);
    await secret.fill('no secret of ours');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('The provider does not take client ID and client secret.')).toBeVisible();
    await expect(issuer).toHaveValue(provider.issuer);
    await secret.fill(provider.clientSecret);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText('The provider answers and knows this client.')).toBeVisible();
    await expectGoodScreen(page);
    await secret.fill(provider.clientSecret);
    await page.getByRole('button', { name: 'Save log-in' }).click();
    await expect(page.getByText(`On: ${provider.issuer}`)).toBeVisible();

    // Whoever comes from there for the first time gets an account, and belongs to the business at once.
    const hers = await openBrowser();
    // The provider's own login page asks for fonts of another host.
    await hers.route(/googleapis/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await hers.goto('/login');
    await waitUntilAlive(hers);
    await hers.getByLabel('E-mail address').fill(nora);
    await hers.getByRole('button', { name: 'Log in with your organisation' }).click();
    await hers.locator('input[name=login]').fill('nora');
    await hers.locator('input[name=password]').fill('any');
    await hers.locator('button[type=submit]').click();
    await expect(hers).toHaveURL(/\/signup\/sso$/);
    await waitUntilAlive(hers);
    await hers.getByLabel('First name').fill('Nora');
    await hers.getByLabel('Last name').fill('Frei');
    await hers.getByLabel('I accept the terms of use').check();
    await hers.getByRole('button', { name: 'Create account' }).click();
    await expect(hers.getByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
    // So does whoever signs up with a password.
    await signUp(url, { email: `lea@${domain}`, firstName: 'Lea' });
    await page.getByRole('link', { name: 'Members', exact: true }).first().click();
    await expect(page.getByText('3 of 25 seats taken')).toBeVisible();
    for (const person of ['Nora Frei', 'Lea Ammann'])
      await expect(page.getByRole('rowheader', { name: person })).toBeVisible();

    // AES for Business: asked for by the administrator, confirmed by who may act for the business, in a browser without an account.
    await page.goto('/business/profile');
    await waitUntilAlive(page);
    await page.getByRole('link', { name: 'AES for Business' }).click();
    await page.getByLabel('Name of who may act for the business').fill('Rosa Keller');
    const representative = `rosa@${domain}`;
    await page.getByLabel('E-mail address of this person').fill(representative);
    await page.getByLabel('Entry in the commercial register').fill('CHE-123.456.788');
    await expect(page.getByRole('checkbox', { name: domain })).toBeChecked();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Waits for Rosa Keller')).toBeVisible();
    const theirs = await openBrowser();
    await theirs.goto(findLink(await readMail(url, representative, 'aes-asked'), '/aes-for-business'));
    await expect(theirs.getByText(/By confirming you declare that your business has checked/)).toBeVisible();
    await expectGoodScreen(theirs);
    await theirs.getByRole('button', { name: 'I may act for the business and confirm this' }).click();
    await expect(theirs.getByRole('heading', { name: 'Thank you, it is confirmed' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('On', { exact: true })).toBeVisible();

    // No number is known of her; a code to the address of the domain is enough.
    const { id } = await sendRequest(owner, {
      pdf: buildPdf(),
      quality: 'AES',
      signatures: [{ account_email: nora }],
    });
    await hers.goto(`/view/${id}`);
    await waitUntilAlive(hers);
    await hers.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(hers.getByRole('dialog', { name: 'Confirm that it is you' })).toContainText(nora);
    await enterCode(hers, await readCode(url, nora));
    const done = hers.getByRole('dialog', { name: 'Thank you, you have signed' });
    await expect(done.getByText('Advanced signature (AES)')).toBeVisible();
    const signed = await download(hers, hers.getByRole('link', { name: 'Download the signed document' }));
    const verdict = judgePdf(signed);
    expect(verdict).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
    expect(verdict.text).toContain('Signer Certificate Common Name: Nora Frei');
  } finally {
    await provider.close();
  }
});
