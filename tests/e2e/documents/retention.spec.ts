import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

const clock = pathToFileURL(fileURLToPath(new URL('../../support/shifted-clock.mjs', import.meta.url))).href;

/** The same installation, started so many days later: ready all the same. */
const startAfter = (dataDir: string, days: number) =>
  startServerProcess({
    dataDir,
    env: {
      SIGILLUM_ENVIRONMENT: 'production',
      // Or the trial would be over by then.
      BILLING: 'none',
      ...(days > 0 && { NODE_OPTIONS: `--import=${clock}`, CLOCK_SHIFT_HOURS: String(days * 24) }),
    },
  });

test('what an organisation does not keep is announced twice and goes, and who was asked to sign is told', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404 .*\/view\//);
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-retention-'));
  let server = await startAfter(dataDir, 0);
  try {
    const owner = await signUp(server.url, { firstName: 'Olga', business: 'Olga Archiv AG' });
    const email = inventEmail('visitor');
    const identity = { email_address: email, first_name: 'Luca', last_name: 'Rossi', language: 'en' as const };
    const { id } = await sendRequest(owner, { pdf: buildPdf(), signatures: [{ signer_identity_data: identity }] });
    await enterAs(page, owner);
    await page.goto(`${server.url}/business/settings`);
    await waitUntilAlive(page);
    await page.getByRole('button', { name: 'Switch on automatic deletion' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByRole('spinbutton', { name: 'Days until deletion' }).fill('30');
    await asking.getByRole('radio', { name: 'From the upload' }).check({ force: true });
    await asking.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText(/deleted with their documents 30 days after their upload/)).toBeVisible();

    for (const [days, mailed, to] of [
      [24, 'deletion-ahead', owner.email],
      [31, 'deletion-today', owner.email],
      [32, 'withdrawn', email],
    ] as const) {
      await stopUnder(page, server);
      server = await startAfter(dataDir, days);
      await readMail(server.url, to, mailed);
    }

    const { token } = await createClient(fetch, {}, server.url).call(login, {
      body: { email: owner.email, password: owner.password },
    });
    await page.context().clearCookies();
    await enterAs(page, { token });
    await page.goto(`${server.url}/view/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rental agreement')).toHaveCount(0);

    // After thirty days the dashboard asks how the whole is liked, once.
    await page.goto(`${server.url}/dashboard`);
    const survey = page.getByRole('dialog', { name: 'How likely are you to recommend Sigillum?' });
    await survey.getByRole('radio').nth(9).check({ force: true });
    await survey.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you. Your answer helps us to get better.')).toBeVisible();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await stopUnder(page, server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
