import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNameServer } from '@sigillum/server/testing/dns-server.ts';
import { bundleServer } from '@sigillum/server/scripts/bundle-server.ts';
import bundleForAll from './bundled-server.ts';
import { listPublished } from './publish-record.ts';
import { startServerProcess } from './server-process.ts';

/** One server for all journeys; each journey makes people of its own. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-journeys-'));
  process.env['SIGILLUM_BUNDLED_SERVER'] = await bundleServer();
  const names = await startNameServer(() => listPublished(dataDir));
  const server = await startServerProcess({
    dataDir,
    env: {
      // Without the note of a test system; maintenance/ looks at it on a server of its own.
      SIGILLUM_ENVIRONMENT: 'production',
      DNS_SERVER: names.address,
      // People may say from where they come; whoever says nothing comes from here.
      TRUSTED_PROXY: '127.0.0.0/8,::1',
      // Login providers and callbacks of journeys are on this machine.
      CALLBACK_NETWORKS: '127.0.0.0/8,::1/128',
    },
  });
  // Those that some journeys start for themselves have their tables; the one of all has begun with nothing.
  const forget = await bundleForAll();
  process.env['SIGILLUM_URL'] = server.url;
  process.env['SIGILLUM_DATA_DIR'] = dataDir;
  return async () => {
    await server.stop();
    await names.close();
    await forget();
    await rm(dataDir, { recursive: true, force: true });
  };
}
