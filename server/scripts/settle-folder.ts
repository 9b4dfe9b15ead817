import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Gives what was made in a folder of its own the name that others know it by, in one step. What lies there already goes with `isReplaced`; else
 * it was made of the same things by a process that was faster, and others may be at work with it: then it stays, and what was made again goes.
 */
export function settleFolder(unfinished: string, folder: string, { isReplaced }: { isReplaced: boolean }): void {
  if (isReplaced) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
