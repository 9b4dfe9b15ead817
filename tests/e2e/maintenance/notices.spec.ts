import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { getNotice } from '@sigillum/api-contracts/maintenance/get-notice.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { runMaintenanceCommand } from '@sigillum/server/maintenance/maintenance-commands.ts';
import { expect, expectGoodScreen, test as base, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, type Person, sendRequest, signUp } from '../../support/people.ts';
import { openServerDatabase } from '../../support/processes.ts';
import { enterCode, readCode, readInvitation } from '../../support/signing-steps.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';

const script = fileURLToPath(new URL('../../../server/scripts/maintenance.ts', import.meta.url));

interface Operator {
  server: ServerProcess;
  /** Does what `npm run maintenance -- …` does beside the running server, and waits until that knows of it. */
  announce: (...words: string[]) => Promise<() => Promise<void>>;
  logIn: (page: Page, person: Person) => Promise<void>;
}

/** A server of one's own: a notice would stand in the way of everybody else's journeys. */
const test = base.extend<object, Operator>({
  server: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-maintenance-'));
      const env = { SIGILLUM_ENVIRONMENT: 'production', MAINTENANCE_STAFF: 'staff.example' };
      const server = await startServerProcess({ dataDir, env });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  announce: [
    async ({ server }, use) => {
      const { db, close } = openServerDatabase(server.dataDir);
      let hasRun = false;
      const run = async (words: readonly string[]) => {
        // A process of its own, which reads all of its modules, for the first words alone.
        if (!hasRun) {
          hasRun = true;
          const env = { ...process.env, DATA_DIR: server.dataDir };
          return (await promisify(execFile)(process.execPath, [script, ...words], { env })).stdout;
        }
        let said = '';
        await runMaintenanceCommand(words, { db, source: 'table', now: new Date(), say: (line) => (said += line) });
        return said;
      };
      const client = createClient(fetch, {}, server.url);
      const waitFor = (isThere: boolean) =>
        expect.poll(async () => (await client.call(getNotice, {})).notice !== null).toBe(isThere);
      await use(async (...words) => {
        const id = /end (\d+) ends it/.exec(await run(['announce', ...words]))![1]!;
        await waitFor(true);
        return async () => {
          await run(['end', id]);
          await waitFor(false);
        };
      });
      await close();
    },
    { scope: 'worker' },
  ],
  logIn: [
    async ({ server: { url } }, use) => {
      await use((page, { token: value }) =>
        page.context().addCookies([{ name: 'sigillum_session', value, url, httpOnly: true, sameSite: 'Lax' }]),
      );
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });
test.afterEach(({ page }) => page.goto('about:blank'));

const banner = /We are working on the service/;
const heading = { name: 'Back in a moment' };
const minute = 60_000;

test('a notice that does not block stands above an open page within a minute, and goes by itself', async ({
  page,
  server,
  announce,
}) => {
  await page.clock.install();
  await page.goto(`${server.url}/login`);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail').fill('nora@example.ch');
  const end = await announce('--url', 'https://status.example.ch/4711');
  await page.clock.fastForward(minute);
  await expect(page.getByText(banner)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Details on the status page' })).toHaveAttribute(
    'href',
    'https://status.example.ch/4711',
  );
  await expectGoodScreen(page);
  await end();
  await page.clock.fastForward(minute);
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('nora@example.ch');
});

test('a notice that blocks covers an open page and leaves what was typed; whoever comes is led back afterwards', async ({
  page,
  server,
  announce,
  logIn,
}) => {
  const nora = await signUp(server.url);
  await logIn(page, nora);
  await page.clock.install();
  await page.goto(`${server.url}/profile`);
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Noramaria');
  const end = await announce('--blocking');
  await page.clock.fastForward(minute);
  await expect(page.getByRole('dialog', heading)).toBeVisible();
  await expectGoodScreen(page);

  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(`${server.url}/profile/settings`);
  await expect(other).toHaveURL(/\/maintenance\?next=%2Fprofile%2Fsettings$/);
  await expect(other.getByRole('heading', heading)).toBeVisible();
  await waitUntilAlive(other);
  await expectGoodScreen(other);

  await end();
  await other.clock.fastForward(minute);
  await expect(other).toHaveURL(/\/profile\/settings$/);
  await other.close();
  await page.clock.fastForward(minute);
  await expect(page.getByRole('dialog', heading)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Noramaria');
});

test('a form that is sent before its page knows of maintenance is kept, and can be sent afterwards', async ({
  page,
  server,
  announce,
  logIn,
}) => {
  await logIn(page, await signUp(server.url));
  await page.clock.install();
  await page.goto(`${server.url}/profile`);
  await waitUntilAlive(page);
  await page.getByLabel('First name').fill('Noramaria');
  const end = await announce('--blocking');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', heading)).toBeVisible();
  await end();
  await page.clock.fastForward(minute);
  await expect(page.getByRole('dialog', heading)).toHaveCount(0);
  await expect(page.getByText('please send it again afterwards')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText('please send it again afterwards')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Noramaria');
});

test('a signature that is under way when maintenance begins is finished', async ({
  page,
  server,
  announce,
  expectComplaint,
}) => {
  // The first answer to a signature asks for a code.
  expectComplaint(/status of 422 .*\/sign/);
  const owner = await signUp(server.url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('visitor');
  const signatures = [
    {
      signer_identity_data: {
        email_address: email,
        first_name: 'Chiara',
        last_name: 'Bernasconi',
        language: 'en' as const,
      },
    },
  ];
  await sendRequest(owner, { title: 'Mandate', pdf: buildPdf({ pages: [{}] }), signatures });
  const link = await readInvitation(server.url, email);
  await page.clock.install();
  await page.goto(link);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const end = await announce('--blocking');
  await page.clock.fastForward(minute);
  await expect(page.getByText('Maintenance has begun. You can finish what you are signing here.')).toBeVisible();
  await enterCode(page, await readCode(server.url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  const late = await page.context().newPage();
  await late.goto(link);
  await expect(late).toHaveURL(/\/maintenance\?next=%2Fview%2F/);
  await late.close();
  await end();
});

test('internal staff pass, and are told so', async ({ page, server, announce, logIn }) => {
  const eva = await signUp(server.url, {
    firstName: 'Eva',
    email: `eva-${randomBytes(4).toString('hex')}@staff.example`,
  });
  await logIn(page, eva);
  const end = await announce('--blocking');
  await page.goto(`${server.url}/profile`);
  await expect(page.getByText('Maintenance is under way: only internal staff pass.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await end();
});
