import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { configureStoryTests } from './support/story-tests.ts';

const references = path.resolve(import.meta.dirname, '../tests/visual');

/** Compares every story with its picture in tests/visual. Start it by support/run-visual.ts, which looks at the browser's version first. */
export default defineConfig(
  await configureStoryTests({
    name: 'visual',
    setupFiles: ['./support/visual-setup.ts'],
    attachmentsDir: 'test-results',
    api: { allowWrite: true },
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ testFileDirectory, testFileName, arg, ext }) =>
            path.join(references, testFileDirectory, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`),
        },
      },
    },
  }),
);
