import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { enterCode, readCode, readInvitation } from '../../support/signing-steps.ts';

/** A dark bar of 280 by 100 pixels on nothing. */
async function drawLogo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#0a3d62';
    pen.fillRect(10, 10, 280, 100);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('an administrator settles support, logo and Part 11: visitors see them, and a signer states name and reason', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/sign/);
  const owner = await signUp(url, { firstName: 'Rita', business: 'Rita Pharma AG' });
  await enterAs(page, owner);
  await page.goto('/business/settings');
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  const save = page.getByRole('button', { name: 'Save' });

  await page.getByLabel(/E-mail for help/).fill('help@');
  await save.first().click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel(/E-mail for help/).fill('help@rita.example.ch');
  await save.first().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const file = page.getByLabel('Drop an image here');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawing) });
  await expect(page.getByText(/This image cannot be used/)).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(page) });
  const logo = page.getByRole('img', { name: 'The logo on a dark page' });
  await expect(logo).toBeVisible();
  // Sent in the size of its place: the drawing has 312 by 132.
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(80);

  await page.getByLabel('Every request is a regulated record').check();
  await page.getByRole('link', { name: 'Seals' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/business/settings');
  await save.nth(1).click();
  // Each section says so of itself: the contact, the logo, and now this one.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(3);

  const email = inventEmail('visitor');
  const identity = { email_address: email, first_name: 'Luca', last_name: 'Rossi', language: 'en' as const };
  const { id } = await sendRequest(owner, {
    pdf: buildPdf(),
    signatures: [{ account_email: owner.email }, { signer_identity_data: identity }],
  });
  const visitor = await openBrowser();
  await visitor.goto(await readInvitation(url, email));
  await waitUntilAlive(visitor);
  const mark = visitor.getByRole('img', { name: 'Rita Pharma AG' });
  await expect(mark).toBeVisible();
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(113);
  await expect(visitor.getByRole('link', { name: 'help@rita.example.ch' })).toBeVisible();
  await expect(visitor.getByText(/Regulated record \(Part 11\)/).first()).toBeVisible();
  await expectGoodScreen(visitor);

  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const overlay = page.getByRole('dialog', { name: 'What your signature states' });
  await overlay.getByLabel('Reason for signing').fill('I approve this batch');
  await overlay.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toContainText(owner.email);
  await enterCode(page, await readCode(url, owner.email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
});

test('two who change the same settings at once lose nothing, and automatic deletion is asked twice', async ({
  page,
  url,
  openBrowser,
}) => {
  const owner = await signUp(url, { firstName: 'Olga', business: 'Olga Archiv AG' });
  const other = await openBrowser();
  for (const screen of [page, other]) {
    await enterAs(screen, owner);
    await screen.goto('/business/settings');
    await waitUntilAlive(screen);
  }
  const saveContact = (screen: typeof page) => screen.getByRole('button', { name: 'Save' }).first().click();
  await other.getByLabel(/E-mail for help/).fill('archive@olga.example.ch');
  await saveContact(other);
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  // The other one's field stays, for it was not touched here.
  await page.getByLabel(/Phone for help/).fill('+41 44 123 45 67');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/Phone for help/)).toHaveValue('+41441234567');
  await expect(page.getByLabel(/Phone for help/)).toBeFocused();
  await expect(page.getByLabel(/E-mail for help/)).toHaveValue('archive@olga.example.ch');

  await other.getByLabel(/Phone for help/).fill('+41 31 765 43 21');
  await saveContact(other);
  await expect(other.getByText('Somebody else has made it +41441234567')).toBeVisible();
  await expect(other.getByLabel(/Phone for help/)).toHaveValue('+41 31 765 43 21');
  await saveContact(other);
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel(/Phone for help/)).toHaveValue('+41317654321');
  await page.getByRole('button', { name: 'Switch on automatic deletion' }).click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('spinbutton', { name: 'Days until deletion' }).fill('30');
  await asking.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText(/deleted with their documents 30 days after their end/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch off automatic deletion' }).click();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(page.getByText('Documents stay until somebody deletes them.')).toBeVisible();
});
