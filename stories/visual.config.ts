import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { configureStoryTests } from './support/story-tests.ts';

const references = path.resolve(import.meta.dirname, '../tests/visual');
const report = path.join(import.meta.dirname, 'visual-report/pictures');

/** In the recorded browser no pixel may differ; another one draws the edges of letters in its own way. */
const tolerance =
  process.env['VISUAL_TOLERANCE'] === 'other-browser'
    ? { threshold: 0.25, allowedMismatchedPixelRatio: 0.01 }
    : { threshold: 0.1, allowedMismatchedPixels: 0 };

const nameFolder = (testFileDirectory: string, testFileName: string) =>
  path.join(testFileDirectory, testFileName.replace('.stories.tsx', ''));

/** Compares every story with its picture in tests/visual. Start it by support/run-visual.ts, which looks at the browser's version first. */
export default defineConfig(
  await configureStoryTests({
    name: 'visual',
    setupFiles: ['./support/page-setup.ts', './support/visual-setup.ts'],
    attachmentsDir: 'test-results',
    // Axe looks at the same stories in the ordinary run.
    provide: { 'storybook/test-provided': { a11y: false } },
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: tolerance,
          resolveScreenshotPath: ({ testFileDirectory, testFileName, arg, ext }) =>
            path.join(references, nameFolder(testFileDirectory, testFileName), `${arg}${ext}`),
          resolveDiffPath: ({ testFileDirectory, testFileName, arg, ext }) =>
            path.join(report, nameFolder(testFileDirectory, testFileName), `${arg}${ext}`),
        },
      },
    },
  }),
);
