import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import { launchOptions } from './browser.ts';

type TestConfig = NonNullable<ViteUserConfig['test']>;

const stories = path.resolve(import.meta.dirname, '..');

/** Found while a story is loaded, each of these would make Vite reload the page under a running test. */
const includedDependencies = [
  '@visx/scale',
  '@visx/shape',
  '@internationalized/date',
  'react',
  'react-aria-components/Button',
  'react-aria-components/Calendar',
  'react-aria-components/Collection',
  'react-aria-components/ComboBox',
  'react-aria-components/Header',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Input',
  'react-aria-components/ListBox',
  'react-aria-components/Popover',
  'react-aria-components/RangeCalendar',
  'react-dom',
  'react-intl',
  'react-router',
  'react/jsx-dev-runtime',
  'styled-components',
  'swr',
  'zod',
];

/** What both story runs share: the stories as tests, Vite's part of Storybook, and the browser. */
export async function configureStoryTests(test: TestConfig & { name: string }): Promise<ViteUserConfig> {
  return mergeConfig(viteConfig, {
    root: stories,
    // Storybook serves the same files by its staticDirs.
    publicDir: path.join(stories, '../app/public'),
    plugins: [await storybookTest({ configDir: path.join(stories, '.storybook') })],
    optimizeDeps: { include: includedDependencies },
    test: mergeConfig(
      {
        // A page of words has no test.
        exclude: ['**/*.mdx'],
        // One page a core for all files; reset-page.ts makes it as new before each story.
        isolate: false,
        maxWorkers: Math.max(2, availableParallelism()),
        testTimeout: 60_000,
        hookTimeout: 120_000,
        // The browser is asked with which faces it has drawn and to force its colours; pictures are written.
        api: { allowWrite: true, allowExec: true },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 } }),
          instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
        },
      },
      test,
    ),
  });
}
