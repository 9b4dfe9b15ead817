import { statfs } from 'node:fs/promises';
import type { HealthCheck } from './health.ts';

const megabyte = 1024 * 1024;

/** Below this, uploads and signatures may fail at any moment: the largest upload takes about as much. */
const leastBytes = 128 * megabyte;
/** Below this, the operator has something to do soon. */
const lowBytes = 2048 * megabyte;

const readFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Whether the disk has room for what the server must keep: `full` takes it out of service, `space_low` is a notice. */
export const makeSpaceCheck =
  (folder: string, readFree = readFreeBytes): HealthCheck =>
  async () => {
    const free = await readFree(folder);
    const message = `${Math.floor(free / megabyte)} MB are free in ${folder}`;
    if (free < leastBytes) return { state: 'full', isWell: false, message, notices: [] };
    return { state: 'ok', isWell: true, notices: free < lowBytes ? ['space_low'] : [] };
  };
