import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSentry } from '@sigillum/server/testing/sentry/open-sentry.ts';
import type { Page } from '@playwright/test';
import { expect, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { startServerProcess } from '../../support/server-process.ts';

const secrets = ['q7VbX2mKp9LwTz4RsN8cYd1HfJ3g', 'somebody@elsewhere.example', 'Mietvertrag Meier'];

/** Something fails in the page, and says too much. */
const failWith = (page: Page, text: string) =>
  page.evaluate((message) => void setTimeout(() => Promise.reject(new Error(message))), text);

test('errors of pages are reported by way of our own address, without a secret, a name or an address', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/planted/);
  expectComplaint(/status of 429/);
  const sentry = await openSentry();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-reports-'));
  const server = await startServerProcess({
    dataDir,
    env: {
      SIGILLUM_ENVIRONMENT: 'production',
      SENTRY_DSN: sentry.dsn,
      SENTRY_TRACES_RATE: '1',
      SENTRY_REPLAY_RATE: '1',
    },
  });
  const owner = await signUp(server.url, { firstName: 'Rita', business: 'Rita Pharma AG' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // What fails before the reporting has loaded is reported, too.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => void Promise.reject(new Error('planted early')), { once: true });
  });
  await page.goto(`${server.url}/login?token=${secrets[0]}&email=${encodeURIComponent(owner.email)}`);
  await waitUntilAlive(page);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const seen = [await heading.innerText(), ...(await page.getByRole('link').allInnerTexts())].filter(
    // As the page's own words, and longer than what a name of an element may hold.
    (text) => / /.test(text.trim()),
  );
  await failWith(page, `planted: /view/7d1/${secrets[0]} of ${secrets[1]} has no "${secrets[2]}.pdf"`);

  const readTypes = () => new Set(sentry.items.map(({ type }) => type));
  await expect.poll(readTypes).toEqual(new Set(['event', 'transaction', 'replay_event', 'replay_recording']));
  const events = sentry.items
    .filter(({ type }) => type === 'event')
    .map(({ payload }) => payload)
    .join('\n');
  expect(events).toContain('planted early');
  expect(events).toContain('planted: /view/[visit] of [email] has no \\"[file]\\"');
  const told = sentry.bodies.join('\n');
  for (const secret of [...secrets, owner.email, encodeURIComponent(owner.email), owner.password, owner.token, 'Rita'])
    expect(told, secret).not.toContain(secret);
  // Recordings show where text stood, and none of it.
  const recorded = sentry.items
    .filter(({ type }) => type === 'replay_recording')
    .map(({ payload }) => payload)
    .join('\n');
  expect(recorded).toMatch(/\*{5,}/);
  expect(seen.length).toBeGreaterThan(1);
  for (const text of seen) expect(recorded, text).not.toContain(text.trim());
  expect(sentry.broken).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(server.url) && !/^(?:data|blob):/.test(url))).toEqual([]);

  // While the service is silent nobody waits for it.
  sentry.state.fault = 'silent';
  await failWith(page, 'planted once more');
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stopUnder(page, server);
  await sentry.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('where no project is set up nothing is collected, loaded or sent', async ({ page, expectComplaint }) => {
  expectComplaint(/planted/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await waitUntilAlive(page);
  await failWith(page, 'planted');
  expect(await page.content()).not.toContain('earlyFailures');
  expect(asked.filter((url) => /reports|sentry/i.test(url))).toEqual([]);
  expect((await page.request.post('/reports', { data: '{}' })).status()).toBe(405);
});
