#!/usr/bin/env node
// Sets up what is missing, and says on the standard output which Node is to run the server. Plain Node 20 without dependencies, because it
// may be what installs them and the Node that the server needs.
import { fileURLToPath } from 'node:url';
import { buildApp } from './build-app.mjs';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line) => console.error(line);

try {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error(`Sigillum needs Node 20 or newer; this is ${process.versions.node}.`);
  if (!['linux', 'darwin'].includes(process.platform))
    throw new Error('Sigillum runs on Linux and macOS. On Windows, use WSL.');
  await installDependencies(root, say);
  const node = findNode(root);
  await buildApp(root, say);
  console.log(node);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
