import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { keepServerNative } from './vite/keep-server-native.ts';
import { compileMessages } from './vite/compile-messages.ts';

const serverEntry = path.resolve(import.meta.dirname, '../server/app.ts');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter(), compileMessages(), keepServerNative(serverEntry), compressAssets()],
  // Stable component ids on both sides without Babel.
  oxc: { plugins: { styledComponents: { displayName: false } } },
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  resolve: {
    // Messages arrive compiled, so the browser needs no ICU parser.
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
  },
  ssr: { noExternal: [/^@sigillum\//] },
  environments: { ssr: { build: { rollupOptions: { input: serverEntry } } } },
});
