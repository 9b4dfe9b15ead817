import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import pactsConfig from '../../pacts/vitest.config.ts';
import testsConfig from '../vitest.config.ts';
import { listFiles, readImports, readSource, resolvePackagePath, root } from './source-files.ts';

interface Step {
  name: string;
  commands: string[][];
  inputs: string[];
  after?: string[];
  uses?: string[];
  makes?: string[];
}
interface Project {
  name: string;
  isolate?: boolean;
  root: string;
  include: string[];
  exclude?: string[];
}

// Plain JavaScript without types, because it runs before anything is installed.
const load = (file: string) => import(path.join(root, 'tests/run', file));
const { steps } = (await load('steps.mjs')) as { steps: Step[] };
const { isInput } = (await load('inputs.mjs')) as { isInput: (file: string, inputs: string[]) => boolean };

const files = listFiles();
/** Everything that git knows, with the folders in which it lies. */
const known = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
);
const projects = [testsConfig, pactsConfig].flatMap(({ test }) =>
  (test?.projects ?? []).map((project) => (project as unknown as { test: Project }).test),
);

/** The tests of a project of Vitest. */
function listTests({ root: home, include, exclude = [] }: Project): string[] {
  const isMatched = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => path.matchesGlob(path.relative(home, path.join(root, file)), pattern));
  return files.filter((file) => isMatched(file, include) && !isMatched(file, exclude));
}

/** The files that a step's commands start with. */
function listStarts({ commands }: Step): string[] {
  return commands.flatMap((command) => {
    if (command[0] === 'playwright') return files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
    if (command[0] !== 'vitest') return [];
    const config = command[command.indexOf('--config') + 1]!;
    if (config.startsWith('stories/')) return files.filter((file) => file.endsWith('.stories.tsx'));
    const found = projects.find(({ name }) => command.includes(name) && command.includes('--project'))!;
    return [config, ...listTests(found)];
  });
}

/** What a file names of the house: what it imports, and what it reads or starts by a path in its text. Paths put together from the root are not seen. */
function listNamed(file: string): string[] {
  const source = readSource(file);
  const literals = [...source.matchAll(/new URL\(\s*'(\.[^']+)'|import\.meta\.dirname, '([^']+)'/g)];
  const named = [...readImports(source), ...literals.map(([, url, name]) => url ?? `./${name!}`)];
  return named.flatMap((specifier) => {
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier.replace(/\?\w+$/, ''))
      : resolvePackagePath(specifier);
    const name = target?.replace(/\/$/, '');
    return name && known.has(name) ? [name] : [];
  });
}

/** Everything that files need, and they themselves. */
function collect(starts: string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (/\.(tsx?|mts|mjs)$/.test(file)) waiting.push(...listNamed(file));
  }
  return seen;
}

describe('the steps of npm test', () => {
  it('come after what they need', () => {
    const names = steps.map(({ name }) => name);
    for (const { after = [], name } of steps)
      for (const earlier of after) expect(names.indexOf(earlier), name).toBeLessThan(names.indexOf(name));
    const makers = new Map(steps.flatMap(({ name, makes = [] }) => makes.map((folder) => [folder, name] as const)));
    for (const { after = [], uses = [], name } of steps)
      for (const folder of uses) expect(after, name).toContain(makers.get(folder));
  });

  it('name inputs that are there', () => {
    for (const { inputs, name } of steps)
      for (const input of inputs) expect(existsSync(path.join(root, input)), `${name}: ${input}`).toBe(true);
  });

  it('run every project of Vitest there is', () => {
    const run = new Set(steps.flatMap(({ commands }) => commands.flat()));
    expect(projects.map(({ name }) => name).filter((name) => !run.has(name))).toEqual([]);
  });

  it('give a test that replaces a module a process of its own', () => {
    const together = projects.filter(({ isolate }) => isolate === false).flatMap(listTests);
    expect(together.length).toBeGreaterThan(200);
    expect(together.filter((file) => /\bvi\.(do)?mock\(/i.test(readSource(file)))).toEqual([]);
  });

  // Whatever lies outside could change without the step being run again.
  it.each(steps.filter((step) => listStarts(step).length).map((step) => [step.name, step] as const))(
    'name as inputs of %s whatever its tests need',
    (_, step) => {
      const needed = collect(listStarts(step));
      expect(needed.size).toBeGreaterThan(5);
      const isMade = (file: string) => (step.uses ?? []).some((folder) => file.startsWith(folder));
      const outside = [...needed].filter((file) => !isInput(file, step.inputs) && !isMade(file));
      expect(outside).toEqual([]);
    },
  );
});
