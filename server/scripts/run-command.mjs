#!/usr/bin/env node
// `npm run verify`, `npm run audit` and `npm run trust`: installs what is missing and runs a program on the pinned Node, in the folder
// of whoever asks. Plain Node 20, as npm start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { installDependencies } from './install-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [program, ...words] = process.argv.slice(2);
try {
  await installDependencies(root, (line) => console.error(line));
  const child = spawn(findNode(root), [path.join(root, program), ...words], {
    stdio: 'inherit',
    // npm runs scripts in the project's folder and tells where the person stood.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  // The program ends first, and is never left behind. Ctrl-C at a terminal reaches it by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  const [status, signal] = await once(child, 'exit');
  process.exitCode = status ?? 128 + constants.signals[signal];
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
