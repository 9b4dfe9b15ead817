import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

process.env['PACT_DO_NOT_TRACK'] = 'true';

/** `--project consumer` records the pacts, `--project provider` verifies them against the real server. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'consumer',
          root: import.meta.dirname,
          include: ['consumer/*.pact.test.ts'],
          pool: 'forks',
          // Left to itself, Vitest leaves a core idle.
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'provider',
          root: import.meta.dirname,
          include: ['provider/*.test.ts'],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
