import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, root } from '../architecture/source-files.ts';

/** The pictures are many, large, and nobody's business here. */
const pictures = 'tests/visual';
const packages = 'node_modules';
/** What the compiler remembers of its last run. */
const memory = 'node_modules/.cache/types.tsbuildinfo';

export interface House {
  folder: string;
  /** Runs a program of the house in it. @throws what the program said, when it fails. */
  run(program: string, ...args: string[]): string;
  append(file: string, text: string): void;
  [Symbol.dispose](): void;
}

/** A copy of the house as it stands, to be changed and thrown away. Packages are those of the house itself. */
export function copyHouse(): House {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-house-'));
  for (const file of listFiles('.').filter((name) => !name.startsWith(`${pictures}/`)))
    cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, pictures), path.join(folder, pictures));

  mkdirSync(path.join(folder, packages));
  for (const name of readdirSync(path.join(root, packages)).filter((each) => !['@sigillum', '.cache'].includes(each)))
    symlinkSync(path.join(root, packages, name), path.join(folder, packages, name));
  cpSync(path.join(root, packages, '@sigillum'), path.join(folder, packages, '@sigillum'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  copyMemory(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });

  return {
    folder,
    run(program, ...args) {
      const bin = path.join(folder, packages, '.bin');
      const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
      try {
        return execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error([program, ...args, stdout, stderr].join(' '), { cause: error });
      }
    },
    append: (file, text) => appendFileSync(path.join(folder, file), text),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Lets the compiler begin in the copy where it ended in the house, so that it looks at what was added and at what that touches, and leaves
 * the house's own memory alone. Paths are told from where the memory lies: those of packages lead from the copy to the house.
 */
function copyMemory(folder: string): void {
  if (!existsSync(path.join(root, memory))) return;
  const [from, to] = [root, folder].map((house) => path.dirname(path.join(house, memory))) as [string, string];
  const isPackage = (file: string) => /^\.\.\/(?!\.\.\/|@sigillum\/)/.test(file);
  const move = (file: string) => (isPackage(file) ? path.relative(to, path.join(from, file)) : file);
  const known = JSON.parse(readFileSync(path.join(root, memory), 'utf8')) as Record<string, unknown>;
  for (const list of ['fileNames', 'packageJsons', 'missingPackageJsons'])
    if (Array.isArray(known[list])) known[list] = (known[list] as string[]).map(move);
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(folder, memory), JSON.stringify(known));
}
