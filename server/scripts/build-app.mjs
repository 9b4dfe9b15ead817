import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNpm } from './install-dependencies.mjs';

/** What is built, one after the other, what of, and by which of npm's scripts. */
const steps = [
  {
    name: 'the app',
    folder: 'app/build',
    product: 'server/app.js',
    sources: ['app', 'design-system', 'api-contracts', 'server/app.ts', 'package-lock.json'],
    script: ['build', '-w', 'app'],
  },
  {
    name: 'the server',
    folder: 'app/build/start',
    product: 'main.mjs',
    sources: ['app/build/source-hash', 'api-contracts', 'engine', 'server', 'package-lock.json'],
    script: ['bundle'],
  },
];
const skipped = /^(node_modules|build|\.react-router)$|\.test\.tsx?$|\.md$/;

/** Builds what changed since the last build. Throws with the build's own words when it fails. */
export async function buildApp(root, say = console.log) {
  for (const { name, folder, product, sources, script } of steps) {
    const stamp = path.join(root, folder, 'source-hash');
    const look = lookAtSources(root, sources);
    const last = existsSync(path.join(root, folder, product)) ? readStamp(stamp) : undefined;
    if (last?.look === look) continue;
    const hash = hashSources(root, sources);
    if (last?.hash !== hash) {
      say(`Building ${name}`);
      const started = Date.now();
      rmSync(stamp, { force: true });
      await runBuild(root, script);
      say(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
    }
    writeFileSync(stamp, `${hash}\n${look}\n`);
  }
}

function readStamp(file) {
  if (!existsSync(file)) return undefined;
  const [hash, look] = readFileSync(file, 'utf8').split('\n');
  return { hash, look };
}

/** SHA-256 over names and contents of everything that a build reads. */
export const hashSources = (root, sources = steps[0].sources) =>
  hashFiles(root, sources, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

/** The same over names, sizes and times, which takes a quarter of the time; a copy of the same files looks different. */
const lookAtSources = (root, sources) =>
  hashFiles(root, sources, (file) => {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    return `${size} ${mtimeNs}`;
  });

function hashFiles(root, sources, describe) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of listFiles(path.join(root, source)))
      hash.update(`${path.relative(root, file)}\0${describe(file)}\n`);
  return hash.digest('hex');
}

function* listFiles(target) {
  let entries;
  try {
    entries = readdirSync(target, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') yield target;
    else if (error.code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.test(entry.name)) continue;
    const file = path.join(target, entry.name);
    if (entry.isDirectory()) yield* listFiles(file);
    else if (entry.isFile()) yield file;
  }
}

function runBuild(root, script) {
  const [command, ...first] = findNpm();
  // The build runs on the pinned Node, which npm's own process need not be.
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'run', '--silent', ...script], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    const listen = (text) => (words = (words + text).slice(-8000));
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`It could not be built:\n${words.trim()}`)),
    );
  });
}
