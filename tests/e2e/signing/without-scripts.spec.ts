import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { putRequestFields } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import type { Locator, Page } from '@playwright/test';
import { documentsProblemMessages } from '@sigillum/app/documents/problem-messages.ts';
import { signatureRequestsProblemMessages } from '@sigillum/app/signature-requests/problem-messages.ts';
import { signingFieldMessages } from '@sigillum/app/signing/field-messages.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, test } from '../../support/journey.ts';
import { openPortal } from '../../support/open-portal.ts';
import { openProgram } from '../../support/open-program.ts';
import { openShop } from '../../support/open-shop.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** A request to one visitor without an account. */
async function invite(url: string, documentCount: 1 | 2, pdf = buildPdf(), language: 'en' | 'de' | 'fr' | 'it' = 'en') {
  const owner = await signUp(url, { firstName: 'Selma', business: 'Selma AG' });
  const email = inventEmail('visitor');
  const signatures = [
    { signer_identity_data: { email_address: email, first_name: 'Chiara', last_name: 'Rossi', language } },
  ];
  const { id } = await sendRequest(owner, { title: 'Mandate Rossi', pdf, documentCount, signatures });
  return { owner, email, id, link: await readInvitation(url, email) };
}

/** What axe says of these pages, their stories tell: without scripts it cannot look. */
test('a visitor signs two documents without a script, with the code from the mail, and takes a file home', async ({
  page,
  url,
}) => {
  const { email, link } = await invite(url, 2);
  const answer = await page.goto(link);
  // Chromium that is told to run no script does not show what stands there for browsers without.
  expect(await answer!.text()).toMatch(/<noscript>.*JavaScript is off.*<\/noscript>/);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You sign 2 documents' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  const code = await readCode(url, email);
  const field = page.getByLabel('Code from the e-mail');
  await field.fill('12');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const signed = await download(page, page.getByRole('menuitem', { name: 'This document, signed' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
});

test('a visitor fills in the fields without a script, and is told what is wrong', async ({ page, url }) => {
  const { owner, id, email, link } = await invite(url, 1);
  const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
  const declare = (index: number, label: string, more: Partial<RequestField>): RequestField => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    document_id: documents[0]!.id,
    sid: signatures[0]!.sid,
    kind: 'text',
    label,
    required: true,
    rules: {},
    default_value: '',
    position: { page: '0', x: 60, y: 100 + index * 40, width: 220, height: 24 },
    condition: null,
    ...more,
  });
  const pets = declare(2, 'Pets', { kind: 'checkbox', required: false });
  const fields = [
    declare(1, 'Company', {}),
    pets,
    declare(3, 'How many', { kind: 'number', rules: { max: '3' }, condition: { field_id: pets.id, equals: null } }),
    declare(4, 'From', { kind: 'date' }),
  ];
  await owner.client.call(putRequestFields, { params: { id }, body: { fields } });
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Please fill in' })).toBeVisible();
  const company = page.getByLabel('Company (needed)');
  const count = page.getByLabel('How many (needed)');
  await expect(count).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(company).toHaveAccessibleDescription(/Please fill in this field\./);
  // A calendar opens by a script alone.
  await expect(page.getByRole('button', { name: 'Choose a day' })).toHaveCount(0);
  await page.getByLabel('From (needed)').fill('31/2/2027');
  await company.fill('Rossi & Co. =1+1 <b>');
  await page.getByLabel('Pets').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  // What is asked for by now.
  await expect(company).toHaveValue('Rossi & Co. =1+1 <b>');
  await count.fill('3,5');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(count).toHaveAccessibleDescription(/That is too great or too late\./);
  await expect(page.getByLabel('From (needed)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('From (needed)').fill('28/2/2027');
  await count.fill('2,5');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You sign 1 document' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByLabel('Code from the e-mail').fill(await readCode(url, email));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const signed = await download(page, page.getByRole('menuitem', { name: 'This document, signed' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  expect(signed.toString('latin1')).toContain('(Rossi & Co. =1+1 <b>)');
  expect(signed.toString('latin1')).toContain('(2.5)');
});

for (const [locale, language] of inOneLanguage('de-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
  ['it', 'it'],
]))
  test(`a visitor hands files in without a script, and is told which are refused (${locale})`, async ({
    page,
    url,
  }) => {
    test.slow();
    const { owner, id, email, link } = await invite(url, 1, buildPdf(), language);
    const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
    const declare = (index: number, label: string, more: Partial<RequestField>): RequestField => ({
      ...{ id: `00000000-0000-4000-8000-00000000000${index}`, document_id: documents[0]!.id, sid: signatures[0]!.sid },
      ...{ kind: 'attachment', label, required: true, rules: {}, default_value: '', condition: null },
      position: { page: '0', x: 60, y: 100 + index * 60, width: 240, height: 30 },
      ...more,
    });
    const fields = [
      declare(1, 'Passport', {}),
      declare(2, 'Place', { kind: 'text' }),
      declare(3, 'Payslip', { required: false }),
    ];
    await owner.client.call(putRequestFields, { params: { id }, body: { fields } });
    await page.goto(link);
    await page.locator('button[value=sign]').click();
    const [passport, place, payslip] = ['Passport', 'Place', 'Payslip'].map((label) =>
      page.getByLabel(new RegExp(`^${label}`)),
    ) as [Locator, Locator, Locator];
    const next = page.locator('button[value=fill]');
    const wrong = page.locator('[aria-invalid=true]');
    await next.click();
    await expect(passport).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveCount(2);
    await expect(page.getByText(say(locale, signingFieldMessages.faultRequired)).first()).toBeVisible();
    const hostile = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\0\0') };
    await passport.setInputFiles(hostile);
    await place.fill('Bern');
    await next.click();
    // What was right is kept, and what was refused says why.
    await expect(page.getByText(say(locale, documentsProblemMessages.problemAttachmentKind)).first()).toBeVisible();
    await expect(place).toHaveValue('Bern');
    await passport.setInputFiles({ name: 'Pässe (2).txt', mimeType: 'text/plain', buffer: Buffer.from('X1234567') });
    await payslip.setInputFiles(hostile);
    await next.click();
    await expect(page.getByText(/^Passport\s?:\s?Pässe \(2\)\.txt$/)).toBeVisible();
    await expect(payslip).toHaveAttribute('aria-invalid', 'true');
    // Taken back, it is asked for again; then another one takes its place.
    await page.getByRole('checkbox').check();
    await next.click();
    await expect(wrong).toHaveCount(1);
    await passport.setInputFiles({ name: 'Pass.txt', mimeType: 'text/plain', buffer: Buffer.from('Y7654321') });
    await next.click();
    await page.locator('button[value=sign]').click();
    await page.locator('input[name=tan]').fill(await readCode(url, email));
    await page.locator('button[value=sign]').click();
    await expect(page.locator('button[value=sign]')).toHaveCount(0);
    const { attachments, status_overall } = await owner.client.call(getSignatureRequest, { params: { id } });
    expect([status_overall, attachments.map(({ filename }) => filename)]).toEqual(['SIGNED', ['Pass.txt']]);
  });

test('a visitor is told of files that are too large together, and nothing is lost', async ({ page, url }) => {
  test.slow();
  const { owner, id, link } = await invite(url, 1);
  const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
  const field = {
    ...{ id: '00000000-0000-4000-8000-000000000001', document_id: documents[0]!.id, sid: signatures[0]!.sid },
    ...{ kind: 'attachment' as const, label: 'Passport', required: true },
    position: { page: '0', x: 60, y: 100, width: 240, height: 30 },
  };
  await owner.client.call(putRequestFields, { params: { id }, body: { fields: [field] } });
  await page.goto(link);
  await page.locator('button[value=sign]').click();
  for (const megabytes of [11, 24]) {
    const buffer = Buffer.alloc(megabytes * 1024 * 1024, 'x');
    await page.getByLabel(/^Passport/).setInputFiles({ name: 'Large.txt', mimeType: 'text/plain', buffer });
    await page.locator('button[value=fill]').click();
    await expect(
      page.getByText(say('en-gb', signatureRequestsProblemMessages.problemFieldFileTooLarge)).first(),
    ).toBeVisible();
  }
});

test('a visitor declines without a script, and says why', async ({ page, url }) => {
  const { owner, id, link } = await invite(url, 1);
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Decline to sign?' })).toBeVisible();
  await page.getByLabel(/^Reason/).fill('The sum is wrong.');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page).toHaveURL(/\/declined/);
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await expect(page.getByRole('status').getByText('The sum is wrong.')).toBeVisible();
});

test('an account holder signs one document without a script, by one press', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Beda', business: 'Beda AG' });
  const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: owner.email }] });
  await enterAs(page, owner);
  await page.goto(`/view/${id}`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
});

