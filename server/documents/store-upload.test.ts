import { Readable } from 'node:stream';
import { expect, onTestFinished, vi } from 'vitest';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { it, world } from '../testing/world.ts';
import { holdUpload, settleUploads } from './discard-blobs.ts';
import { storeUpload } from './store-upload.ts';

it('an upload that is still looked at is not taken away by a call that refuses the same bytes', async () => {
  const { services } = world;
  const { blobs, pdf } = services;
  const bytes = buildSamplePdf('Lease');
  const { sha256 } = await storeUpload(services, Readable.from([bytes]), { maxSize: bytes.length });
  await settleUploads(services, [sha256]);
  expect(await blobs.size(sha256)).toBeUndefined();
  const inspect = pdf.inspect.bind(pdf);
  const end = Promise.withResolvers<void>();
  vi.spyOn(pdf, 'inspect').mockImplementation(async (file) => {
    await end.promise;
    return inspect(file);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const storing = storeUpload(services, Readable.from([bytes]), { maxSize: bytes.length, isPdf: true });
  await expect.poll(() => blobs.size(sha256)).toBe(bytes.length);
  // Another call with the same bytes ends in this moment, and nothing refers to them.
  await holdUpload(services, sha256);
  await settleUploads(services, [sha256]);
  end.resolve();
  await storing;
  expect(await blobs.size(sha256)).toBe(bytes.length);
  await settleUploads(services, [sha256]);
  expect(await blobs.size(sha256)).toBeUndefined();
});
