import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file that git tracks or would track, below the given folders, as paths from the root. */
export function listFiles(...folders: string[]): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return output.split('\n').filter(Boolean);
}

export const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The module specifiers a source imports, type imports included. */
export function readImports(source: string): string[] {
  const pattern = /(?:(?<!["'])\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
  return [...source.matchAll(pattern)].map((match) => match[1]!);
}

/** The file that `@sigillum/<package>/…` names by the exports of that package; undefined for what it does not export, and for packages from outside. */
export function resolvePackagePath(specifier: string): string | undefined {
  const [, house, rest] = /^@sigillum\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!house || !rest) return undefined;
  const { exports: doors } = JSON.parse(readSource(`${house}/package.json`)) as { exports: Record<string, string> };
  for (const [door, file] of Object.entries(doors)) {
    const [start, end] = `./${rest}`.startsWith(door.split('*')[0]!) ? door.split('*') : [];
    if (start === undefined) continue;
    if (end === undefined && door !== `./${rest}`) continue;
    return path.posix.join(house, file.replace('*', `./${rest}`.slice(start.length)));
  }
  return undefined;
}
