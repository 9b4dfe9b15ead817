import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where documents are converted, and visual signatures drawn: each for less than a minute. */
const passing = /^sigillum-(?:convert|look)-/;
const hourMs = 3600 * 1000;

/** Takes away what this account has left among the temporary files when it was killed: documents of people, and pictures of their signatures. */
export function sweepTemporary(now: Date, folder = tmpdir()): void {
  for (const name of readdirSync(folder).filter((one) => passing.test(one))) {
    const place = path.join(folder, name);
    const status = lstatSync(place, { throwIfNoEntry: false });
    // What is young another server of this machine may be at work with.
    if (!status?.isDirectory() || status.uid !== process.getuid?.() || status.mtimeMs > now.getTime() - hourMs)
      continue;
    rmSync(place, { recursive: true, force: true });
  }
}
