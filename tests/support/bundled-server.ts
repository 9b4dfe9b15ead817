import { bundleServer } from '@sigillum/server/testing/bundle-server.ts';

/** Lets the servers of a run start from few files instead of two thousand (decision 106). */
export default async function bundleForAll(): Promise<void> {
  process.env['SIGILLUM_BUNDLED_SERVER'] = await bundleServer();
}
