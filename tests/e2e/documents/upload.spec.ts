import { randomBytes } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { notPdf, passwordProtected, withJavaScript } from '@sigillum/engine/testing/hostile-pdfs';
import { enterAs, expect, expectGoodScreen, holdScripts, test, waitUntilAlive } from '../../support/journey.ts';
import { buildSimplePdf } from '@sigillum/engine/testing/pdf-builder';
import { buildPdf, ROTATED_PAGES } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, readMail, signUp } from '../../support/people.ts';

const asFile = (name: string, buffer: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
});

/** A PDF that takes a moment to send over a slow line. */
const heavyPdf = () => buildSimplePdf({ extra: [{ dictionary: '', data: randomBytes(400_000) }] });

/** Lets the browser send at most this many bytes a second. */
async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

/** Drops files onto the page's drop zone, as a file manager does. */
async function dropFiles(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const carried = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
  const zone = page.getByText('Drop PDF files here');
  for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: carried });
}

const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();

/** Nothing typed or placed is waiting to be kept any more. */
const expectSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

async function addSigner(
  page: Page,
  { email, firstName, lastName, language }: Record<'email' | 'firstName' | 'lastName' | 'language', string>,
) {
  await page.getByRole('button', { name: 'Add signer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who signs?' });
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Language').selectOption(language);
  await dialog.getByRole('button', { name: 'Add signer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a file that is chosen before the page is alive is sent once it is', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Ruth', business: 'Ruth AG' }));
  const letScriptsCome = await holdScripts(page);
  await page.goto('/upload', { waitUntil: 'commit' });
  await page.getByLabel(/Drop PDF files here/).setInputFiles(asFile('Early.pdf', buildPdf()));
  letScriptsCome();
  await expect(page.getByText('1 document ready')).toBeVisible();
});

test('of a form that is refused for its script a copy is offered, and shown before it goes on', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/documents/);
  await enterAs(page, await signUp(url, { firstName: 'Vera', business: 'Vera AG' }));
  await page.goto('/upload');
  await waitUntilAlive(page);
  await dropFiles(page, [asFile('Order form.pdf', withJavaScript())]);
  await expect(page.getByRole('alert').filter({ hasText: 'contains a script' })).toBeVisible();
  await expectGoodScreen(page);
  await page
    .getByRole('group', { name: 'A copy of Order form.pdf' })
    .getByRole('button', { name: /fields as text/ })
    .click();
  await expect(page.getByText('Its scripts are removed.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Page 1 of the copy of Order form' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectGoodScreen(page);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('files arrive by drop and by picker with progress, and a bad one among them is refused in its own words', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 4\d\d .*\/documents/);
  await enterAs(page, await signUp(url, { firstName: 'Vera', business: 'Vera AG' }));
  await page.goto('/upload');
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  await slowDown(page, 150_000);
  await dropFiles(page, [asFile('Rental_agreement.pdf', heavyPdf())]);
  const bar = page.getByRole('progressbar', { name: 'Uploading Rental_agreement.pdf' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(page.getByRole('status').filter({ hasText: '1 file on its way' })).toBeVisible();
  // The question needs nothing more from the line: what is asked for now waits behind the file.
  const waiting: Route[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => void waiting.push(route));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible({ timeout: 2000 });
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  for (const route of waiting) await route.continue();
  await slowDown(page, -1);

  await page
    .getByLabel('Drop PDF files here')
    .setInputFiles([
      asFile('web page.pdf', notPdf()),
      asFile('Annex.pdf', buildPdf({ pages: ROTATED_PAGES })),
      asFile('secret.pdf', await passwordProtected()),
    ]);
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'web page.pdf' })).toContainText(
    'This is not a PDF. Export it as a PDF and upload that.',
  );
  await expect(files.filter({ hasText: 'secret.pdf' })).toContainText(
    'The file needs a password. Remove the protection and upload it again.',
  );
  await expect(files.filter({ hasText: 'Annex.pdf' })).toContainText('5 pages');
  await expect(files.filter({ hasText: 'Rental_agreement.pdf' })).toContainText('1 page');
  await expect(page.getByRole('status').filter({ hasText: '2 documents ready' })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Remove web page.pdf' }).click();
  await expect(files.filter({ hasText: 'web page.pdf' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/invite\/[\w-]+\?step=people$/);
  await page.goBack();
  const documents = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(documents).toHaveCount(2);
  await page.goForward();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await openStep(page, 'Documents');
  await expect(documents).toHaveCount(2);
  await expectGoodScreen(page);
});

test('a request is prepared step by step, keeps everything over a reload, and goes out by mail', async ({
  page,
  url,
}) => {
  test.slow();
  const owner = await signUp(url, { firstName: 'Vera', business: 'Vera AG' });
  const [anna, beat, observer] = ['anna', 'beat', 'olga'].map(inventEmail) as [string, string, string];
  await enterAs(page, owner);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page
    .getByLabel('Drop PDF files here')
    .setInputFiles([
      asFile('Rental_agreement.pdf', buildPdf({ pages: ROTATED_PAGES })),
      asFile('Annex.pdf', buildPdf()),
    ]);
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Add signer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add signer', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail address')).toHaveAccessibleDescription(
    /Please enter a valid email|required/,
  );
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add signer', exact: true })).toBeFocused();
  await addSigner(page, { email: anna, firstName: 'Anna', lastName: 'Mühlemann', language: 'fr' });
  await addSigner(page, { email: beat, firstName: 'Beat', lastName: 'Rüegg', language: 'de' });
  await page.getByRole('button', { name: 'Add observer', exact: true }).click();
  await page.getByRole('dialog').getByLabel('E-mail address').fill(observer);
  // The search has ended, and nobody is known by this address.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add observer', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Observers' })).toContainText(observer);
  await page.getByLabel('Sign one after the other').check();
  await page.getByLabel('Turn of Anna Mühlemann').selectOption('1');
  await page.getByLabel('Turn of Beat Rüegg').selectOption('2');
  await expectSaved(page);
  await expectGoodScreen(page);

  await page.getByRole('link', { name: 'Next' }).click();
  const chosen = page.getByLabel('Document', { exact: true });
  await chosen.selectOption({ label: 'Rental_agreement' });
  const region = page.getByRole('region', { name: /Pages of/ });
  const second = region.getByRole('group', { name: 'Page 2 of 5', exact: true });
  // By mouse, on a page that is turned by 90°: a click places, a drag moves.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(second.locator('img').first()).toHaveJSProperty('complete', true);
  await second
    .getByRole('button', { name: 'Place the signature of Anna Mühlemann on page 2' })
    .click({ position: { x: 200, y: 120 } });
  const annasMark = second.getByRole('group', { name: 'Signature of Anna Mühlemann, page 2' });
  await expect(annasMark).toBeVisible();
  await expectSaved(page);
  const before = (await annasMark.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 + 40, { steps: 6 });
  await page.mouse.up();
  const after = (await annasMark.boundingBox())!;
  expect(Math.round(after.x - before.x)).toBe(60);
  expect(Math.round(after.y - before.y)).toBe(40);
  await expectGoodScreen(page);

  // By keyboard alone: the signer, the button, the arrows.
  const beatsRow = page.getByRole('button', { name: /Beat Rüegg/ }).first();
  await beatsRow.focus();
  if ((await beatsRow.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Place on page 2/ }).focus();
  await page.keyboard.press('Enter');
  const beatsMark = second.getByRole('group', { name: 'Signature of Beat Rüegg, page 2' });
  await beatsMark.focus();
  const [left, top] = await beatsMark.evaluate((mark) => [mark.style.left, mark.style.top]);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => beatsMark.evaluate((mark) => mark.style.left)).not.toBe(left);
  await expect.poll(() => beatsMark.evaluate((mark) => mark.style.top)).not.toBe(top);
  await expect(page.getByText(/points from the left/)).toBeAttached();
  await expectSaved(page);

  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Mietvertrag “Höhenweg 3” <b>ok</b>');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Grüezi\nPlease sign by Friday. 🙂 <script>alert(1)</script>');
  await page.getByRole('textbox', { name: 'Cost centre' }).fill('Sales West');
  await expect(page.getByRole('radio', { name: /Qualified \(QES\)/ })).toBeDisabled();
  await expect(page.getByText(/Not offered here: no qualified trust service/)).toBeVisible();
  await page.getByRole('radio', { name: /European Union/ }).check();
  await expectSaved(page);
  // The bar of buttons covers whatever happens to be scrolled beneath it: look at the end, where nothing is.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectGoodScreen(page);

  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mietvertrag “Höhenweg 3” <b>ok</b>');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Grüezi\nPlease sign by Friday. 🙂 <script>alert(1)</script>',
  );
  await expect(page.getByRole('textbox', { name: 'Cost centre' })).toHaveValue('Sales West');
  await expect(page.getByRole('radio', { name: /European Union/ })).toBeChecked();
  await openStep(page, 'People');
  await expect(page.getByLabel('Turn of Beat Rüegg')).toHaveValue('2');
  await openStep(page, 'Place signatures');
  await chosen.selectOption({ label: 'Rental_agreement' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(annasMark).toBeVisible();
  await expect(beatsMark).toBeVisible();
  const id = /\/invite\/([\w-]+)/.exec(page.url())![1]!;
  const draft = await owner.client.call(getSignatureRequest, { params: { id } });
  const [annasPlace] = draft.signatures.find(
    (one) => one.signer_identity_data.email_address === anna,
  )!.document_signatures;
  expect(annasPlace?.visual_signature?.position).toMatchObject({ page: '1', rotation: 0 });

  await openStep(page, 'Review and send');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('The invitations are on their way')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Mietvertrag “Höhenweg 3” <b>ok<\/b>/ })).toBeVisible();
  await expectGoodScreen(page);
  const invitation = await readMail(url, anna, 'invitation');
  expect(invitation.html).toContain('lang="fr');
  expect(invitation.text).toContain('Please sign by Friday.');
  expect(invitation.html).not.toContain('<script');
  expect(invitation.text).toMatch(/\/view\/[\w-]+\/[\w-]{22,}/);
  expect((await readMail(url, observer)).subject).toContain('Höhenweg 3');
});

test('a message is saved although the title beside it is empty and one leaves at once', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Vera', business: 'Vera AG' });
  await enterAs(page, owner);
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page.getByLabel('Drop PDF files here').setInputFiles([asFile('Contract.pdf', buildPdf())]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await openStep(page, 'Review and send');
  const id = /invite\/([\w-]+)/.exec(page.url())![1]!;
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please sign by Friday.');
  await page.getByRole('link', { name: 'Sigillum' }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(question).toBeVisible();
  expect((await owner.client.call(getSignatureRequest, { params: { id } })).message).toBe('Please sign by Friday.');
});

test('a draft without people cannot be sent and leads to what is missing', async ({ page, url }) => {
  await enterAs(page, await signUp(url, { firstName: 'Urs', business: 'Urs AG' }));
  await page.goto('/upload');
  await waitUntilAlive(page);
  await page.getByLabel('Drop PDF files here').setInputFiles([asFile('Contract.pdf', buildPdf())]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await openStep(page, 'Review and send');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('link', { name: 'Add a signer' })).toBeFocused();
  await page.getByLabel('Title', { exact: true }).fill('');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Add a signer' }).click();
  await expect(page.getByRole('heading', { name: 'Signers' })).toBeVisible();
});
