import { defineConfig } from 'vitest/config';
import { configureStoryTests } from './support/story-tests.ts';

/** Every story is a test: it renders, its play function passes, axe finds nothing, and it fits into 320 px with text of 200 %. */
export default defineConfig(
  await configureStoryTests({
    name: 'stories',
    setupFiles: ['./support/page-setup.ts', './support/small-setup.ts'],
  }),
);
