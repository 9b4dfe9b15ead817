import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, signUp, speak } from '../../support/people.ts';

/** What the screens say. */
const words = {
  en: {
    risk: '1 request is at risk',
    deadline: /^It ends on .*, and 1 signature is missing\.$/,
    move: 'Remind or extend: Lease 9',
    none: 'No request that you look after is at risk.',
  },
  de: {
    risk: '1 Anfrage ist gefährdet',
    deadline: /^Sie läuft am .* ab, und 1 Signatur fehlt\.$/,
    move: 'Erinnern oder verlängern: Lease 9',
    none: 'Keine Anfrage, um die Sie sich kümmern, ist gefährdet.',
  },
  fr: {
    risk: '1 demande est compromise',
    deadline: /^Elle expire le .*, et il manque 1 signature\.$/,
    move: 'Rappeler ou prolonger\u202f: Lease 9',
    none: 'Aucune demande dont vous vous occupez n’est compromise.',
  },
} as const;
const sent = '/dashboard?tab=inbox&status=OPEN&sendBy=me';

for (const lang of inOneLanguage('de', ['en', 'de', 'fr']))
  test(`what ends tomorrow stands above what was sent, and leads to the request, in ${lang}`, async ({ page, url }) => {
    test.slow();
    const say = words[lang];
    const owner = await signUp(url, { firstName: 'Rea', business: `Risk AG ${lang}` });
    await speak(owner, lang);
    const send = async (title: string, expiration_date?: string) => {
      const documents = [{ title, content: Buffer.from(buildPdf()).toString('base64') }];
      const signatures = [{ signer_identity_data: { email_address: inventEmail('late') } }];
      const body = { title, documents, signatures, ...(expiration_date && { expiration_date }) };
      const { id } = await owner.client.call(createSignatureRequest, { body });
      await owner.client.call(initiateSignatureRequest, { params: { id } });
    };
    await send('Lease 8');
    await enterAs(page, owner);
    await page.goto(sent);
    await waitUntilAlive(page);
    await expect(page.getByText(say.none)).toBeVisible();
    await send('Lease 9', new Date(Date.now() + 24 * 3600 * 1000).toISOString());
    await page.goto(sent);
    await waitUntilAlive(page);
    await page.getByText(say.risk).click();
    await expect(page.getByText(say.deadline)).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: say.move }).click();
    await expect(page).toHaveURL(/\/view\//);
    await expect(page.getByRole('heading', { name: 'Lease 9' }).first()).toBeVisible();
  });
