import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { makeSpaceCheck } from './check-space.ts';
import { checkReadiness } from './health.ts';

const megabyte = 1024 * 1024;
const judge = (bytes: number) => checkReadiness({ space: makeSpaceCheck('/data', async () => bytes) }, () => undefined);

it('is not ready while the disk has no room for a request', async () => {
  expect(await judge(0)).toMatchObject({ isReady: false, checks: { space: 'full' } });
  expect(await judge(127 * megabyte)).toMatchObject({ isReady: false, checks: { space: 'full' } });
});

it('tells that the room becomes scarce, and is ready', async () => {
  expect(await judge(128 * megabyte)).toMatchObject({ isReady: true, notices: { space: ['space_low'] } });
  expect(await judge(2048 * megabyte)).toEqual({ isReady: true, checks: { space: 'ok' } });
});

it('asks the disk that holds the folder', async () => {
  const { checks } = await checkReadiness({ space: makeSpaceCheck(tmpdir()) }, () => undefined);
  expect(['ok', 'full']).toContain(checks['space']);
});
