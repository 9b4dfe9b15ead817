import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';

const notAllowed = 'this account may not write there. Name a folder that it owns, or give it that one (chown).';
const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of that path is a file. Name a folder.',
  EEXIST: 'that is a file. Name a folder.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'nothing can be written there. Name a folder on another disk, or mount that one for writing.',
  ENOENT: 'no folder can be made there. Is a disk not mounted?',
  ENOSPC: 'the disk is full. Make room, or name a folder on another disk.',
};

/**
 * Makes a folder that a setting or the word of a command names, and looks whether this account may write there. Throws with a sentence for the operator when that is
 * not possible.
 */
export async function makeDataFolder(setting: 'DATA_DIR' | 'CACHE_DIR' | 'FOLDER', folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${setting} cannot be ${folder}: ${reasons[code] ?? message}`, { cause: error });
  }
}

/**
 * Makes a folder with what leads to it, from above: what a file system makes nowhere, Node itself asks it for without an end. Servers that start together make the same
 * folders: whoever finds one made goes on.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // A link to what is not mounted leads nowhere.
    if (error.code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  });
}
