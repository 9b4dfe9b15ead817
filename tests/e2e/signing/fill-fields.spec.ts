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
import { expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

for (const [locale, language] of [
  ['en-gb', 'en'],
  ['de-ch', 'de'],
  ['fr-ch', 'fr'],
  ['it', 'it'],
] as const)
  test(`a visitor fills in fields by keys alone in a small window, and signs (${locale})`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/status of 422/);
    const owner = await signUp(url, { firstName: 'Rita', business: 'Rita AG' });
    const email = inventEmail('piero');
    const signer = { email_address: email, first_name: 'Piero', last_name: 'Conti', language };
    const { id } = await owner.client.call(createSignatureRequest, {
      body: { title: 'Lease 9', signatures: [{ signer_identity_data: signer }] },
    });
    const body = Buffer.from(buildPdf());
    await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });
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
      position: { page: '0', x: 60, y: 60 + index * 120, width: 260, height: 30 },
      condition: null,
      ...more,
    });
    const fields = [
      declare(1, 'Firma', {}),
      declare(2, 'OK', { kind: 'checkbox' }),
      declare(3, 'Nr.', { kind: 'number', rules: { max: '10' } }),
    ];
    await owner.client.call(putRequestFields, { params: { id }, body: { fields } });
    await owner.client.call(initiateSignatureRequest, { params: { id } });

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
    await expect(files.first()).toBeVisible({ timeout: 30_000 });
    const file = await download(page, files.first());
    expect(judgePdf(file)).toMatchObject({ validCount: 1, isSoundPdf: true });
    expect(file.toString('latin1')).toContain('(Conti & Figli)');
    expect(file.toString('latin1')).toContain('(9)');
  });
