import { bundleServer } from '@sigillum/server/scripts/bundle-server.ts';
import { prepareCluster } from './prepared-cluster.ts';

/** Lets the servers of a run start from few files instead of two thousand, and with a database that is there (decisions 106 and 157). */
export default async function bundleForAll(): Promise<() => Promise<void>> {
  process.env['SIGILLUM_BUNDLED_SERVER'] = await bundleServer();
  return prepareCluster();
}
