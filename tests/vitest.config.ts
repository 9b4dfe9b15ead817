import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '..');

/** Tests that hold a worker or a process to its time: alone, or they would measure their neighbours. */
const timed = ['server/main.test.ts', 'engine/pdf/worker-pool.test.ts'];

/** Left to itself, Vitest leaves a core idle: on two cores, files would run one after another. A world takes 17 sessions of PostgreSQL's 100. */
const maxWorkers = Math.min(4, availableParallelism());

/**
 * `unit`: tests beside the units of every package, on Node, with a real PostgreSQL where they need one;
 * `timed`: those among them that run alone. `architecture`: what the house promises of itself;
 * `scaffold`: what `npm run new` adds to it. `faults`: bad input and bad luck, against the built server. End-to-end journeys run under Playwright (playwright.config.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          root,
          include: ['{engine,server,app,design-system,api-contracts,stories,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/build/**',
            'tests/architecture/**',
            'tests/e2e/**',
            'tests/faults/**',
            'tests/scaffold/**',
            ...timed,
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: { name: 'timed', root, include: timed, testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false },
      },
      {
        test: {
          name: 'scaffold',
          root: import.meta.dirname,
          include: ['scaffold/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'architecture', root: import.meta.dirname, include: ['architecture/*.test.ts'] } },
      {
        test: {
          name: 'faults',
          root: import.meta.dirname,
          include: ['faults/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file starts a server of its own and measures time: one after another, or they would measure each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
