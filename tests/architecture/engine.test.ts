import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readImports, readSource, resolvePackagePath } from './source-files.ts';

/** Floors of the engine from the ground: each stands on those before it. `testing` stands beside them, for tests alone. */
const floors = ['pki', 'trust-centre', 'trust', 'pdf', 'verifier'];

const sources = listFiles('engine').filter((file) => file.endsWith('.ts'));
const imports = sources.flatMap((file) => readImports(readSource(file)).map((specifier) => ({ file, specifier })));
const floorOf = (file: string) => /^engine\/([^/]+)\//.exec(file)?.[1] ?? '';
const isTest = (file: string) => file.endsWith('.test.ts') || floorOf(file) === 'testing';
const resolveTarget = (file: string, specifier: string) => path.posix.join(path.posix.dirname(file), specifier);

describe('the engine is a house of its own', () => {
  it('has the floors that are listed here', () => {
    const found = new Set(sources.map(floorOf).filter(Boolean));
    expect(found).toEqual(new Set([...floors, 'testing']));
    const [, drawing = ''] = /^engine +(pki .+)$/m.exec(readSource('docs/architecture.md')) ?? [];
    expect(drawing.split(/ +<- +/)).toEqual(floors);
  });

  it('imports nothing of any other package, neither in tests nor in stand-ins', () => {
    const foreign = imports.filter(({ file, specifier }) =>
      specifier.startsWith('.')
        ? !resolveTarget(file, specifier).startsWith('engine/')
        : specifier.startsWith('@sigillum/'),
    );
    expect(foreign).toEqual([]);
  });

  it('stands floor on floor: nothing knows what is above it, or what tests need', () => {
    const climbing = imports.filter(({ file, specifier }) => {
      if (isTest(file) || !specifier.startsWith('.')) return false;
      const [own, other] = [floorOf(file), floorOf(resolveTarget(file, specifier))];
      return !floors.slice(0, floors.indexOf(own) + 1).includes(other);
    });
    expect(climbing).toEqual([]);
  });

  it('is entered by its doors alone, and its stand-ins by tests alone', () => {
    const others = listFiles('app', 'pacts', 'server', 'stories', 'tests').filter((file) =>
      /\.(ts|tsx|mts|mjs)$/.test(file),
    );
    const entries = others.flatMap((file) =>
      readImports(readSource(file))
        .filter((specifier) => specifier.startsWith('@sigillum/engine') || /\.\.\/engine\//.test(specifier))
        .map((specifier) => ({ file, specifier })),
    );
    expect(entries.length).toBeGreaterThan(100);
    const isForTests = (file: string) => /\.test\.ts$|\/testing\/|^(tests|pacts)\//.test(file);
    const wrong = entries.filter(
      ({ file, specifier }) =>
        resolvePackagePath(specifier) === undefined ||
        (specifier.startsWith('@sigillum/engine/testing/') && !isForTests(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('says at each door by name what leaves', () => {
    const { exports: doors } = JSON.parse(readSource('engine/package.json')) as { exports: Record<string, string> };
    expect(Object.keys(doors).filter((door) => door.includes('*'))).toEqual(['./testing/*']);
    const files = Object.values(doors).filter((file) => !file.includes('*'));
    const sweeping = files.filter((file) => /^export \*/m.test(readSource(`engine/${file}`)));
    expect(sweeping).toEqual([]);
  });
});
