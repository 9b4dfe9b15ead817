import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../stories/support/browser.ts';

const reports = process.env['SIGILLUM_REPORTS'];

/** Journeys through the whole product, as `npm start` runs it: real browser, real server, real PostgreSQL, local outbox. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // As long as a crowded machine needs: a journey that is green waits for nothing longer by it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: reports ? [['list'], ['json', { outputFile: path.join(reports, 'journeys.json') }]] : [['list']],
  globalSetup: './support/start-server.ts',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // Each frame is drawn by the processor that the server needs. Some journeys keep all motion (decision 091).
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, said and asked for is kept of each journey that fails, and a picture of its end. Pictures of every moment would cost more
    // than the moments, copies of the page at each a sixth of the whole run: `--trace on` keeps them when one journey is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Pages live for seconds here: code that V8 makes faster costs more than it will save.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'] },
  },
});
