import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp, speak } from '../../support/people.ts';

const words = {
  en: {
    change: /^Change the address of/,
    dialog: 'Where shall the invitation go?',
    email: 'E-mail address',
    submit: 'Change and send again',
    done: 'The address is changed',
  },
  de: {
    change: /^Adresse von .* ändern$/,
    dialog: 'Wohin soll die Einladung gehen?',
    email: 'E-Mail-Adresse',
    submit: 'Ändern und erneut senden',
    done: 'Die Adresse ist geändert',
  },
  fr: {
    change: /^Modifier l’adresse de/,
    dialog: 'Où l’invitation doit-elle parvenir ?',
    email: 'Adresse e-mail',
    submit: 'Modifier et renvoyer',
    done: 'L’adresse est modifiée',
  },
} as const;

for (const [language, say] of inOneLanguage('de', Object.entries(words)))
  test(`a mistyped address is changed and invited again in one step (${language})`, async ({
    page,
    openBrowser,
    url,
  }) => {
    const owner = await signUp(url, { firstName: 'Rita', business: `Rita ${language} AG` });
    await speak(owner, language as keyof typeof words);
    const [wrong, right] = [inventEmail('mistyped'), inventEmail('right')];
    const { id } = await sendRequest(owner, {
      title: 'Lease 12',
      pdf: buildPdf(),
      signatures: [{ signer_identity_data: { email_address: wrong, first_name: 'Luca', last_name: 'Rossi' } }],
    });
    const before = findLink(await readMail(url, wrong, 'invitation'), '/view/');

    await enterAs(page, owner);
    await page.goto(`/view/${id}`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: say.change }).click();
    const dialog = page.getByRole('dialog', { name: say.dialog });
    await expect(dialog).toContainText(wrong);
    await dialog.getByLabel(say.email).fill('luca@');
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByLabel(say.email)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(say.email).fill(right);
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(page.getByText(say.done)).toBeVisible();
    await expect(page.getByText(right).first()).toBeVisible();
    await expectGoodScreen(page);

    const after = findLink(await readMail(url, right, 'invitation'), '/view/');
    const visitor = await openBrowser();
    await visitor.goto(after);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Lease 12' })).toBeVisible();
    // The link that went astray opens nothing any more.
    expect((await visitor.request.get(before, { maxRedirects: 0 })).status()).not.toBe(200);
  });
