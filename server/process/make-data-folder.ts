import { mkdir } from 'node:fs/promises';

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of that path is a file. Name a folder.',
  EEXIST: 'that is a file. Name a folder.',
  EACCES: 'this account may not write there. Name a folder that it owns, or give it that one.',
  EPERM: 'this account may not write there. Name a folder that it owns, or give it that one.',
  EROFS: 'nothing can be written there. Name a folder on another disk.',
  ENOSPC: 'the disk is full. Make room, or name a folder on another disk.',
};

/** Makes the folder that holds everything the server keeps. Throws with a sentence for the operator when that is not possible. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR cannot be ${folder}: ${reasons[code] ?? message}`, { cause: error });
  }
}
