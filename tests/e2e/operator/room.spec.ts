import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { startIdentityProvider } from '@sigillum/server/testing/identity-provider.ts';
import { showTotp } from '@sigillum/server/testing/show-totp.ts';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { sendRequest, signUp } from '../../support/people.ts';

/** The command on the machine, beside the server that runs. */
function runOperators(...words: string[]): string {
  const folder = path.resolve(import.meta.dirname, '../../..');
  const script = ['server/scripts/run-command.mjs', 'server/scripts/operators.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['SIGILLUM_DATA_DIR'], KEY_PASSPHRASE: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** A domain whose people log in at their organisation, set up by the command. */
async function setUpLogin(url: string): Promise<string> {
  const provider = await startIdentityProvider(`${url}/sso/callback`);
  const domain = `firma-${randomBytes(4).toString('hex')}.example`;
  await promisify(execFile)(
    process.execPath,
    ['server/scripts/sso.ts', 'add', domain, provider.issuer, provider.clientId],
    {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: process.env['SIGILLUM_DATA_DIR'],
        PORT: new URL(url).port,
        SSO_CLIENT_SECRET: provider.clientSecret,
      },
    },
  );
  await provider.close();
  return domain;
}

/** Turns codes of an app on, by clicking. */
async function turnCodesOn(page: Page, password: string): Promise<string> {
  const totp = page.getByRole('region', { name: 'Codes of an app' });
  await totp.getByLabel('Your password').fill(password);
  await totp.getByRole('button', { name: 'Set up' }).click();
  await expect(totp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await totp.locator('code').innerText()).replaceAll(' ', '');
  await totp.getByLabel('The code that the app shows now').fill(showTotp(secret, new Date()));
  await totp.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('region', { name: 'Keep these recovery codes' })).toBeVisible();
  return secret;
}

test('whoever is made an operator logs in with a second step, and does what commands do', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const person = await signUp(url);
  const founder = await signUp(url, { business: 'Zimmerei Frei AG' });
  await enterAs(page, person);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  expect(runOperators('add', person.email)).toContain('is an operator');
  await page.goto('/operator');
  await expect(page).toHaveURL(/\/profile\/security$/);
  await waitUntilAlive(page);
  await expect(page.getByText(/The operator’s room asks for a second step/)).toBeVisible();
  const secret = await turnCodesOn(page, person.password);

  const room = await openBrowser();
  await room.goto('/login');
  await waitUntilAlive(room);
  await room.getByLabel('E-mail address').fill(person.email);
  await room.getByLabel('Password', { exact: true }).fill(person.password);
  await room.getByRole('button', { name: 'Log in', exact: true }).click();
  // A code counts once; the next one is accepted already, and still is when the machine is slow.
  await room.getByLabel('Code').fill(showTotp(secret, new Date(), 1));
  await room.getByRole('button', { name: 'Log in', exact: true }).click();
  await room.waitForURL((at) => !at.pathname.startsWith('/login'));
  await waitUntilAlive(room);
  await room.getByRole('button', { name: /^Your account/ }).click();
  await room.getByRole('menuitem', { name: 'Operator’s room' }).click();
  await expect(room.getByRole('heading', { name: 'Installation', level: 1 })).toBeVisible();
  await expectGoodScreen(room);
  await room.getByRole('button', { name: 'Show the settings' }).click();
  await expect(room.getByRole('link', { name: 'Save as a file' })).toBeVisible();

  const places = room.getByRole('navigation', { name: 'Operator’s room' }).first();
  await places.getByRole('link', { name: 'Businesses', exact: true }).click();
  await expect(room.getByRole('heading', { name: 'Businesses', level: 1 })).toBeVisible();
  await room.getByLabel('Name').fill('Zimmerei Frei');
  await room.getByRole('button', { name: 'Search' }).click();
  await expect(room).toHaveURL(/search=Zimmerei/);
  await room.getByText('Change plan and lock').first().click();
  await room.getByLabel('Groups at most').fill('many');
  await room.getByRole('button', { name: 'Change limits of groups' }).click();
  await expect(room.getByText('This field can only contain numbers')).toBeVisible();
  await room.getByLabel('Groups at most').fill('2');
  await room.getByRole('button', { name: 'Change limits of groups' }).click();
  await expect(room.getByRole('definition').getByText('2', { exact: true })).toBeVisible();
  await room.getByLabel('Trial until the end of').fill('31/2/2098');
  await room.getByRole('button', { name: 'Give a trial' }).click();
  await expect(room.getByLabel('Trial until the end of')).toHaveAccessibleDescription('Invalid format');
  await room.getByLabel('Trial until the end of').fill('28.2.2098');
  await room.getByRole('button', { name: 'Give a trial' }).click();
  await expect(room.getByText('28 Feb 2098, 23:59')).toBeVisible();
  await room.getByRole('button', { name: 'Shut' }).first().click();
  await expect(room.getByText('Locked', { exact: true }).first()).toBeVisible();
  await room.getByRole('button', { name: 'Open again' }).first().click();
  await expect(room.getByText('By invoice', { exact: true }).first()).toBeVisible();

  const domain = await setUpLogin(url);
  await places.getByRole('link', { name: 'Log-ins at businesses' }).click();
  const login = room.getByRole('row').filter({ hasText: domain });
  await login.getByRole('button', { name: 'Switch off' }).click();
  await expect(login.getByText('Off', { exact: true })).toBeVisible();
  await expectGoodScreen(room);
  const stranger = await openBrowser();
  await stranger.goto('/login');
  await waitUntilAlive(stranger);
  await stranger.getByLabel('E-mail address').fill(`lea@${domain}`);
  await stranger.getByRole('button', { name: 'Log in with your organisation' }).click();
  await expect(stranger.getByText(/No organisation has set up its own login/)).toBeVisible();
  await expect(stranger).toHaveURL(/\/login/);
  await login.getByRole('button', { name: 'Switch on' }).click();
  await expect(login.getByText('On', { exact: true })).toBeVisible();

  const { id } = await sendRequest(founder, { pdf: buildPdf(), signatures: [{ account_email: person.email }] });
  await places.getByRole('link', { name: 'Find a request' }).click();
  await expect(room.getByRole('heading', { name: 'Find a request', level: 1 })).toBeVisible();
  await room.getByLabel('Id of the request').fill(id);
  await room.getByRole('button', { name: 'Look' }).click();
  await expect(room.getByText('The chain of evidence is whole.')).toBeVisible();
  for (const name of ['Messages', 'Notices', 'Jobs']) {
    await places.getByRole('link', { name, exact: true }).click();
    await expect(room.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expectGoodScreen(room);
  }
  await places.getByRole('link', { name: 'What operators did' }).click();
  await room.getByRole('button', { name: 'Check the chain' }).click();
  await expect(room.getByText(/the chain is whole up to act/)).toBeVisible();
  await expect(room.getByRole('cell', { name: id }).first()).toBeVisible();

  runOperators('remove', person.email);
  await room.goto('/operator/jobs');
  await expect(room.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
