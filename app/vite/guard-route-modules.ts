import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's file that loads a screen's chunk. Its own function answers a missing one by `window.location.reload()`, on and on. */
export const replacedModule = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]/;

/** Puts http/load-route-module.ts in the place of the router's own, in the browser's build. */
export function guardRouteModules(appFolder: string): Plugin {
  const own = path.resolve(appFolder, 'http/load-route-module.ts');
  return {
    name: 'sigillum:guard-route-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './routeModules.js' && importer && replacedModule.test(importer) ? own : undefined,
  };
}
