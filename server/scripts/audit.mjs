#!/usr/bin/env node
// `npm run audit -- verify FOLDER`: checks an exported request. Plain Node 20, because only the pinned Node runs the rest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './hand-over.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(root, 'server/scripts/audit/main.ts');
try {
  const { status, error } = spawnSync(findNode(root), [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 2;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
