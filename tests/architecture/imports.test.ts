import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';
import { listFiles, readImports, readSource, resolvePackagePath } from './source-files.ts';

type House = 'design-system' | 'app' | 'api-contracts' | 'engine' | 'server' | 'stories' | 'pacts' | 'tests';

/** Which packages each package may import: the arrows of docs/architecture.md. */
const arrows: Record<House, readonly House[]> = {
  'api-contracts': [],
  'design-system': [],
  app: ['design-system', 'api-contracts'],
  engine: [],
  server: ['api-contracts', 'engine'],
  stories: ['design-system', 'app', 'api-contracts'],
  pacts: ['api-contracts', 'engine', 'server'],
  tests: ['design-system', 'app', 'api-contracts', 'engine', 'server', 'stories', 'pacts'],
};
const houses = Object.keys(arrows) as House[];

/** server/app.ts is the composition root of the bundle: the one server file that mounts the app (docs/decisions). */
const compositionRoot = 'server/app.ts';

/** Server capabilities hold no HTTP: they know neither areas nor Hono. */
const capabilities = ['process', 'storage', 'jobs', 'mail', 'database'];

const sources = listFiles(...houses).filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'));
const imports = sources.flatMap((file) => readImports(readSource(file)).map((specifier) => ({ file, specifier })));

const houseOf = (file: string) => file.split('/')[0] as House;
const isTest = (file: string) => /\.test\.tsx?$|\/testing\b/.test(file);

/** The file inside the house that a specifier names, or undefined for a package from outside. */
function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  return resolvePackagePath(specifier);
}

describe('imports flow one way', () => {
  it('reads the sources of every package', () => {
    expect(new Set(sources.map(houseOf))).toEqual(new Set(houses));
    expect(imports.length).toBeGreaterThan(100);
  });

  it('packages import only along the arrows', () => {
    const against = imports.filter(({ file, specifier }) => {
      const target = resolveTarget(file, specifier);
      if (!target || file === compositionRoot || isTest(file)) return false;
      const [from, to] = [houseOf(file), houseOf(target)];
      return from !== to && !arrows[from].includes(to);
    });
    expect(against).toEqual([]);
  });

  it('the contracts know zod and nothing else, and programs beside them only what Node and the generated client bring', () => {
    const ofClients = /^node:|^@oazapfts\/runtime|^oazapfts$/;
    const foreign = imports.filter(
      ({ file, specifier }) =>
        houseOf(file) === 'api-contracts' &&
        !isTest(file) &&
        !specifier.startsWith('.') &&
        !(file.startsWith('api-contracts/clients/') ? ofClients.test(specifier) : specifier === 'zod'),
    );
    expect(foreign).toEqual([]);
  });

  it('the design system knows no message id and no router', () => {
    const foreign = imports.filter(
      ({ file, specifier }) => houseOf(file) === 'design-system' && /^react-(intl|router)/.test(specifier),
    );
    expect(foreign).toEqual([]);
  });

  it('server capabilities hold no HTTP and know no area', () => {
    const against = imports.filter(({ file, specifier }) => {
      const capability = /^server\/([^/]+)\//.exec(file)?.[1];
      if (!capability || !capabilities.includes(capability) || isTest(file)) return false;
      if (/^hono\b|^@hono\//.test(specifier)) return true;
      const target = resolveTarget(file, specifier) ?? '';
      // The joined tables (server-floors.test.ts).
      if (file === 'server/database/schema.ts' && target.endsWith('/tables.ts')) return false;
      const folder = /^server\/([^/]+)\//.exec(target)?.[1];
      return folder !== undefined && !capabilities.includes(folder);
    });
    expect(against).toEqual([]);
  });

  it('no file imports itself by way of others, not even for a type', () => {
    const targets = Map.groupBy(imports, ({ file }) => file);
    const graph = new Map(
      sources.map((file) => [
        file,
        (targets.get(file) ?? []).flatMap(({ specifier }) => resolveTarget(file, specifier) ?? []),
      ]),
    );
    expect([...graph.values()].flat().filter((target) => graph.has(target)).length).toBeGreaterThan(1000);
    expect(findCircles(graph)).toEqual([]);
  });

  it('files of the house are imported with their extension', () => {
    const bare = imports.filter(({ specifier }) => {
      if (!specifier.startsWith('.')) return false;
      return !/\.(ts|tsx|mts|mjs|js|json|css|svg|webp|woff2)(\?\w+)?$/.test(specifier) && !specifier.includes('+types');
    });
    expect(bare).toEqual([]);
  });
});
