import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from '@sigillum/server/scripts/bundle-server.ts';
import { startServerProcess } from '../support/server-process.ts';
import { liveOnRelease } from './live-on-release.ts';
import { writeBuild } from './release-build.ts';
import { captureFolder, listReleases, writeRelease } from './release-folder.ts';

/**
 * `npm run release`: keeps a data folder of the version in package.json, for tests/faults/releases.test.ts of every later one. It starts the
 * built server on an empty folder, lets people live there, and writes down what they leave. The build itself is kept, too, in place of the one
 * before, for tests/faults/rolling-replacement.test.ts.
 */
const { version } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
if ((await listReleases()).includes(version)) {
  console.error(`The data of ${version} are kept already. Raise the version in package.json first.`);
  process.exit(1);
}
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-release-'));
try {
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test' } });
  const life = await liveOnRelease(server.url).finally(() => server.stop());
  const madeAt = new Date().toISOString();
  const { file, size } = await writeRelease({ version, madeAt, life, ...(await captureFolder(dataDir)) });
  console.log(`${file}: ${(size / 1000).toFixed(0)} kB. Commit it with the release.`);
  const built = await writeBuild(version, await bundleServer());
  console.log(`The build: ${(built / 1_000_000).toFixed(1)} MB. Commit it in place of the one before.`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
