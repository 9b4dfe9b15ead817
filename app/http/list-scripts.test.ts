import { expect, it } from 'vitest';
import { listScripts } from './list-scripts.ts';

const part = (id: string, imports?: string[]) => ({ id, module: `/${id}.js`, ...(imports && { imports }) });

it('lists each script once, behind what it imports, and last the one that begins the app', () => {
  const manifest = {
    entry: part('entry', ['/framework.js', '/shell.js']),
    routes: {
      root: part('root', ['/framework.js', '/shell.js']),
      bare: part('bare'),
      view: part('view', ['/framework.js', '/requests.js']),
      other: part('other', ['/elsewhere.js']),
    },
  } as unknown as Parameters<typeof listScripts>[0];
  expect(listScripts(manifest, ['root', 'bare', 'view', 'gone'])).toEqual(
    ['framework', 'shell', 'root', 'bare', 'requests', 'view', 'entry'].map((id) => `/${id}.js`),
  );
});
