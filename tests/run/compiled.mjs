import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Where Node keeps what it has compiled for tests, of one copy of the project: it goes with node_modules, which npm makes anew for another
 * lock, as it does for another Node.
 */
export const findCompiled = (root) => path.join(root, 'node_modules/.cache/sigillum/compiled');

/** Begins anew with a folder that has become larger than this: what nobody starts any more stays in it for ever. */
export function boundFolder(folder, mostBytes = 1e9) {
  let bytes = 0;
  for (const name of list(folder)) bytes += statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > mostBytes) rmSync(folder, { recursive: true, force: true });
}

function list(folder) {
  try {
    return readdirSync(folder, { recursive: true });
  } catch {
    return [];
  }
}
