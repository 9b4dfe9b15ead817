import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** Packages that would otherwise report home or download browsers while they are installed. */
const quiet = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' };

/**
 * Runs `npm ci` when node_modules is missing or differs from package-lock.json; otherwise does nothing. `say` hears the steps.
 * Throws with npm's own words when it fails.
 */
export async function installDependencies(root, say = console.log) {
  if (isInstalled(root)) return;
  say('Installing dependencies (a minute or two the first time)');
  const started = Date.now();
  const cache = hasHome() ? undefined : mkdtempSync(path.join(tmpdir(), 'sigillum-npm-'));
  const heartbeat = setInterval(() => say(`  … ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  try {
    // npm leaves development packages out in production; the build needs them.
    const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await run(root, cache ? [...words, `--cache=${cache}`] : words);
  } finally {
    clearInterval(heartbeat);
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
  say(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * Whether node_modules holds what package-lock.json says. npm lists what it installed in a hidden lock file, written last;
 * packages of other platforms are optional and not in it.
 */
export function isInstalled(root) {
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity && existsSync(path.join(root, name));
  });
}

/** The account of a service may have a home that is nowhere; npm keeps what it loads there, and fails. */
function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The command that runs npm: the one that started this process, when there is one. */
export function findNpm() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
}

function run(cwd, args) {
  const [command, ...first] = findNpm();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      env: { ...process.env, ...quiet },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-4000)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed:\n${words.trim()}`)),
    );
  });
}
