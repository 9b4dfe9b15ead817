import type { CDPSession, Page, Route } from '@playwright/test';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, type Person, signUp } from '../../support/people.ts';

const asFile = (name: string, buffer: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
});

const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const choose = (page: Page, name: string) =>
  page.getByLabel(/Drop (?:more )?PDF files here/).setInputFiles([asFile(name, buildPdf())]);

async function listNames(person: Person, page: Page): Promise<string[]> {
  const id = /\/invite\/([\w-]+)/.exec(page.url())![1]!;
  const { documents } = await person.client.call(getSignatureRequest, { params: { id } });
  return documents.map(({ name }) => name);
}

/** Loses the next answer to a file, which the server has taken. Answers what makes the line whole again. */
async function loseAnswer(session: CDPSession): Promise<() => Promise<unknown>> {
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/documents', requestStage: 'Response' }] });
  session.once('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  return () => session.send('Fetch.disable');
}

test('a file whose answer is lost is there once when it is sent again, and is not sent unseen when it is taken away', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/);
  const owner = await signUp(url, { firstName: 'Lea', business: 'Lea AG' });
  await enterAs(page, owner);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await choose(page, 'Contract.pdf');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add signer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who signs?' });
  await dialog.getByLabel('E-mail address').fill(inventEmail('anna'));
  await dialog.getByRole('button', { name: 'Add signer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await openStep(page, 'Documents');

  const session = await page.context().newCDPSession(page);
  let mend = await loseAnswer(session);
  await choose(page, 'Annex.pdf');
  await expect(files(page).filter({ hasText: 'Annex.pdf' })).toContainText('The upload was interrupted');
  expect(await listNames(owner, page)).toHaveLength(2);
  await mend();
  await page.getByRole('button', { name: 'Upload Annex.pdf again' }).click();
  await expect(files(page)).toHaveCount(0);
  expect(await listNames(owner, page)).toHaveLength(2);

  mend = await loseAnswer(session);
  await choose(page, 'Salaries.pdf');
  await expect(files(page).filter({ hasText: 'Salaries.pdf' })).toContainText('The upload was interrupted');
  await mend();
  await page.getByRole('button', { name: 'Remove Salaries.pdf' }).click();
  await expect(files(page)).toHaveCount(0);
  await openStep(page, 'Review and send');
  const send = page.getByRole('button', { name: 'Send invitations' });
  await send.click();
  await expect(page.getByText(/Not sent yet: the draft holds something else/)).toBeVisible();
  await openStep(page, 'Documents');
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(documents).toHaveCount(3);
  await expect(documents.filter({ hasText: 'Salaries' })).toBeVisible();
  await openStep(page, 'Review and send');
  await send.click();
  await expect(page.getByRole('rowheader', { name: /^Contract/ })).toContainText('3 documents');
});

test('a file that a broken line or a proxy has turned away goes on, and is told as what it is', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/);
  await enterAs(page, await signUp(url, { firstName: 'Max', business: 'Max AG' }));
  await page.goto('/upload');
  await waitUntilAlive(page);
  const answers: [words: string, answer: (route: Route) => Promise<void>][] = [
    ['The upload was interrupted. Please try again.', (route) => route.abort()],
    [
      'The upload was interrupted. Please try again.',
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>nginx</h1>' }),
    ],
    [
      'This is too large to send at once. Please send less.',
      (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>nginx</h1>' }),
    ],
  ];
  for (const [index, [words, answer]] of answers.entries()) {
    await page.route('**/documents', answer);
    await choose(page, `Plans ${index}.pdf`);
    await expect(files(page).nth(index)).toContainText(words);
    await page.unroute('**/documents');
  }
  // The same file would be turned away again.
  await expect(page.getByRole('button', { name: 'Upload Plans 2.pdf again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Upload Plans 0.pdf again' }).click();
  await page.getByRole('button', { name: 'Upload Plans 1.pdf again' }).click();
  await expect(page.getByText('2 documents ready')).toBeVisible();
});
