import { addObserver } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { download, readInvitation } from '../../support/signing-steps.ts';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf, ROTATED_PAGES } from '@sigillum/engine/testing/pdf-fixtures';
import { readMail, sendRequest, signUp } from '../../support/people.ts';

test('an account holder reads the pages, signs, and takes the signed file and the report home', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Olivia', business: 'Olivia AG' });
  const signer = await signUp(url, { firstName: 'Stefan', lastName: 'Zürcher' });
  await sendRequest(owner, {
    title: 'Lease “Höhenweg 3”',
    pdf: buildPdf({ pages: ROTATED_PAGES }),
    signatures: [{ account_email: signer.email }],
  });
  const invitation = await readInvitation(url, signer.email);
  expect(new URL(invitation).pathname).toMatch(/^\/view\/[\w-]+$/);

  await page.goto(invitation);
  await expect(page).toHaveURL(/\/login\?next=%2Fview%2F/);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail address').fill(signer.email);
  await page.getByLabel('Password', { exact: true }).fill(signer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lease “Höhenweg 3”' })).toBeVisible();
  await waitUntilAlive(page);
  const pages = page.getByRole('region', { name: /Pages of/ });
  await expect(pages.getByRole('group', { name: 'Page 1 of 5' }).locator('img').first()).toHaveJSProperty(
    'complete',
    true,
  );
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 5').first()).toBeVisible();
  await page.getByRole('button', { name: 'Fit width' }).click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await expect(page.getByText('Everybody has signed: this is complete.')).toBeVisible();
  await expectAccessible(page);
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({
    signatureCount: 1,
    validCount: 1,
    isWholeFileCovered: true,
    isSoundPdf: true,
  });
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const report = await download(page, page.getByRole('menuitem', { name: 'Signature report (PDF)' }));
  expect(report.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const evidence = JSON.parse(
    (await download(page, page.getByRole('menuitem', { name: 'Signature report (JSON)' }))).toString(),
  );
  expect(evidence.header).toMatchObject({ status: 'SIGNED', evidenceIntact: true });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Höhenweg' })).toContainText('Signed');
  expect((await readMail(url, owner.email, 'all-signed')).subject).toContain('Höhenweg 3');
  await readMail(url, signer.email, 'all-signed');
});

test('documents that were never opened are named before they are signed, and open from there', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { firstName: 'Gian', business: 'Gian AG' });
  const { id } = await sendRequest(owner, {
    pdf: buildPdf(),
    documentCount: 2,
    signatures: [{ account_email: owner.email }],
  });
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  await sign.click();
  const named = page.getByRole('alertdialog', { name: 'You sign 2 documents' });
  await expect(named).toContainText('Not opened yet');
  await expectGoodScreen(page);
  await named.getByRole('button', { name: 'Open it first' }).click();
  await expect(page.getByText('Document 2 of 2')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Page 1 of 1' })).toBeVisible();
  await sign.click();
  const thanks = page.getByRole('heading', { name: 'Thank you, you have signed' });
  await expect(thanks).toBeVisible();
  // It tells of something done: Escape leaves it, as every other layer.
  await page.keyboard.press('Escape');
  await expect(thanks).toBeHidden();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
});

test('an owner who signs alone goes straight from sending to signing', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Paula', business: 'Paula AG' });
  await enterAs(page, owner);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page
    .getByLabel('Drop PDF files here')
    .setInputFiles([{ name: 'Power of attorney.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) }]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add myself' }).click();
  await expect(page.getByRole('list', { name: 'Signers' })).toContainText('Paula Ammann');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review and send' }).click();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page).toHaveURL(/\/view\/[\w-]+$/);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await page.getByRole('button', { name: 'To your requests' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Power of attorney' })).toContainText('Signed');
});

test('an observer looks on without a way to sign', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Gabi', business: 'Gabi AG' });
  const [signer, observer] = [await signUp(url, { firstName: 'Hans' }), await signUp(url, { firstName: 'Iris' })];
  const { id } = await sendRequest(owner, {
    title: 'Minutes',
    pdf: buildPdf(),
    signatures: [{ account_email: signer.email }],
  });
  await owner.client.call(addObserver, { params: { id }, body: { email: observer.email } });
  await enterAs(page, observer);
  await page.goto(`/view/${id}`);
  await expect(page.getByText('There is nothing for you to do.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expectGoodScreen(page);
});

test('an account that takes no part is told that the request is not available', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Jan', business: 'Jan AG' });
  const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: owner.email }] });
  await enterAs(page, await signUp(url, { firstName: 'Kim' }));
  await page.goto(`/view/${id}`);
  await expect(page).toHaveURL(/\/not-available$/);
  await expect(page.getByRole('heading', { name: 'This request is not available' })).toBeVisible();
  await expectGoodScreen(page);
});
