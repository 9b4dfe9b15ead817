import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { openLockedBucket } from '../storage/locked-bucket.ts';
import { openObjectStorage } from '../storage/object-storage.ts';
import { sendRequest, sign } from '../testing/journeys.ts';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { lockEvidence } from './lock-evidence.ts';

const dayMs = 24 * 3600_000;
let twin: Awaited<ReturnType<typeof openS3Twin>>;
let anna: SeededPerson;

beforeAll(async () => {
  twin = await openS3Twin();
  twin.state.keepsVersions = true;
});
afterAll(() => twin.close());
beforeEach(async () => {
  twin.state.objects.clear();
  world.setConfig({ storage: { ...world.services.config.storage, locked: { objects: twin.settings, days: 10 } } });
  world.services.lockedBucket = await openLockedBucket(twin.settings);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

/** A request that anna has sent and signed, and whose evidence was locked. */
async function finish(): Promise<{ id: string; endedAt: Date }> {
  const id = await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }] });
  expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
  const { ended_at } = await world.services.db
    .selectFrom('signature_requests')
    .select('ended_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockEvidence(world.services, id);
  return { id, endedAt: ended_at! };
}
const countWaiting = (id: string) =>
  sql`select count(*) from ${sql.table(`${jobsSchema}.job`)} where name = 'lock-evidence' and data->>'requestId' = ${id}`.execute(
    world.services.db,
  );
const listLocked = () =>
  Object.fromEntries([...twin.state.objects].map(([name, versions]) => [name, versions.at(-1)!.retainedUntil]));

it('locks the report, its events and how to check them, and no document, for as long as the installation says', async () => {
  const { id, endedAt } = await finish();
  const until = new Date(endedAt.getTime() + 10 * dayMs);
  const names = ['report.pdf', 'report.json', 'README.txt'].map((name) => `evidence/${id}/${name}`);
  expect(listLocked()).toEqual(Object.fromEntries(names.map((name) => [name, until])));
  const report = JSON.parse(twin.state.objects.get(names[1]!)!.at(-1)!.bytes.toString());
  expect(report.evidence.events.map(({ name }: { name: string }) => name)).toContain('COMPLETED');
  const { rows } = await countWaiting(id);
  expect(rows).toEqual([{ count: 1 }]);
});

it('keeps it as long as the organisation keeps its requests', async () => {
  await anna.client.call(updateSettings, {
    params: { id: anna.businessId! },
    body: { settings: { signatureRequests: { retention: { enabled: true, days: 30, terminalState: true } } } },
  });
  const { endedAt } = await finish();
  const until = new Date(endedAt.getTime() + 30 * dayMs);
  expect(Object.values(listLocked())).toEqual([until, until, until]);
});

it('stands in no way of deleting the request with its documents, and stays itself', async () => {
  const listFiles = async () =>
    (await Array.fromAsync(world.services.blobs.list(new Date(8e15)))).map(({ sha256 }) => sha256);
  const before = await listFiles();
  const { id } = await finish();
  const made = (await listFiles()).filter((name) => !before.includes(name));
  expect(made).not.toEqual([]);
  await anna.client.call(deleteSignatureRequest, { params: { id } });
  expect((await listFiles()).filter((name) => made.includes(name))).toEqual([]);
  expect(Object.keys(listLocked())).toHaveLength(3);
  // Somebody who tries it with the key of the server.
  const { settings } = twin;
  const { client, sdk } = await openObjectStorage(settings);
  const [Key, [version]] = [...twin.state.objects][0]!;
  const take = client.send(new sdk.DeleteObjectCommand({ Bucket: settings.bucket, Key, VersionId: version!.id }));
  await expect(take).rejects.toMatchObject({ name: 'AccessDenied' });
});

it('fails with a sentence where the bucket locks nothing, and the request is finished all the same', async () => {
  twin.state.lock = 'refused';
  onTestFinished(() => void (twin.state.lock = 'kept'));
  await expect(finish()).rejects.toThrow('STORAGE_LOCKED_BUCKET');
  expect(await world.services.db.selectFrom('signature_requests').select('status').execute()).toEqual([
    { status: 'SIGNED' },
  ]);
});
