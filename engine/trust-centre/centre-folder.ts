import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { openCentreFiles, PARAMETERS, type CentreFiles, type CentreShelf } from './centre-files.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** What lies in a folder; files are replaced atomically. */
export type CentreFolder = CentreFiles & {
  claimListNumber(authority: string): number;
  /** The number of the newest list of an authority; 0 before the first. */
  readListNumber(authority: string): number;
  registerPath: string;
  shelf: CentreShelf;
};

/** File systems note times in steps of some milliseconds; within this time another change would leave no trace. */
const SETTLING = 1000;
/** Claims of list numbers that stay: no process takes so long between reading and claiming that so many others went by. */
const KEPT_CLAIMS = 100;

/** Tells whether a trust centre was set up in this folder. */
export const hasTrustCentre = (folder: string) => existsSync(join(folder, PARAMETERS));

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file so that after a crash either the old or the new content is there. */
function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.part`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, Buffer.from(content as Uint8Array));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Makes an empty file; false when it is there. */
function makeFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  syncFolder(dirname(path));
  return true;
}

/** Opens the folder's files for reading and writing. */
export function openCentreFolder(folder: string): CentreFolder {
  const numberPath = (authority: string) =>
    join(folder, authority === 'issuing-ca' ? 'crl-number' : `crl-number.${authority}`);
  const readListNumber = (authority: string): number => {
    const path = numberPath(authority);
    const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '0';
    if (/^\d{1,15}$/.test(text)) return Number(text);
    const advice = 'write a number into it that is higher than that of every revocation list published so far';
    throw new TrustCentreError('list_number_damaged', `${path} holds no number: ${advice}.`);
  };

  function claimListNumber(authority: string): number {
    const claims = join(folder, 'list-numbers', authority);
    mkdirSync(claims, { recursive: true, mode: 0o700 });
    const claimed = readdirSync(claims).map(Number);
    for (let number = Math.max(readListNumber(authority), ...claimed) + 1; ; number += 1) {
      // Who makes the file has the number: of two processes one is refused, and takes the next.
      if (!makeFile(join(claims, String(number)))) continue;
      for (const old of claimed) if (old < number - KEPT_CLAIMS) rmSync(join(claims, String(old)), { force: true });
      // For releases that know of no claims.
      replaceFile(numberPath(authority), String(number));
      return number;
    }
  }
  const shelf: CentreShelf = {
    name: folder,
    describe: (path) => join(folder, path),
    exists: () => existsSync(folder),
    read: (path) => (existsSync(join(folder, path)) ? new Uint8Array(readFileSync(join(folder, path))) : undefined),
    list: (part) => (existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : []),
    write: (path, bytes) => replaceFile(join(folder, path), bytes),
    claimListNumber,
    readStamp() {
      const { mtimeNs, mtimeMs } = statSync(join(folder, 'keys'), { bigint: true });
      return Math.abs(Date.now() - Number(mtimeMs)) < SETTLING ? undefined : mtimeNs;
    },
    catchUp: () => Promise.resolve(),
  };
  return {
    ...openCentreFiles(shelf),
    claimListNumber,
    readListNumber,
    registerPath: join(folder, 'register.jsonl'),
    shelf,
  };
}
