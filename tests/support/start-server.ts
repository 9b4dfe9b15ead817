import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from './server-process.ts';

/** One server for all journeys; each journey makes people of its own. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-journeys-'));
  // Without the note of a test system; maintenance/ looks at it on a server of its own.
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'production' } });
  process.env['SIGILLUM_URL'] = server.url;
  process.env['SIGILLUM_DATA_DIR'] = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
