import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Keeps the server's own files out of the bundle: Node runs them as they are. So `server/main.ts` and the bundle share
 * one copy of every module (a class stays one class), and workers find their files beside them.
 */
export function keepServerNative(entry: string): Plugin {
  const serverFolder = path.dirname(entry) + path.sep;
  return {
    name: 'keep-server-native',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const file = path.resolve(path.dirname(importer), source);
      if (file === entry || !file.startsWith(serverFolder)) return null;
      const { config } = this.environment;
      const outputFolder = path.resolve(config.root, config.build.outDir);
      const id =
        config.command === 'build'
          ? path.relative(outputFolder, file).replaceAll(path.sep, '/')
          : pathToFileURL(file).href;
      return { id, external: 'absolute' };
    },
  };
}
