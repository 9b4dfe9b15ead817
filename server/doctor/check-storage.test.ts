import { afterEach, beforeEach, expect, it } from 'vitest';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { checkLockedBucket } from './check-storage.ts';

let twin: Awaited<ReturnType<typeof openS3Twin>>;
beforeEach(async () => {
  twin = await openS3Twin();
  twin.state.keepsVersions = true;
});
afterEach(() => twin.close());

const check = () =>
  checkLockedBucket(
    { objects: undefined, cacheBytes: 0, locked: { objects: twin.settings, days: 10 } },
    () => new Date(),
  );

it('tries to delete what is locked, and is content when it may not', async () => {
  expect(await check()).toMatchObject([{ state: 'ok', message: expect.stringContaining('could not be deleted') }]);
  expect(await checkLockedBucket({ objects: undefined, cacheBytes: 0 }, () => new Date())).toEqual([]);
});

it('says what is wrong with a bucket that locks nothing', async () => {
  twin.state.lock = 'passed_over';
  expect(await check()).toMatchObject([{ state: 'wrong', message: expect.stringContaining('STORAGE_LOCKED_BUCKET') }]);
});
