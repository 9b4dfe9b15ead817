import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildSimplePdf } from '@sigillum/engine/testing/pdf-builder';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';

/** What the dialog says. */
const words = {
  en: {
    find: 'Find placeholders in the text',
    own: 'Words of your own, one a line',
    search: 'Search',
    nobody: 'Where nobody is named',
    pages: /no text/,
    placed: '4 placeholders were placed.',
    place: 'Place 4',
  },
  de: {
    find: 'Platzhalter im Text suchen',
    own: 'Eigene Wörter, eines pro Zeile',
    search: 'Suchen',
    nobody: 'Wo niemand genannt ist',
    pages: /enthält keinen Text/,
    placed: '4 Platzhalter wurden platziert.',
    place: '4 platzieren',
  },
  fr: {
    find: 'Chercher des balises dans le texte',
    own: 'Vos propres mots, un par ligne',
    search: 'Chercher',
    nobody: 'Où personne n’est nommé',
    pages: /ne contient pas de texte/,
    placed: '4 balises ont été placées.',
    place: 'En placer 4',
  },
} as const;

const line = (y: number, shown: string) => `BT /F1 11 Tf 72 ${y} Td ${shown} Tj ET`;
const lease = buildSimplePdf({
  content: [
    line(760, '(Lease between)'),
    'BT /F1 11 Tf 72 720 Td [({{te) -10 (xt:Kim:Company}})] TJ ET',
    line(660, '(I have read the rules of the house: {{check:Kim:Rules}})'),
    line(600, '(Place and signature: {{sign:)'),
    line(584, '(Kim}})'),
    line(480, '([Stamp of the landlord])'),
  ].join('\n'),
});
const scan = buildSimplePdf({ content: '0.9 g 72 100 400 600 re f' });

for (const lang of inOneLanguage('de', ['en', 'de', 'fr'])) {
  test(`a document that says itself who signs where is placed, sent and signed (${lang})`, async ({
    page,
    url,
    openBrowser,
  }) => {
    test.slow();
    const says = words[lang];
    const owner = await signUp(url, { firstName: 'Fia', business: `Fia AG ${lang}` });
    await speak(owner, lang);
    const kim = await signUp(url, { firstName: 'Kim' });
    const email = inventEmail('luca');
    const { id } = await owner.client.call(createSignatureRequest, {
      body: {
        title: 'Lease 12',
        signatures: [
          {
            account_email: kim.email,
            signer_identity_data: { email_address: kim.email, first_name: 'Kim', last_name: 'Frei' },
          },
          { signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi' } },
        ],
      },
    });
    for (const file of [lease, scan])
      await owner.client.call(addDocument, {
        params: { id },
        body: file as Uint8Array<ArrayBuffer>,
        contentType: 'application/pdf',
      });

    await enterAs(page, owner);
    await page.goto(`/invite/${id}?step=place`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: says.find }).click();
    const dialog = page.getByRole('dialog', { name: says.find });
    await expect(dialog.getByRole('checkbox', { name: '{{text:Kim:Company}}' })).toBeChecked();
    // What is broken over lines waits for a yes; what is a picture is named.
    const split = dialog.getByRole('checkbox', { name: '{{sign: Kim}}' });
    await expect(split).not.toBeChecked();
    await expect(dialog.getByText(says.pages)).toBeVisible();
    await dialog.locator('summary', { hasText: says.own }).click();
    await dialog.getByRole('textbox', { name: says.own }).fill('[stamp of the LANDLORD]');
    await dialog.getByRole('button', { name: says.search, exact: true }).click();
    await expect(dialog.getByRole('checkbox', { name: '[Stamp of the landlord]' })).toBeChecked();
    await split.check();
    await dialog.getByLabel(says.nobody).selectOption('Luca Rossi');
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: says.place }).click();
    await expect(page.getByText(says.placed)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });

    const request = await owner.client.call(getSignatureRequest, { params: { id } });
    const marked = request.signatures.map(({ document_signatures }) =>
      document_signatures.filter(({ visual_signature: mark }) => mark !== null),
    );
    expect(marked.map(({ length }) => length)).toEqual([1, 1]);
    const { fields } = await owner.client.call(getRequestFields, { params: { id } });
    expect(fields.map(({ label, kind }) => `${kind} ${label}`)).toEqual(['text Company', 'checkbox Rules']);
    await expectGoodScreen(page);
    await owner.client.call(initiateSignatureRequest, { params: { id } });

    const phone = await openBrowser();
    await phone.setViewportSize({ width: 360, height: 740 });
    await enterAs(phone, kim);
    await phone.goto(`/view/${id}`);
    await waitUntilAlive(phone);
    await phone.getByRole('textbox', { name: 'Company (needed)' }).fill('Kim & Co.');
    await phone.getByRole('checkbox', { name: 'Rules' }).check();
    await expectGoodScreen(phone);
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await phone.getByRole('button', { name: 'Open it first' }).click();
    // Nobody is said to have opened what is still on its way.
    await expect(phone.getByText('Document 2 of 2')).toBeVisible();
    await expect(phone.getByRole('group', { name: 'Page 1 of 1' })).toBeVisible();
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
    const { documents } = await owner.client.call(getSignatureRequest, { params: { id } });
    const answer = await owner.client.call(downloadDocument, { params: { id: documents[0]!.version_id } });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(judgePdf(file)).toMatchObject({ validCount: 1, isSoundPdf: true });
  });
}
