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
          isolate: false,
          // A crowded machine is no fault.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'provider',
          root: import.meta.dirname,
          include: ['provider/*.test.ts'],
          pool: 'forks',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
