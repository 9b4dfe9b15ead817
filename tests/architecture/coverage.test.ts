import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { screens } from '@sigillum/app/screens.ts';
import { listFiles, readSource } from './source-files.ts';

/** A row of docs/specification/<name>.tsv by its column names. */
function readInventory(name: string): Record<string, string>[] {
  const [header = '', ...rows] = readSource(`docs/specification/${name}.tsv`).trim().split('\n');
  const columns = header.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, index) => [columns[index]!, cell.trim()])));
}

/** Prints what the inventory names and the house does not have yet. */
function reportMissing(kind: string, expected: string[], present: string[]): void {
  const missing = expected.filter((name) => !present.includes(name));
  console.info(
    `${kind}: ${expected.length - missing.length} of ${expected.length}. Still to come: ${missing.join(', ') || 'nothing'}`,
  );
}

const toKebab = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const listNames = (folder: string, suffix: string) =>
  listFiles('app')
    .filter((file) => new RegExp(`^app/[^/]+/${folder}/.+-${suffix}\\.tsx$`).test(file))
    .map((file) => ({ file, area: file.split('/')[1]!, name: path.basename(file, `-${suffix}.tsx`) }));

const declared = Object.entries(endpoints).flatMap(([area, group]) =>
  (Object.values(group) as Endpoint[]).map((endpoint) => ({
    area,
    endpoint,
    key: `${endpoint.method} ${endpoint.path}`,
  })),
);

describe('endpoints', () => {
  const specified = readInventory('endpoints').map(({ method, path: route }) => `${method} ${route}`);

  it('every contract is named by the specification or says that it goes beyond it', () => {
    const foreign = declared.filter(
      ({ key, endpoint }) => specified.includes(key) === Boolean(endpoint.isBeyondSpecification),
    );
    expect(foreign.map(({ key }) => key)).toEqual([]);
    reportMissing(
      'endpoints',
      specified,
      declared.map(({ key }) => key),
    );
  });

  it('every contract is declared once', () => {
    const keys = declared.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('every contract has a pact with a success, and with a refused caller where it asks for one', () => {
    const interactions = listFiles('pacts/contracts').flatMap((file) => {
      const { interactions: recorded } = JSON.parse(readSource(file)) as {
        interactions: { request: { method: string; path: string }; response: { status: number } }[];
      };
      return recorded.map(({ request, response }) => ({
        method: request.method,
        path: request.path,
        status: response.status,
      }));
    });
    const answers = (endpoint: Endpoint, fits: (status: number) => boolean) => {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return interactions.some(
        ({ method, path: route, status }) => method === endpoint.method && pattern.test(route) && fits(status),
      );
    };
    const without = declared.filter(({ endpoint }) => {
      const needsCaller = endpoint.auth !== 'none';
      return (
        !answers(endpoint, (status) => status < 400) || (needsCaller && !answers(endpoint, (status) => status === 401))
      );
    });
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('screens', () => {
  const specified = readInventory('routes').map((row) => row['path']!);
  /** Screens of our own, each with a reason in docs/decisions. */
  const beyond = ['/outbox', '/outbox/:id', '/verify', '/login/second-step', '/profile/security'];

  it('every screen is named by the specification or listed as beyond it', () => {
    const paths = screens.map((screen) => screen.path);
    expect(paths.filter((route) => !specified.includes(route) && !beyond.includes(route))).toEqual([]);
    const built = screens.filter(({ isComing }) => !isComing).map((screen) => screen.path);
    reportMissing('screens', specified, built);
  });

  it('every screen has a story', () => {
    const stories = listFiles('stories/screens').join('\n');
    const without = screens.filter(({ file }) => !stories.includes(`/${path.basename(file, '.tsx')}.stories.tsx`));
    expect(without.map(({ path: route }) => route)).toEqual([]);
  });
});

describe.each([
  ['dialogs', 'dialog'],
  ['overlays', 'overlay'],
])('%s', (folder, suffix) => {
  const specified = readInventory(folder).map((row) => toKebab(row['name']!));
  const built = listNames(folder, suffix);

  it('every one is named by the specification', () => {
    expect(built.filter(({ name }) => !specified.includes(name)).map(({ file }) => file)).toEqual([]);
    reportMissing(
      folder,
      specified,
      built.map(({ name }) => name),
    );
  });

  it('every one has a story', () => {
    const stories = listFiles(`stories/${folder}`);
    const without = built.filter(
      ({ area, name }) => !stories.includes(`stories/${folder}/${area}/${name}-${suffix}.stories.tsx`),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});

describe('stories of the design system', () => {
  const stories = listFiles('stories/components', 'stories/forms', 'stories/foundations')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, source: readSource(file) }));

  /** What has no face of its own. */
  const faceless = ['GlobalStyle', 'VisuallyHidden'];

  it('every exported component is shown', () => {
    const exported = [...readSource('design-system/index.ts').matchAll(/^export \{([^}]+)\} from '\.\/[^']+\.tsx';/gm)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[A-Z]/.test(name) && !faceless.includes(name));
    expect(exported.length).toBeGreaterThan(50);
    const without = exported.filter((name) => {
      const isShown = new RegExp(`<${name}\\b|\\bcomponent: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`);
      return !stories.some(({ source }) => isShown.test(source));
    });
    expect(without).toEqual([]);
  });

  it('every component has a docs page that says what it is for', () => {
    const without = stories.filter(
      ({ file, source }) => file.startsWith('stories/components/') && !/description:\s*\{\s*component:/.test(source),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(['dialogs', 'overlays'])('stories of %s', (folder) => {
  it('show every one as it is, loading, with an error and with long text', () => {
    const without = listFiles(`stories/${folder}`)
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const source = readSource(file);
        return ['Default', 'Loading', 'Error', 'LongText']
          .filter((name) => !new RegExp(`^export const ${name}\\b`, 'm').test(source))
          .map((name) => `${file}: ${name}`);
      });
    expect(without).toEqual([]);
  });
});

describe('messages', () => {
  it('every problem key has a text for people, under the key itself', () => {
    const english = listFiles('app')
      .filter((file) => file.endsWith('messages.ts'))
      .map(readSource)
      .join('\n');
    const keys = [...new Set(declared.flatMap(({ endpoint }) => endpoint.problems))];
    expect(keys.filter((key) => !english.includes(`'${key}'`))).toEqual([]);
  });
});
