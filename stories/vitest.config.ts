import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './support/browser.ts';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [await storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  oxc: { plugins: { styledComponents: {} } },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
