import { afterEach, beforeEach, expect, it } from 'vitest';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { openLockedBucket, type LockedBucket } from './locked-bucket.ts';
import { StorageUnavailableError } from './blob-store.ts';

/** As long as a crowded machine needs; only between two tries nobody waits. */
const patience = { connect: 60_000, silence: 60_000, pause: 1 };
const until = new Date('2036-11-24T00:00:00.000Z');
const name = 'evidence/one/report.pdf';
let twin: Awaited<ReturnType<typeof openS3Twin>>;
let bucket: LockedBucket;

beforeEach(async () => {
  twin = await openS3Twin();
  twin.state.keepsVersions = true;
  bucket = await openLockedBucket(twin.settings, patience);
});
afterEach(() => twin.close());
const versions = () => twin.state.objects.get(name) ?? [];

it('keeps what it takes until its day, once', async () => {
  await bucket.put(name, Buffer.from('report'), until);
  await bucket.put(name, Buffer.from('another report'), new Date('2030-01-01'));
  expect(versions().map(({ bytes, retainedUntil }) => [bytes.toString(), retainedUntil])).toEqual([['report', until]]);
});

it('goes on where a run was cut off, and tries again what the service could not take', async () => {
  twin.state.faults.push({ on: `PUT ${name}`, manner: 'slow_down' }, { on: `PUT ${name}`, manner: 'lost' });
  await bucket.put(name, Buffer.from('report'), until);
  expect(versions().every(({ retainedUntil }) => retainedUntil?.getTime() === until.getTime())).toBe(true);
  expect(versions().length).toBeGreaterThan(0);
});

it.each([
  ['has no lock', { lock: 'refused' }],
  ['passes the wish for a lock over', { lock: 'passed_over' }],
  ['keeps no versions', { keepsVersions: false }],
] as const)('says so where the bucket %s', async (_, state) => {
  Object.assign(twin.state, state);
  const sentence = 'The bucket twin (STORAGE_LOCKED_BUCKET) does not lock what lies in it.';
  await expect(bucket.put(name, Buffer.from('report'), until)).rejects.toThrow(sentence);
  await expect(bucket.probe(new Date())).rejects.toThrow(sentence);
});

it('proves the lock by a deletion that is refused', async () => {
  await bucket.probe(new Date());
  expect(twin.state.received.at(-1)).toMatch(/^DELETE probes\//);
  expect([...twin.state.objects.values()].flat().some(({ isMarker }) => isMarker)).toBe(false);
  // A service that says it is locked, and lets everybody delete.
  twin.state.now = () => new Date(Date.now() + 5 * 60_000);
  await expect(bucket.probe(new Date())).rejects.toThrow('does not lock');
});

it('is away where nobody is let in, and names what to look at', async () => {
  twin.state.isShut = true;
  await expect(bucket.put(name, Buffer.from('report'), until)).rejects.toThrow(StorageUnavailableError);
  await expect(bucket.probe(new Date())).rejects.toThrow('STORAGE_S3_KEY_ID');
});
