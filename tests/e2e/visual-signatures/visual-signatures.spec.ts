import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, type Person, signUp } from '../../support/people.ts';
import { download, readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

const { addDocument, createSignatureRequest, getSignatureRequest, initiateSignatureRequest, updateSignatureRequest } =
  signatureRequestsEndpoints;
/** On whole pixels at 192 dpi, of the preview's size. */
const place = { page: '0', x: 60, y: 300, width: 225, height: 105, rotation: 0 as const };

/** A request whose owner has placed the one signature; answers its id. */
async function sendTo({ client }: Person, signature: (typeof SignatureInput)['_zod']['input']): Promise<string> {
  const body = { title: 'Lease', signatures: [signature] };
  const { id } = await client.call(createSignatureRequest, { body });
  const params = { id };
  const pdf = Buffer.from(buildPdf({ pages: [{ mediaBox: [0, 0, 600, 840] }] }));
  await client.call(addDocument, { params, body: pdf, contentType: 'application/pdf' });
  const { documents, signatures } = await client.call(getSignatureRequest, { params });
  const document_signatures = [{ document_id: documents[0]!.id, visual_signature: { position: place } }];
  const placed = [{ sid: signatures[0]!.sid, document_signatures }];
  await client.call(updateSignatureRequest, { params, body: { signatures: placed } });
  await client.call(initiateSignatureRequest, { params });
  return id;
}

async function drawLine(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Drawing area, empty' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (const [across, down] of [
    [0.35, 0.25],
    [0.5, 0.75],
    [0.65, 0.3],
    [0.8, 0.6],
  ] as const)
    // prettier-ignore
    await page.mouse.move(x + width * across, y + height * down, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Drawing of one stroke' })).toBeVisible();
}

/** Grey values of the image at an address, 600 × 280. */
const readGreys = (page: Page, address: string): Promise<number[]> =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: 600, height: 280 }).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, 600, 280);
    return Array.from({ length: 600 * 280 }, (_, at) => (data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!) / 3);
  }, address);

/** How far the place in the signed file, as poppler draws it, is from what the preview showed: the mean of the grey values' differences. */
function comparePlace(shown: readonly number[], pdf: Buffer, file: string): number {
  writeFileSync(file, pdf);
  const box = ['-x', '160', '-y', '800', '-W', '600', '-H', '280'];
  const { stdout } = spawnSync('pdftoppm', ['-gray', '-r', '192', '-f', '1', '-l', '1', ...box, file]);
  const signed = stdout.subarray(stdout.length - 600 * 280);
  return shown.reduce((sum, value, at) => sum + Math.abs(value - signed[at]!), 0) / shown.length;
}

test('a person draws a visual signature, signs with it, and the signed file shows it', async ({ page, url }, info) => {
  const person = await signUp(url, { firstName: 'Noémi', lastName: 'Frei', business: 'Frei AG' });
  await enterAs(page, person);
  await page.goto('/profile/visual-signature');
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No visual signature yet' })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'New visual signature' }).click();
  await expect(page.getByRole('heading', { name: 'New visual signature' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please draw, type or upload your signature')).toBeVisible();
  await drawLine(page);
  await page.getByLabel('Company or function').fill('Frei Architektur AG');
  await page.getByRole('switch', { name: 'Date of signing' }).click();
  const preview = page.getByRole('img', { name: 'Preview of the visual signature of Noémi Frei' });
  await expect.poll(() => preview.getAttribute('src')).toMatch(/^blob:/);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your visual signature is saved.')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New visual signature' }).click();
  await page.getByText('Name alone').click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Plain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Make default: “Plain”' })).toBeVisible();
  await expect.poll(() => preview.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
    await page.screenshot({ path: info.outputPath(`screen-${width}.png`), fullPage: true });
  }
  const address = (await preview.first().getAttribute('src'))!;

  const id = await sendTo(person, { account_email: person.email });
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await expect(page.getByLabel('Shown as')).toHaveValue(/.+/);
  await expect(page.getByRole('option', { name: 'Noémi Frei' })).toBeAttached();
  await expectGoodScreen(page);
  await page.screenshot({ path: info.outputPath('signing.png') });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  // Two engines smooth edges differently; a missing mark or line is more than that.
  expect(comparePlace(await readGreys(page, address), signed, info.outputPath('signed.pdf'))).toBeLessThan(3);
});

test('auf Deutsch: ein getippter Name wird zum Signaturbild, eine falsche Datei wird erklärt, das letzte darf gehen', async ({
  page,
  url,
}, info) => {
  const person = await signUp(url, { firstName: 'Jürg', lastName: 'Müller' });
  await enterAs(page, person);
  await page.goto('/profile/visual-signature?lang=de');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Neues Signaturbild' }).click();
  await page.getByRole('tab', { name: 'Bilddatei' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Diese Datei ist kein PNG, JPEG oder GIF.')).toBeVisible();
  await page.getByRole('tab', { name: 'Tippen' }).click();
  await expect(page.getByLabel('Name oder Kürzel')).toHaveValue('Jürg Müller');
  const preview = page.getByRole('img', { name: /Jürg Müller/ }).first();
  await expect.poll(() => preview.getAttribute('src')).toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihr Signaturbild ist gespeichert.')).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(page);
    await page.screenshot({ path: info.outputPath(`screen-${width}.png`), fullPage: true });
  }
  await page.getByRole('button', { name: '«Jürg Müller» löschen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Ihr Name');
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Noch kein Signaturbild' })).toBeVisible();
});

test('en français\u202f: une autre signature visuelle devient celle par défaut', async ({ page, url }) => {
  const person = await signUp(url, { firstName: 'Élodie', lastName: 'Favre' });
  await enterAs(page, person);
  await page.goto('/profile/visual-signature?lang=fr');
  await waitUntilAlive(page);
  for (const title of ['Bureau', 'Maison']) {
    await page.getByRole('button', { name: 'Nouvelle signature visuelle' }).click();
    await page.getByText('Le nom seul').click();
    await page.getByRole('textbox', { name: /^Intitulé/ }).fill(title);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Choisir par défaut.*Maison/ }).click();
  await expect(page.getByText('C’est désormais celle par défaut.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choisir par défaut.*Bureau/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choisir par défaut.*Maison/ })).toHaveCount(0);
  await expectGoodScreen(page);
});

test('a visitor draws the own signature before signing, and the signed file shows it as the preview did', async ({
  page,
  url,
  expectComplaint,
}, info) => {
  // The first call to sign asks for a code.
  expectComplaint(/status of 422 .*\/direct\/sign/);
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('visitor');
  await sendTo(owner, {
    signer_identity_data: { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi' },
  });
  await page.goto(await readInvitation(url, email));
  await waitUntilAlive(page);
  const preview = page.getByRole('img', { name: 'Preview of the visual signature of Chiara Bernasconi' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await page.getByRole('button', { name: 'Change how it looks' }).click();
  const dialog = page.getByRole('dialog', { name: 'What your signature shows' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByText('Draw, type or upload').click();
  await drawLine(page);
  await dialog.getByLabel('Company or function').fill('Bernasconi SA');
  await expectGoodScreen(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`dialog-${width}.png`) });
  }
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expectGoodScreen(page);
  await page.screenshot({ path: info.outputPath('panel.png') });
  const address = (await preview.getAttribute('src'))!;
  const shown = await readGreys(page, address);
  await signAsVisitor(page, url, email);
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  // The time may be another minute's by now.
  expect(comparePlace(shown, signed, info.outputPath('signed.pdf'))).toBeLessThan(3);
});
