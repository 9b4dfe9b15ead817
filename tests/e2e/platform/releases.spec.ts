import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { startServerProcess } from '../../support/server-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Build = { id: string; timestamp: number };

/** A copy of the build that tells of itself what a test says, with all that it imports beside it. */
async function copyBuild(folder: string, change: (build: Build) => Build): Promise<string> {
  await mkdir(path.join(folder, 'app'), { recursive: true });
  for (const name of ['server', 'node_modules']) await symlink(path.join(root, name), path.join(folder, name));
  await cp(path.join(root, 'app/build'), path.join(folder, 'app/build'), { recursive: true });
  const manifest = path.join(folder, 'app/build/client/builds/latest.json');
  await writeFile(manifest, JSON.stringify(change(JSON.parse(await readFile(manifest, 'utf8')) as Build)));
  return path.join(folder, 'app/build/server/app.js');
}

test('a newer build is offered to an open page, and taken at the next way to another one; what is typed is not lost', async ({
  page,
}) => {
  // Two servers are started that no other journey has made warm.
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-releases-'));
  const builds = await mkdtemp(path.join(tmpdir(), 'sigillum-builds-'));
  const first = await copyBuild(path.join(builds, 'first'), ({ timestamp }) => ({ id: 'first', timestamp }));
  const second = await copyBuild(path.join(builds, 'second'), ({ timestamp }) => ({
    id: 'second',
    timestamp: timestamp + 1,
  }));
  const env = { SIGILLUM_ENVIRONMENT: 'production' };
  const before = await startServerProcess({ dataDir, env, bundle: first });
  await page.clock.install();
  await page.goto(`${before.url}/login`);
  await waitUntilAlive(page);
  await page.getByLabel('E-mail').fill('nora@example.ch');
  await before.stop();
  const port = Number(new URL(before.url).port);
  const after = await startServerProcess({ dataDir, env, port, bundle: second });
  const offer = page.getByText('A new version of this page is ready.');
  const minute = 60_000;
  const look = async () => {
    const answer = page.waitForResponse(/\/builds\/latest\.json/);
    await page.clock.fastForward(minute);
    expect(await (await answer).json()).toMatchObject({ id: 'second' });
  };
  await look();
  await expect(offer).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('nora@example.ch');
  await page.getByLabel('E-mail').fill('');
  await look();
  await expect(offer).toBeVisible();
  await expectGoodScreen(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Check a signature' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await expect.poll(() => documents).toEqual(['/verify']);
  await waitUntilAlive(page);
  await stopUnder(page, after);
  for (const folder of [builds, dataDir]) await rm(folder, { recursive: true, force: true });
});
