#!/usr/bin/env node
// `npm start`: sets up what is missing and runs the server. Plain Node 20 without dependencies, because it may be what
// installs them and the Node that the server needs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './build-app.mjs';
import { findNode, runServer } from './hand-over.mjs';
import { installDependencies } from './install-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line) => console.log(line);

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Sigillum needs Node 20 or newer; this is ${process.versions.node}.`);
if (!['linux', 'darwin'].includes(process.platform)) fail('Sigillum runs on Linux and macOS. On Windows, use WSL.');

let node;
try {
  await installDependencies(root, say);
  node = findNode(root);
  await buildApp(root, say);
} catch (error) {
  fail(error.message);
}
const env = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV || 'production',
  // Compiled modules are kept, which halves the time of a warm start; npm clears the folder when it installs anew.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, 'node_modules/.cache/compiled'),
};
process.exitCode = await runServer(node, [path.join(root, 'server/main.ts')], env);

function fail(message) {
  console.error(message);
  process.exit(1);
}
