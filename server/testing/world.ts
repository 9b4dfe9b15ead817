import { test } from 'vitest';
import { createTestServices } from './test-services.ts';

/** Real services, one for each worker: the files that it runs share them, and each test finds them empty and on time. */
export const world = await createTestServices();

/** A test on `world`. It fails when the API answers a problem that its contract does not name. */
export const it = test
  .extend('closed', { scope: 'worker', auto: true }, ({}, { onCleanup }) => {
    onCleanup(() => world.close());
  })
  .extend('emptied', { auto: true }, async ({}, { onCleanup }) => {
    await world.reset();
    onCleanup(() => world.demandDeclared());
  });