const pages = (count: number) => buildPdf({ pages: Array.from({ length: count }, () => ({})) });

/** The image of a page has come, and can be read: more of it is in sight than its edge. */
async function expectPage(page: Page, number: number) {
  const image = page.locator(`#page-${number} img`);
  await expect(image).toBeInViewport({ ratio: 0.25 });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeGreaterThan(0);
}

test('a visitor turns pages, opens the other document, and reads all about the request without a script', async ({
  page,
  url,
}) => {
  const { link } = await invite(url, 2, pages(5));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(link);
    const paging = page.getByRole('navigation', { name: 'Documents and pages' });
    await expect(paging).toContainText('Page 1 of 5');
    await expectPage(page, 1);
    for (const number of [2, 3, 4, 5]) {
      await paging.getByRole('link', { name: 'Next page' }).click();
      await expect(paging).toContainText(`Page ${number} of 5`);
      await expectPage(page, number);
    }
    await expect(paging.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await paging.getByRole('link', { name: 'Previous page' }).click();
    await expectPage(page, 4);
    const before = new URL(page.url()).searchParams.get('document');
    await paging.getByRole('link', { name: /agreement/ }).click();
    await expect(paging).toContainText('Page 1 of 5');
    await expectPage(page, 1);
    expect(new URL(page.url()).searchParams.get('document')).not.toBe(before);
    await page
      .getByRole('link', { name: /agreement.*5 pages/ })
      .first()
      .click();
    await expectPage(page, 1);
    expect(new URL(page.url()).searchParams.get('document')).toBe(before);
    await expect(page.getByText('Chiara Rossi').first()).toBeVisible();
    // What would do nothing when it is pressed is not there.
    for (const name of ['Zoom in', 'Correct name', 'Ask a question'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    // An address that asks for what is not there, and leads to no place of the page.
    await page.goto(`${link}?document=none&page=99`);
    await expect(paging).toContainText('Page 5 of 5');
    await expectPage(page, 1);
  }
});

for (const [name, lang, title, end] of [
  ['Deutsch', 'de', 'Sie signieren 2 Dokumente', 'Die Dokumente sind vollständig.'],
  ['Français', 'fr', 'Vous signez 2 documents', 'Les documents sont complets.'],
  ['Italiano', 'it', 'Lei firma 2 documenti', 'I documenti sono completi.'],
] as const)
  test(`a visitor changes to ${name} and signs in it without a script`, async ({ page, url }) => {
    const { email, link } = await invite(url, 2);
    await page.goto(link);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitem', { name }).click();
    const speaks = () => expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await speaks();
    await page.locator('button[value=review]').click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.locator('button[value=sign]').click();
    await page.locator('input[name=tan]').fill('12');
    await page.locator('button[value=sign]').click();
    await expect(page.locator('input[name=tan]')).toHaveAttribute('aria-invalid', 'true');
    await speaks();
    await page.locator('input[name=tan]').fill(await readCode(url, email));
    await page.locator('button[value=sign]').click();
    await expect(page.getByText(end)).toBeVisible();
    await speaks();
  });

test('a visitor leaves by the exits of a program without a script, after signing and after declining', async ({
  page,
  url,
}) => {
  const shop = await openShop();
  try {
    const first = await invite(url, 1);
    await page.goto(shop.writeLink(first.link));
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByLabel('Code from the e-mail').fill(await readCode(url, first.email));
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByText('The documents are complete.')).toBeVisible();
    await page.getByRole('link', { name: `Back to ${shop.host}` }).click();
    await expect(page).toHaveURL(`http://${shop.host}/signed?order=7`);

    const second = await invite(url, 1);
    await page.goto(shop.writeLink(second.link));
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page).toHaveURL(`http://${shop.host}/declined`);
  } finally {
    await shop.close();
  }
});

test('a visitor signs in a frame of another site without a script', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Rea', business: 'Rea AG' });
  const portal = await openPortal(url);
  try {
    const program = await openProgram(url, owner);
    await program.allow([portal.origin]);
    const { email, embed } = await program.ask();
    const { url: address } = (await embed(portal.origin)).json;
    await page.goto(portal.writeAround(address));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Sign', exact: true }).click();
    await frame.getByLabel('Code from the e-mail').fill(await readCode(url, email));
    await frame.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(frame.getByText('The documents are complete.')).toBeVisible();
    for (const name of ['Sigillum', 'Check a signed file'])
      await expect(frame.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  } finally {
    await portal.close();
  }
});
