import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { writeNotification } from '@sigillum/server/testing/write-notification.ts';
import { inOneLanguage } from '../../support/in-one-language.ts';
import { expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { bringBack, openMailServer, signUpByMail, type MailServer } from '../../support/mail-server.ts';
import { inventEmail, sendRequest, speak } from '../../support/people.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../../support/server-process.ts';

const words = {
  en: {
    risk: '1 request is at risk',
    lost: (address: string) => `Mail to ${address} cannot be delivered.`,
    move: 'Change address: Lease 14',
    beside: 'The e-mail could not be delivered',
    event: 'E-mail could not be delivered',
    change: /^Change the address of/,
    email: 'E-mail address',
    submit: 'Change and send again',
    done: 'The address is changed',
  },
  de: {
    risk: '1 Anfrage ist gefährdet',
    lost: (address: string) => `E-\u2060Mails an ${address} lassen sich nicht zustellen.`,
    move: /^Adresse ändern: Lease 14/,
    beside: 'Die E-Mail konnte nicht zugestellt werden',
    event: 'E-Mail nicht zustellbar',
    change: /^Adresse von .* ändern$/,
    email: 'E-Mail-Adresse',
    submit: 'Ändern und erneut senden',
    done: 'Die Adresse ist geändert',
  },
  fr: {
    risk: '1 demande est compromise',
    lost: (address: string) => `Les e-mails à ${address} ne peuvent pas être distribués.`,
    move: /: Lease 14/,
    beside: 'L’e-mail n’a pas pu être remis',
    event: 'E-mail non remis',
    change: /^Modifier l’adresse de/,
    email: 'Adresse e-mail',
    submit: 'Modifier et renvoyer',
    done: 'L’adresse est modifiée',
  },
} as const;

let dataDir: string;
let mails: MailServer;
let door: number;
let server: ServerProcess;

// One server for all: each has people of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-bounce-'));
  mails = await openMailServer();
  door = await findFreePort();
  server = await startServerProcess({
    dataDir,
    env: {
      SMTP_URL: mails.url,
      BOUNCE_DOMAIN: 'bounces.example.ch',
      BOUNCE_PORT: String(door),
      SIGILLUM_ENVIRONMENT: 'test',
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

for (const [lang, say] of inOneLanguage('fr', Object.entries(words)))
  test(`an invitation that comes back is seen where one looks, and goes to another address (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const owner = await signUpByMail(server.url, mails, 'Rea');
    await speak(owner, lang as keyof typeof words);
    const [wrong, right] = [inventEmail('mistyped'), inventEmail('right')];
    await sendRequest(owner, {
      title: 'Lease 14',
      pdf: buildPdf(),
      signatures: [{ signer_identity_data: { email_address: wrong, first_name: 'Luca', last_name: 'Rossi' } }],
    });
    await mails.receive(wrong, '/view/');
    const { from } = mails.deliveries.find(({ to }) => to === wrong)!;
    expect(await bringBack(door, { to: from, raw: writeNotification() })).toMatch(/^250 /);

    await page
      .context()
      .addCookies([{ name: 'sigillum_session', value: owner.token, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
    await expect(async () => {
      await page.goto(`${server.url}/dashboard?tab=inbox&status=OPEN&sendBy=me`);
      await waitUntilAlive(page);
      await page.getByText(say.risk).click({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText(say.lost(wrong))).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: say.move }).click();
    await expect(page).toHaveURL(/\/view\//);
    await waitUntilAlive(page);
    await expect(page.getByText(say.beside).first()).toBeVisible();
    await expect(page.getByText(say.event, { exact: true }).first()).toBeVisible();
    await expectGoodScreen(page);

    await page.getByRole('button', { name: say.change }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(wrong);
    await dialog.getByLabel(say.email).fill(right);
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(page.getByText(say.done)).toBeVisible();
    await expect(page.getByText(say.beside)).toHaveCount(0);
    await mails.receive(right, '/view/');
  });
