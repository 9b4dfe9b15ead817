import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { putRequestFields } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import { documentsProblemMessages } from '@sigillum/app/documents/problem-messages.ts';
import { signatureRequestsFormMessages } from '@sigillum/app/signature-requests/form-messages.ts';
import { signingFieldMessages as messages } from '@sigillum/app/signing/field-messages.ts';
import { signingPanelMessages } from '@sigillum/app/signing/panel-messages.ts';
import { buildFormPdf, readFormOf } from '@sigillum/engine/testing/form-pdf';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

for (const [locale, language, sender] of inOneLanguage('it', [
  ['en-gb', 'en', 'en-gb'],
  ['de-ch', 'de', 'de-ch'],
  ['fr-ch', 'fr', 'fr-ch'],
  // Accounts speak no Italian; their visitors do.
  ['it', 'it', 'en-gb'],
]))
  test(`a form is given to a visitor, who fills it in, puts initials and hands a file in on a phone (${locale})`, async ({
    page,
    url,
    openBrowser,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/status of 4\d\d/);
    const owner = await signUp(url, { firstName: 'Rita', business: `Rita AG ${locale}` });
    await speak(owner, sender.slice(0, 2) as 'en' | 'de' | 'fr');
    const email = inventEmail('piero');
    const signer = { email_address: email, first_name: 'Piero', last_name: 'Conti', language };
    const { id } = await owner.client.call(createSignatureRequest, {
      body: { title: 'Lease 9', signatures: [{ signer_identity_data: signer }] },
    });
    const body = Buffer.from(await buildFormPdf());
    await owner.client.call(addDocument, { params: { id }, body, contentType: 'application/pdf' });

    await enterAs(page, owner);
    await page.goto(`/invite/${id}?step=place`);
    await waitUntilAlive(page);
    const sayForm = (text: keyof typeof signatureRequestsFormMessages) =>
      say(sender, signatureRequestsFormMessages[text]);
    await page.getByRole('button', { name: sayForm('open').split('(')[0]! }).click();
    const dialog = page.getByRole('dialog', { name: sayForm('title') });
    // The only signer fills in all of them, unless somebody says otherwise.
    const canton = dialog.getByLabel(/^canton/);
    await canton.selectOption({ label: sayForm('own') });
    await dialog
      .getByLabel(say(sender, signatureRequestsFormMessages.value).replace('{label}', 'canton'))
      .selectOption('Zurich');
    for (const name of ['address.street', 'address.notes', 'rent', 'floor', 'period'])
      await dialog.getByLabel(new RegExp(`^${name},`)).selectOption({ label: sayForm('nobody') });
    await expectGoodScreen(page);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    const list = page.getByRole('button', { name: /^Company of the tenant,/ });
    await expect(list).toBeVisible();

    const { documents, signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
    const { fields } = await owner.client.call(getRequestFields, { params: { id } });
    const declare = (index: number, label: string, more: Partial<RequestField>): RequestField => ({
      ...{ id: `00000000-0000-4000-8000-00000000000${index}`, document_id: documents[0]!.id, sid: signatures[0]!.sid },
      ...{ kind: 'initials', label, required: true, rules: {}, default_value: '', condition: null },
      position: { page: '0', x: 60, y: 480 + index * 60, width: 240, height: 34 },
      ...more,
    });
    const own = [declare(1, 'Visto', {}), declare(2, 'Passaporto', { kind: 'attachment' })];
    const known = fields.map(({ value: _, ...field }) => field);
    await owner.client.call(putRequestFields, { params: { id }, body: { fields: [...known, ...own] } });
    await owner.client.call(initiateSignatureRequest, { params: { id } });

    const visitor = await openBrowser();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto(await readInvitation(url, email));
    await waitUntilAlive(visitor);
    await expect(visitor.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    const needed = (label: string) => say(locale, messages.needed).replace('{label}', label);
    const sign = visitor.getByRole('button', { name: say(locale, signingPanelMessages.sign), exact: true });
    await visitor.getByRole('textbox', { name: needed('Company of the tenant') }).fill('Conti & Figli');
    await visitor.keyboard.press('Tab');
    await expect(visitor.getByRole('checkbox', { name: 'agreed' })).toBeFocused();
    await visitor.keyboard.press('Space');
    // Initials are put by the signer's own act.
    await visitor.keyboard.press('Tab');
    await expect(visitor.getByRole('button', { name: /PC/ })).toBeFocused();
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('textbox', { name: needed('Visto') })).toHaveValue('PC');
    const file = visitor.getByLabel(needed('Passaporto'));
    await file.setInputFiles({ name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\0\0') });
    await expect(visitor.getByText(say(locale, documentsProblemMessages.problemAttachmentKind)).first()).toBeVisible();
    await sign.click();
    await expect(visitor.getByText(say(locale, messages.faultRequired)).first()).toBeVisible();
    await file.setInputFiles({ name: 'Pass.txt', mimeType: 'text/plain', buffer: Buffer.from('X1234567') });
    await expect(
      visitor.getByRole('button', { name: say(locale, messages.removeFile).replace('{filename}', 'Pass.txt') }),
    ).toBeVisible();
    await expectGoodScreen(visitor);
    // By keys, as the initials: what was said of the missing file may stand before the button.
    await sign.focus();
    await visitor.keyboard.press('Enter');
    await visitor
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(await readCode(url, email));
    await visitor.keyboard.press('Enter');
    // The file that was handed in can be had behind it, too.
    const files = visitor.getByRole('dialog').locator('a[download]');
    await expect(files.first()).toBeVisible();
    const signed = await download(visitor, files.first());
    expect(judgePdf(signed)).toMatchObject({ validCount: 1, isSoundPdf: true });
    const values = new Map((await readFormOf(new Uint8Array(signed))).fields.map(({ name, value }) => [name, value]));
    expect(values.get('company')).toBe('Conti & Figli');
    expect(values.get('agreed')).toBe('true');
    expect([...values.values()]).toContain('PC');
    expect([...values.values()].some((value) => value.startsWith('Pass.txt (SHA-256 '))).toBe(true);
    const { attachments } = await owner.client.call(getSignatureRequest, { params: { id } });
    expect(attachments.map(({ filename }) => filename)).toEqual(['Pass.txt']);
  });
