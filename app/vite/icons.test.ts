import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** Size in bytes of a bundle of `code`, React and styled-components left out. */
async function measureBundle(code: string): Promise<number> {
  const entry = path.join(import.meta.dirname, 'icons-entry.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^styled-components/] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output.reduce((sum, part) => sum + ('code' in part ? part.code.length : 0), 0);
}

it('brings into a bundle only the icons that are used', async () => {
  const one = await measureBundle("export { Check } from '@sigillum/design-system/icons.ts';");
  const two = await measureBundle("export { Check, Globe } from '@sigillum/design-system/icons.ts';");
  const all = await measureBundle("export * from '@sigillum/design-system/icons.ts';");
  expect(two - one).toBeLessThan(1000);
  expect(all).toBeGreaterThan(one * 4);
});
