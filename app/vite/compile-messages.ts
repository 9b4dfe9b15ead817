import type { Plugin } from 'vite';
import { type Locale, locales } from '../i18n/locales.ts';
import { areaTexts, compileLocale, readDescriptors } from './read-messages.ts';

const catalogue = /^virtual:messages\/([\w-]+)$/;
const chunkTable = 'virtual:message-chunks';

/**
 * Gives the app its texts.
 * - `virtual:messages/<locale>`: every area's texts of that locale, compiled to the formatter's tree (no parser at run time). While one
 *   develops, what is not translated yet is marked.
 * - `virtual:message-chunks`: where the browser finds each locale's chunk, so that the document can preload it.
 * - `messages.ts` and `<thing>-messages.ts` of an area lose their English texts and descriptions in the bundles: the ids are enough there.
 */
export function compileMessages(compile = compileLocale): Plugin {
  const chunks: Partial<Record<Locale, string>> = {};
  let marksMissing = false;
  return {
    name: 'compile-messages',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved({ command }) {
      marksMissing = command === 'serve';
    },
    resolveId: (id) => (catalogue.test(id) || id === chunkTable ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${chunkTable}`) return `export default ${JSON.stringify(chunks)}`;
      const locale = catalogue.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || !locale) return null;
      return `export default ${JSON.stringify(await compile(locale as Locale, { marksMissing }))}`;
    },
    async transform(_code, id) {
      if (!areaTexts.test(id)) return null;
      const tables = Object.entries(await readDescriptors(id));
      const code = tables.map(([name, table]) => {
        const ids = Object.entries(table).map(([key, { id: messageId }]) => [key, { id: messageId }]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(ids))};`;
      });
      return { code: code.join('\n'), map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const locale of locales) {
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === `\0virtual:messages/${locale}`,
        );
        if (chunk) chunks[locale] = `/${chunk.fileName}`;
      }
    },
  };
}
