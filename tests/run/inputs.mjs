import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What every step depends on, besides its own inputs: what is installed, what starts it, and how the workspaces lie. */
const common = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', '.npmrc', '.gitignore'],
  ...['tests/run.mjs', 'tests/run', 'tests/support/install-packages.mjs'],
];

/** What differs from terminal to terminal and says nothing about a verdict. */
const noise =
  /^(_|PWD|OLDPWD|SHLVL|TERM.*|COLORTERM|COLUMNS|LINES|DISPLAY|EDITOR|PAGER|WINDOWID|SSH_.*|XDG_.*|npm_.*|INIT_CWD|NODE|SIGILLUM_REPORTS|INVOCATION_ID|JOURNAL_STREAM)$/;

/** Paths from the root of all files that git tracks or would track and that are there, in one order. */
export function listFiles(root) {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(output.split('\0').filter(Boolean))].toSorted();
}

/** Whether a file is one of the inputs or lies in one of them. */
export const isInput = (file, inputs) =>
  [...common, ...inputs].some((input) => input === '.' || file === input || file.startsWith(`${input}/`));

/** What a step's verdict depends on, as one SHA-256: contents of its inputs, its commands, the machine and the environment. */
export function hashInputs(root, { name, commands, inputs, uses = [] }, files, machine = describeMachine()) {
  const hash = createHash('sha256').update(JSON.stringify({ name, commands, machine }));
  for (const file of files) if (isInput(file, inputs)) addFile(hash, root, file);
  hash.update(hashFolders(root, uses));
  return hash.digest('hex');
}

/** The contents of folders that git does not know, as one SHA-256. */
export function hashFolders(root, folders) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of walk(path.join(root, folder))) addFile(hash, root, path.relative(root, file));
  return hash.digest('hex');
}

function addFile(hash, root, file) {
  const content = readIfThere(path.join(root, file));
  hash.update(`${file}\0${content === undefined ? 'gone' : createHash('sha256').update(content).digest('hex')}\n`);
}

// A file that was deleted and is still tracked is part of what is judged: it is gone.
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function* walk(target) {
  if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) return;
  const entries = readdirSync(target, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(target, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else yield file;
  }
}

/** The system below: its Node, its packages (browser, judges of PDFs), and what the environment sets. */
function describeMachine() {
  const { version, arch, platform, env } = process;
  const settings = Object.entries(env).filter(([name]) => !noise.test(name));
  return {
    version,
    arch,
    platform,
    packages: listPackages(),
    settings: settings.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

function listPackages() {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 24 };
    return execFileSync('dpkg-query', ['-W', '-f', '${Package} ${Version}\n'], options);
  } catch {
    return '';
  }
}
