import path from 'node:path';
import type { Plugin } from 'vite';
import { collectStyles } from './collect-styles.ts';
import { replaceStyles } from './replace-styles.ts';

const sheet = 'virtual:styles.css';
const made = path.resolve(import.meta.dirname, 'made-styled.ts');
const flatJsx = path.resolve(import.meta.dirname, 'flat-jsx.ts');

/**
 * Authors write styled-components; a build holds one sheet of all their rules, which is served for ever, and components that only know their
 * class (docs/decisions/170). While one develops, and in stories, styled-components itself works and the sheet is empty.
 */
export function extractStyles(): Plugin {
  const appFolder = path.resolve(import.meta.dirname, '..');
  let isBuild = false;
  let rules: Promise<string> | undefined;
  return {
    name: 'extract-styles',
    sharedDuringBuild: true,
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === sheet) return path.join(appFolder, sheet);
        const isServer = isBuild && this.environment.name === 'ssr';
        const isOwn = importer !== undefined && importer !== made && importer !== flatJsx;
        return isServer && isOwn && id === 'react/jsx-runtime' ? flatJsx : null;
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (id !== path.join(appFolder, sheet)) return null;
        return isBuild ? (rules ??= collectStyles(path.dirname(appFolder))) : '';
      },
    },
    transform(code, id) {
      return isBuild ? replaceStyles(code, path.relative(path.dirname(appFolder), id), { made }) : null;
    },
  };
}
