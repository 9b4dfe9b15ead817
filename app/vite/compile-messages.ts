import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../i18n/locales.ts';
import type { DealtTexts } from '../i18n/dealt-texts.ts';
import { dealTexts } from './deal-texts.ts';
import { areaTexts, compileLocale, readDescriptors } from './read-messages.ts';

const catalogue = /^virtual:messages\/([\w-]+)$/;
const address = 'virtual:texts-address';

/** All texts in all languages, and which of them each screen needs. */
async function deal(compile: typeof compileLocale): Promise<DealtTexts> {
  const compiled = await Promise.all(locales.map((locale) => compile(locale, { marksMissing: false })));
  const ids = Object.keys(compiled[0]!);
  const places = new Map(ids.map((id, at) => [id, at]));
  const sets = await dealTexts(new Set(ids));
  return {
    ids,
    sets: Object.fromEntries([...sets].map(([name, set]) => [name, set.map((id) => places.get(id)!)])),
    texts: Object.fromEntries(
      locales.map((locale, at) => [locale, ids.map((id) => compiled[at]![id]!)]),
    ) as DealtTexts['texts'],
  };
}

/**
 * Gives the app its texts.
 * - `virtual:messages/<locale>`: every area's texts of that locale, compiled to the formatter's tree (no parser at run time). While one
 *   develops, what is not translated yet is marked.
 * - `virtual:texts-address`: below which address the browser finds the texts of each screen (docs/decisions/293-texts-by-screen.md); empty
 *   while one develops: then all are loaded. What the server cuts them from lies among the build's files.
 * - `messages.ts` and `<thing>-messages.ts` of an area lose their English texts and descriptions in the bundles: the ids are enough there.
 */
export function compileMessages(compile = compileLocale): Plugin {
  let textsAddress = '';
  let marksMissing = false;
  return {
    name: 'compile-messages',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved({ command }) {
      marksMissing = command === 'serve';
    },
    resolveId: (id) => (catalogue.test(id) || id === address ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${address}`) return `export default ${JSON.stringify(textsAddress)}`;
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
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = JSON.stringify(await deal(compile));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      textsAddress = `/assets/texts-${hash}`;
      this.emitFile({ type: 'asset', fileName: `${textsAddress.slice(1)}.json`, source });
    },
  };
}
