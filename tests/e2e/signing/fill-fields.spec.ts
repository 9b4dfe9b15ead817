import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { putRequestFields } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import { signingFieldMessages as messages } from '@sigillum/app/signing/field-messages.ts';
import { signingPanelMessages } from '@sigillum/app/signing/panel-messages.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

/** A request to one signer who has fields to fill in, one below the other; tells the signer's address. */
async function askToFill(
  url: string,
  signer: { email_address: string; first_name?: string; last_name?: string; language?: 'en' | 'de' | 'fr' | 'it' },
  fields: readonly Partial<RequestField>[],
): Promise<string> {
  const owner = await signUp(url, { firstName: 'Rita', business: 'Rita AG' });
  const { id } = await owner.client.call(createSignatureRequest, {
    body: { title: 'Lease 9', signatures: [{ signer_identity_data: signer }] },
  });
  const body = Buffer.from(buildPdf());
  await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });
  const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
  const declared = fields.map((field, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index + 1}`,
    document_id: documents[0]!.id,
    sid: signatures[0]!.sid,
    kind: 'text' as const,
    label: '',
    required: true,
    rules: {},
    default_value: '',
    position: { page: '0', x: 60, y: 180 + index * 120, width: 260, height: 30 },
    condition: null,
    ...field,
  }));
  await owner.client.call(putRequestFields, { params: { id }, body: { fields: declared } });
  await owner.client.call(initiateSignatureRequest, { params: { id } });
  return signer.email_address;
}

for (const [locale, language] of inOneLanguage('fr-ch', [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
  ['it', 'it'],
]))
  test(`a visitor fills in fields by keys alone in a small window, and signs (${locale})`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/status of 422/);
    const signer = { email_address: inventEmail('piero'), first_name: 'Piero', last_name: 'Conti', language };
    const email = await askToFill(url, signer, [
      { label: 'Firma' },
      { kind: 'checkbox', label: 'OK' },
      { kind: 'number', label: 'Nr.', rules: { max: '10' } },
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await readInvitation(url, email));
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    const sign = page.getByRole('button', { name: say(locale, signingPanelMessages.sign), exact: true });
    await expect(page.getByRole('textbox', { name: /^Firma/ })).toBeVisible();
    await sign.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(say(locale, messages.faultRequired)).first()).toBeVisible();
    // The first that is missing has the focus; the others follow in their order.
    await expect(page.getByRole('textbox', { name: /^Firma/ })).toBeFocused();
    await expectGoodScreen(page);
    await page.keyboard.type('Conti & Figli');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('11');
    await page.keyboard.press('Tab');
    await expect(page.getByText(say(locale, messages.faultTooLarge))).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('textbox', { name: /^Nr/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('9');
    await expect(page.getByRole('textbox', { name: /^Nr/ })).toHaveValue('9');
    await expect(page.getByText(say(locale, messages.faultTooLarge))).toBeHidden();
    await sign.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(await readCode(url, email));
    await page.keyboard.press('Enter');
    const files = page.locator('a[download]');
    await expect(files.first()).toBeVisible();
    const file = await download(page, files.first());
    expect(judgePdf(file)).toMatchObject({ validCount: 1, isSoundPdf: true });
    expect(file.toString('latin1')).toContain('(Conti & Figli)');
    expect(file.toString('latin1')).toContain('(9)');
  });

test('what was wrong at first keeps nobody from signing, however late the answers to it come', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422/);
  const email = await askToFill(url, { email_address: inventEmail('late') }, [
    { kind: 'number', label: 'Rooms', rules: { max: '10' } },
  ]);
  await page.goto(await readInvitation(url, email));
  await waitUntilAlive(page);
  const arrived: string[] = [];
  const answers = [1, 2].map(() => Promise.withResolvers<void>());
  await page.route(/\/field-values$/, async (route) => {
    const answer = answers[arrived.push(route.request().postData() ?? '') - 1];
    await answer?.promise;
    await route.continue();
  });
  const rooms = page.getByRole('textbox', { name: /^Rooms/ });
  await rooms.fill('11');
  await page.keyboard.press('Tab');
  await expect.poll(() => arrived.length).toBe(1);
  await rooms.fill('9');
  await page.keyboard.press('Tab');
  answers[0]!.resolve();
  await expect.poll(() => arrived.length).toBe(2);
  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  answers[1]!.resolve();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  expect(arrived.map((one) => /"(\d+)"\}\}$/.exec(one)?.[1])).toEqual(['11', '9']);
});

test('a day is chosen from the calendar of its place, on a phone', async ({ page, url }) => {
  const email = await askToFill(url, { email_address: inventEmail('day') }, [{ kind: 'date', label: 'From' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await readInvitation(url, email));
  await waitUntilAlive(page);
  const day = page.getByRole('textbox', { name: /^From/ });
  await day.fill('1/5/2027');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose a day' });
  await calendar.getByRole('button', { name: /^Saturday,? 1 May 2027/ }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a day' })).toBeFocused();
  await expect(day).toHaveValue('02/05/2027');
});
