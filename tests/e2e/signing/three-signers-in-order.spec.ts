import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf, tamper } from '@sigillum/engine/testing/judges';
import { buildPdf, ROTATED_PAGES } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { download, readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

test('three people sign one after another, each when it is their turn, and every signature stays valid', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  // The question for the code is an answer with a status of its own.
  expectComplaint(/status of 422 .*\/direct\/sign/);
  test.slow();
  const owner = await signUp(url, { firstName: 'Beatrice', business: 'Beatrice AG' });
  const [first, last] = [inventEmail('first'), inventEmail('last')];
  const second = await signUp(url, { firstName: 'Marc', lastName: 'Dubois' });
  const visitor = (email: string, first_name: string) => ({
    signer_identity_data: { email_address: email, first_name, last_name: 'Meier' },
  });
  const { id, documents } = await sendRequest(owner, {
    title: 'Shareholders’ agreement',
    pdf: buildPdf({ pages: ROTATED_PAGES, style: 'stream' }),
    signatures: [
      { ...visitor(first, 'Aline'), sequence: 1 },
      { account_email: second.email, sequence: 2 },
      { ...visitor(last, 'Zeno'), sequence: 3 },
    ],
  });

  const visitors = await openBrowser();
  await visitors.goto(await readInvitation(url, first));
  await waitUntilAlive(visitors);
  const { mails } = await owner.client.call(listOutboxMails, { query: { to: last } });
  expect(mails).toEqual([]);

  await enterAs(page, second);
  await page.goto(`/view/${id}`);
  await expect(page.getByText('It is not your turn yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await expectGoodScreen(page);

  await signAsVisitor(visitors, url, first);
  await expect(visitors.getByText('2 people still have to sign. We write to you once this is complete.')).toBeVisible();
  const afterFirst = await download(visitors, visitors.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(afterFirst)).toMatchObject({ signatureCount: 1, validCount: 1 });

  await readInvitation(url, second.email);
  await page.reload();
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('One person still has to sign. We write to you once this is complete.')).toBeVisible();

  await visitors.goto(await readInvitation(url, last));
  await waitUntilAlive(visitors);
  await signAsVisitor(visitors, url, last);
  await expect(visitors.getByText('Everybody has signed: this is complete.')).toBeVisible();

  const answer = await owner.client.call(downloadDocument, {
    params: { id: documents[0]!.id },
    query: { signed: 'true' },
  });
  const file = Buffer.from(await answer.arrayBuffer());
  const verdict = judgePdf(file);
  expect(verdict, verdict.text).toMatchObject({
    signatureCount: 3,
    validCount: 3,
    isWholeFileCovered: true,
    isSoundPdf: true,
  });
  expect(file.subarray(0, afterFirst.length).equals(afterFirst)).toBe(true);
  expect(file.toString('latin1')).toContain('Marc Dubois');
  // What the first signer's file held is signed by the later ones, too; pdfsig does not judge the archive timestamp at the end.
  const touched = Buffer.concat([tamper(afterFirst), file.subarray(afterFirst.length)]);
  expect(judgePdf(touched).validCount).toBeLessThan(3);
  const { status_overall } = await owner.client.call(getSignatureRequest, { params: { id } });
  expect(status_overall).toBe('SIGNED');
});
