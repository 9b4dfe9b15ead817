import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNpm } from './install-dependencies.mjs';

/** What the build reads. The server's other files run as they are. */
const sources = ['app', 'design-system', 'api-contracts', 'server/app.ts', 'package-lock.json'];
const skipped = /^(node_modules|build|\.react-router)$|\.test\.tsx?$|\.md$/;

/** Builds the app when its sources changed since the last build. Throws with the build's own words when it fails. */
export async function buildApp(root, say = console.log) {
  const stamp = path.join(root, 'app/build/source-hash');
  const hash = hashSources(root);
  const isFresh =
    existsSync(path.join(root, 'app/build/server/app.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isFresh) return;
  say('Building the app');
  const started = Date.now();
  rmSync(stamp, { force: true });
  await runBuild(root);
  writeFileSync(stamp, hash);
  say(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** SHA-256 over names and contents of everything the build reads. */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(path.join(root, source))) {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      hash.update(`${path.relative(root, file)}\0${content}\n`);
    }
  }
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

function runBuild(root) {
  const [command, ...first] = findNpm();
  // The build runs on the pinned Node, which npm's own process need not be.
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'run', '--silent', 'build', '-w', 'app'], {
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
      code === 0 ? resolve() : reject(new Error(`The app could not be built:\n${words.trim()}`)),
    );
  });
}
