import type { Plugin } from 'vite';

const module = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** What each kind of schema knows of JSON Schema, one line each; and the three places that would write one. */
const processors = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const writers = /create(?:Standard|To)JSONSchemaMethod\(this, [^()]*\)/g;

/**
 * Leaves out of the browser's bundle how schemas are written as JSON Schema: the server alone does that, for the description of the API, and no
 * bundler sees it, for each schema carries the way along. Throws where the library looks otherwise than known here.
 */
export function leanSchemas(code: string): string {
  const found = [code.match(processors)?.length ?? 0, code.match(writers)?.length ?? 0] as const;
  if (found[0] < 30 || found[1] !== 3) throw new Error(`zod is not as lean-schemas.ts knows it: ${found.join(', ')}.`);
  return code.replaceAll(processors, '').replaceAll(writers, 'undefined');
}

export const leanSchemasInBrowser = (): Plugin => ({
  name: 'lean-schemas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (module.test(id) ? { code: leanSchemas(code), map: null } : null),
});
