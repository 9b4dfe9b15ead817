import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The oldest Node that runs the server where npm has no pinned one for the platform. */
const oldest = [22, 22];

/** The Node to run the server on: the pinned one, else this one when it is new enough. Throws with a sentence otherwise. */
export function findNode(root, current = process.versions.node) {
  const pinned = path.join(root, 'node_modules/.bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = current.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  throw new Error(
    `There is no pinned Node for ${process.platform} ${process.arch}. Install Node ${oldest.join('.')} or newer (this is ${current}).`,
  );
}
