import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { keepRelease } from './vite/keep-release.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { extractStyles } from './vite/extract-styles.ts';
import { guardRouteModules } from './vite/guard-route-modules.ts';
import { keepServerNative } from './vite/keep-server-native.ts';
import { leanContractsInBrowser } from './vite/lean-contracts.ts';
import { leanSchemasInBrowser } from './vite/lean-schemas.ts';
import { compileMessages } from './vite/compile-messages.ts';
import { sharedChunks } from './vite/shared-chunks.ts';

const serverEntry = path.resolve(import.meta.dirname, '../server/app.ts');

/** What every page needs comes in two files that change at different times, not in forty small ones; what some need in a dozen. */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat)[\\/]|@formatjs|[\\/]made-styled\./,
  },
  {
    name: 'shell',
    test: /[\\/]design-system[\\/](theme|tokens|breakpoints|primitives|support|snackbars|components[\\/](Button|button-style|IconButton|Logo|Toolbar|Menu|Navigation|NavigationDrawer|Avatar|Banner|TextLink|Card|Tooltip|Spinner)\.)|[\\/]app[\\/](layouts[\\/](app-|page-frame|account|language|maintenance|messages|navigation|test-system|use-root)|modals|title|providers|screens|forms[\\/]use-dialog-form)/,
  },
  { name: 'controls', test: /[\\/]design-system[\\/]/, minShareCount: 8 },
  // Fields of days, but not the calendar, which is loaded once it is opened.
  { name: 'days', test: /[\\/]design-system[\\/]forms[\\/](CalendarButton|Date\w+|date-text)\./ },
  // Fields in which one chooses from a list while typing.
  {
    name: 'choosing',
    test: /[\\/]node_modules[\\/](react-aria|react-stately|react-aria-components|@react-aria|@react-stately|@internationalized|clsx)[\\/]|[\\/]design-system[\\/]forms[\\/](OptionChoices|ComboboxField|combobox-style|EmailSuggestField)\./,
    minShareCount: 2,
  },
  ...sharedChunks,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    guardRouteModules(import.meta.dirname),
    reactRouter(),
    compileMessages(),
    extractStyles(),
    keepServerNative(serverEntry),
    leanContractsInBrowser(),
    leanSchemasInBrowser(),
    compressAssets(),
    keepRelease(path.resolve(import.meta.dirname, process.env['APP_BUILD_DIR'] || 'build')),
  ],
  // Stable component ids on both sides without Babel.
  oxc: { plugins: { styledComponents: { displayName: false } } },
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 300, cssMinify: false },
  resolve: {
    // Messages arrive compiled, so the browser needs no ICU parser.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  ssr: { noExternal: [/^@sigillum\//] },
  environments: {
    ssr: { build: { rollupOptions: { input: serverEntry } } },
    client: {
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
});
