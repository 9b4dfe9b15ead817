import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { type Person, sendRequest, speak } from '../../support/people.ts';
import { openRemoteTrust } from '../../support/remote-trust.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { signUpToSign } from '../../support/signing-people.ts';

let dataDir: string;
let server: ServerProcess;
let remote: Awaited<ReturnType<typeof openRemoteTrust>>;

test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-waiting-'));
  remote = await openRemoteTrust('ais', 'QES');
  server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test', ...remote.env } });
});
test.afterEach(async () => {
  await server.stop();
  await remote.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(page: Page, person: Person, address: string): Promise<void> {
  const cookie = { name: 'sigillum_session', value: person.token, url: server.url };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${server.url}${address}`);
  await waitUntilAlive(page);
}

test('who signs with the phone is waited for: the page asks how it stands, another signer reads who signs, and both end well', async ({
  page,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 423/);
  remote.hesitate(Infinity);
  const owner = await signUpToSign(server.url, { firstName: 'Wanda', lastName: 'Roth', business: 'Roth AG' });
  const other = await signUpToSign(server.url, { firstName: 'Karl' });
  await speak(other, 'de');
  const { id } = await sendRequest(owner, {
    pdf: buildPdf(),
    quality: 'QES',
    signatures: [owner, other].map(({ email, firstName, lastName }) => ({
      account_email: email,
      signer_identity_data: { email_address: email, first_name: firstName, last_name: lastName },
    })),
  });

  await open(page, owner, `/view/${id}`);
  await expect(page.getByText(/a trust service must know who you are/)).toBeVisible();
  await expectGoodScreen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/signatures\/[\w-]+\/status$/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Please confirm on your phone' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  const waiting = await openBrowser();
  await open(waiting, other, `/view/${id}`);
  await waiting.getByRole('button', { name: 'Signieren', exact: true }).click();
  const locked = waiting.getByRole('dialog', { name: 'Gerade signiert jemand anderes' });
  await expect(locked).toContainText(/Wanda Roth signiert seit \d\d:\d\d/);
  await expectAccessible(waiting);

  remote.hesitate(0);
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await expect(waiting.getByRole('heading', { name: 'Danke, Sie haben signiert' })).toBeVisible();
  // They would go on asking a server that is gone.
  for (const screen of [page, waiting]) await screen.close();
});
