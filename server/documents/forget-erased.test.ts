import { expect, vi } from 'vitest';
import { it, world } from '../testing/world.ts';
import { holdUpload, settleUploads } from './discard-blobs.ts';
import { watchErased } from './forget-erased.ts';

it('what another server has erased is forgotten once no upload of the same bytes is at work here', async () => {
  const { services } = world;
  const [gone, again] = ['0a'.repeat(32), '0b'.repeat(32)];
  const rows = [gone, again].map((sha256) => ({ sha256, at: services.now() }));
  await services.db.insertInto('erased_files').values(rows).execute();
  await holdUpload(services, again);
  const forgetCopy = vi.fn(async () => undefined);
  const look = async () => {
    forgetCopy.mockClear();
    await watchErased({ ...services, blobs: { ...services.blobs, forgetCopy } }).close();
    return forgetCopy.mock.calls.flat();
  };
  expect(await look()).toEqual([gone]);
  await settleUploads(services, [again]);
  expect((await look()).toSorted()).toEqual([gone, again]);
});
