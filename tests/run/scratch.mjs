import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const memory = '/dev/shm';
/** What a file system in memory is called by the kernel (linux/magic.h). */
const tmpfs = 0x01021994;
/** Tests together hold 2 GB at most; as much again is left, and what they work with. */
const room = 6e9;
const prefix = 'sigillum-';

/**
 * Where tests put their files: in memory, where there is room for them. Each world of a test has a folder of its own with some thousand
 * files, and where so many are made and deleted ext4 spends a sixth of the processors on looking for numbers that were not deleted just now.
 */
export function openScratch() {
  if (!hasRoom()) return undefined;
  forgetOthers();
  const folder = path.join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL is another user where the tests are root.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === tmpfs && bavail * bsize >= room && (process.availableMemory?.() ?? 0) >= room;
  } catch {
    return false;
  }
}

/** What runs have left that were killed. */
function forgetOthers() {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
