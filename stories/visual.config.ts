import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './support/browser.ts';

const references = path.resolve(import.meta.dirname, '../tests/visual');

/** Compares every story with its picture in tests/visual. Start it by support/run-visual.ts, which looks at the browser's version first. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [await storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  oxc: { plugins: { styledComponents: {} } },
  test: {
    name: 'visual',
    setupFiles: ['./support/visual-setup.ts'],
    attachmentsDir: 'test-results',
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ testFileDirectory, testFileName, arg, ext }) =>
            path.join(references, testFileDirectory, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`),
        },
      },
    },
  },
});
