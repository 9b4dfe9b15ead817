import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/index.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/index.ts';
import { openS3BlobStore } from '../storage/s3-blob-store.ts';
import { sendRequest, sign, view } from '../testing/journeys.ts';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { openS3rver } from '../testing/s3/open-s3rver.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-bucket-'));
let ready: Awaited<ReturnType<typeof openS3rver>>;
let twin: Awaited<ReturnType<typeof openS3Twin>>;
beforeAll(async () => {
  ready = await openS3rver(path.join(folder, 's3rver'));
  twin = await openS3Twin();
});
afterAll(async () => {
  await ready.close();
  await twin.close();
  rmSync(folder, { recursive: true });
});

const inAnHour = () => new Date(Date.now() + 3600_000);
const countBlobs = async () => (await Array.fromAsync(world.services.blobs.list(inAnHour()))).length;

it.each(['s3rver', 'twin'] as const)(
  'a request whose files lie in a bucket of %s is signed on two machines, downloaded and erased',
  async (name) => {
    const { settings } = name === 'twin' ? twin : ready;
    const goTo = async (machine: string) => {
      const place = path.join(folder, name, machine);
      world.services.blobs = await openS3BlobStore({ settings, folder: place, cacheBytes: 1e9 });
    };
    await goTo('one');
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    const anna = await seedPerson(world, 'anna@example.ch');
    const signatures = [{ account_email: owner.email }, { account_email: anna.email }];
    const id = await sendRequest(owner, { signatures });
    expect(await sign(owner, id)).toMatchObject({ status: 'SIGNED' });

    // It has no copy of anything.
    await goTo('two');
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED', long_term: 'complete' });
    await goTo('three');
    const [document] = (await view(owner, id)).documents;
    const answer = await owner.client.call(downloadDocument, {
      params: { id: document!.id },
      query: { signed: 'true' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1').match(/\/ByteRange/g)!.length).toBeGreaterThanOrEqual(2);

    expect(await countBlobs()).toBeGreaterThan(2);
    for (const person of [owner, anna]) await person.client.call(deleteSignatureRequest, { params: { id } });
    expect(await countBlobs()).toBe(0);
  },
);
