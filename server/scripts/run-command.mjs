#!/usr/bin/env node
// `npm run verify`, `npm run audit` and `npm run trust`: installs what is missing and runs a program on the pinned Node, in the folder
// of whoever asks. Plain Node 20, as npm start.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [program, ...words] = process.argv.slice(2);
try {
  await installDependencies(root, (line) => console.error(line));
  const { status, error } = spawnSync(findNode(root), [path.join(root, program), ...words], {
    stdio: 'inherit',
    // npm runs scripts in the project's folder and tells where the person stood.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  if (error) throw error;
  process.exitCode = status ?? 2;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
