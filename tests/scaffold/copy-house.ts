import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, root } from '../architecture/source-files.ts';

/** The pictures are many, large, and nobody's business here. */
const pictures = 'tests/visual';

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

  const packages = 'node_modules';
  mkdirSync(path.join(folder, packages));
  for (const name of readdirSync(path.join(root, packages)).filter((each) => each !== '@sigillum'))
    symlinkSync(path.join(root, packages, name), path.join(folder, packages, name));
  cpSync(path.join(root, packages, '@sigillum'), path.join(folder, packages, '@sigillum'), {
    recursive: true,
    verbatimSymlinks: true,
  });
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
