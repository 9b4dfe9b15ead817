#!/usr/bin/env node
// `npm run trust -- <command>`: looks after the trust centre. Plain Node 20; the work is done on the pinned Node.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, runServer } from './hand-over.mjs';
import { installDependencies } from './install-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  await installDependencies(root, (line) => console.error(line));
  process.exitCode = await runServer(findNode(root), [
    path.join(root, 'server/scripts/trust.ts'),
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
