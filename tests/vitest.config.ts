import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '..');

/** Tests that hold a worker or a process to its time, or they would measure their neighbours; and those that replace a module. */
const alone = [
  'server/main.test.ts',
  'server/machine/file-url.test.ts',
  'engine/trust/external/changing-names.test.ts',
  'engine/pdf/workers/worker-pool.test.ts',
  'server/signing/completion.test.ts',
  'server/signing/steps.test.ts',
];

/** Faults that measure time or memory, or keep every core busy by themselves. */
const faultsAlone = [
  ...[
    'faults/process.test.ts',
    'faults/uploads.test.ts',
    'faults/machine-api.test.ts',
    'faults/database-outage.test.ts',
  ],
  ...['faults/advisories.test.ts', 'faults/export-kill.test.ts', 'faults/failover.test.ts', 'faults/replica.test.ts'],
  ...['faults/rolling-replacement.test.ts', 'faults/chaos.test.ts'],
  ...['faults/signing-faults.test.ts', 'faults/signing-kills.test.ts', 'faults/signing-kills-remote.test.ts'],
];

/** Left to itself, Vitest leaves a core idle: on two cores, files would run one after another. A world takes 17 sessions of PostgreSQL's 100. */
const maxWorkers = Math.min(4, availableParallelism());

/**
 * Whoever waits for something waits as long as a crowded machine needs, by `expect.poll`: `vi.waitFor` gives up after a second, which is luck. A
 * test that is green waits for nothing longer by it.
 */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const veryPatient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

/** Before tests that start servers. */
const globalSetup = ['./support/bundled-server.ts'];

/** One process for many files: what they import is loaded once. */
const shared = { maxWorkers, isolate: false };

/**
 * Left to itself, V8 begins with little room and looks through the whole heap each time it takes some more: a third of the processors' time
 * where many files import half of the house (decision 320).
 */
const roomy = { execArgv: ['--initial-heap-size=512', '--min-semi-space-size=16'] };

/**
 * `engine`: tests beside the units of the engine; `unit`: those of every other package, on Node, with a real PostgreSQL where they need one;
 * `unit-alone`: those among them that run one after another, each in a process of its own. `architecture`: what the house promises of
 * itself; `scaffold`: what `npm run new` adds to it. `faults`: bad input and bad luck, against the built server; `faults-alone`: those
 * among them that run one after another. End-to-end journeys run under Playwright (playwright.config.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          root,
          include: ['engine/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...alone],
          ...patient,
          ...shared,
        },
      },
      {
        test: {
          name: 'unit',
          root,
          include: ['{server,app,design-system,api-contracts,stories,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/build/**',
            'tests/architecture/**',
            'tests/e2e/**',
            'tests/faults/**',
            'tests/scaffold/**',
            ...alone,
          ],
          ...patient,
          ...shared,
          ...roomy,
        },
      },
      {
        test: {
          name: 'unit-alone',
          root,
          include: alone,
          ...patient,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'scaffold',
          root: import.meta.dirname,
          include: ['scaffold/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      { test: { name: 'architecture', root: import.meta.dirname, include: ['architecture/*.test.ts'], ...patient } },
      {
        test: {
          name: 'faults',
          root: import.meta.dirname,
          include: ['faults/*.test.ts'],
          globalSetup,
          exclude: faultsAlone,
          ...veryPatient,
          ...shared,
        },
      },
      {
        test: {
          name: 'faults-alone',
          root: import.meta.dirname,
          include: faultsAlone,
          globalSetup,
          ...veryPatient,
          fileParallelism: false,
        },
      },
    ],
  },
});
