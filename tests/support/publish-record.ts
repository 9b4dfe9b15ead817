import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Journeys run in other processes than the name server: what they publish is a file for each name, in the server's folder. */
const openFolder = (dataDir: string): string => {
  const folder = path.join(dataDir, 'names');
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Publishes the TXT records of a name at the name server that all journeys share; none: the name is there without any. */
export const publishRecord = (name: string, ...texts: string[]): void =>
  writeFileSync(path.join(openFolder(process.env['SIGILLUM_DATA_DIR']!), name), JSON.stringify(texts));

/** All that has been published, by name. */
export function listPublished(dataDir: string): [string, string[]][] {
  const folder = openFolder(dataDir);
  return readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as string[],
  ]);
}
