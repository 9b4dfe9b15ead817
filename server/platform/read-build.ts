import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Build = z.object({ id: z.string(), timestamp: z.number() });

/** The build in a folder of the browser's files, as vite/keep-release.ts describes it; undefined where none is described. */
export function readBuild(clientFolder: string): z.infer<typeof Build> | undefined {
  try {
    return Build.parse(JSON.parse(readFileSync(path.join(clientFolder, 'builds/latest.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
