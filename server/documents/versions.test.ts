import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockForBackup } from '../database/backup-lock.ts';
import { createDraft, view } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { discardBlobs } from './discard-blobs.ts';
import { accessVersion, openVersion, pathOfVersion } from './versions.ts';

let world: TestServices;
/** Upload, two tails, an intake that is whole again, and a tail on that. */
const pieces = [
  randomBytes(700_000),
  randomBytes(5000),
  randomBytes(3000),
  randomBytes(600_000),
  randomBytes(100),
] as const;
const [upload, one, two, intake, three] = pieces;
const contents = [
  upload,
  Buffer.concat([upload, one]),
  Buffer.concat([upload, one, two]),
  intake,
  Buffer.concat([intake, three]),
];
const ids = contents.map(() => randomUUID());
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  world = await createTestServices();
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const request = await view(anna, await createDraft(anna));
  for (const [index, piece] of pieces.entries()) {
    const { sha256: blob } = await world.services.blobs.put(piece);
    const isBase = contents[index] === piece;
    await world.services.db
      .insertInto('document_versions')
      .values({
        id: ids[index]!,
        document_id: request.documents[0]!.id,
        parent_id: ids[index - 1] ?? request.documents[0]!.version_id,
        ordinal: index + 1,
        cause: isBase ? 'INTAKE' : 'SIGNATURE',
        base_blob: isBase ? blob : null,
        tail_blob: isBase ? null : blob,
        sha256: hash(contents[index]!),
        size: contents[index]!.length,
        created_at: new Date(),
      })
      .execute();
  }
});
afterAll(() => world.close());

describe('a document version', () => {
  it.each([0, 1, 2, 3, 4])('number %i streams as its base and the tails up to it', async (index) => {
    const version = await openVersion(world.services, ids[index]!);
    expect(version).toMatchObject({ size: contents[index]!.length, sha256: hash(contents[index]!) });
    expect((await buffer(version.stream())).equals(contents[index]!)).toBe(true);
  });

  it.each([
    [0, 10],
    [699_999, 700_001],
    [699_990, 705_010],
    [705_000, 708_000],
    [708_000, 709_000],
  ])('gives the bytes from %i to %i, across the seams', async (start, end) => {
    const version = await openVersion(world.services, ids[2]!);
    expect((await buffer(version.stream({ start, end }))).equals(contents[2]!.subarray(start, end))).toBe(true);
  });

  it('is read by position for the signing engine', async () => {
    await using access = await accessVersion(world.services, ids[2]!);
    expect(access.size).toBe(708_000);
    expect(Buffer.from(await access.read(699_998, 5004)).equals(contents[2]!.subarray(699_998, 705_002))).toBe(true);
  });

  it('is one file for the workers, put together once even when asked for at the same moment', async () => {
    const paths = await Promise.all([ids[2]!, ids[2]!, ids[2]!].map((id) => pathOfVersion(world.services, id)));
    expect(new Set(paths).size).toBe(1);
    expect((await readFile(paths[0]!)).equals(contents[2]!)).toBe(true);
    expect(await pathOfVersion(world.services, ids[3]!)).toBe(await world.services.blobs.pathOf(hash(intake)));
  });

  it('that does not exist is an error', async () => {
    await expect(openVersion(world.services, randomUUID())).rejects.toThrow('There is no document version');
  });
});

describe('discarding blobs', () => {
  it('leaves what a version is made of, and removes what nobody refers to', async () => {
    const { sha256: orphan } = await world.services.blobs.put(randomBytes(50));
    await discardBlobs(world.services, [orphan, hash(one), hash(upload), hash(intake)]);
    const sizes = await Promise.all(
      [orphan, hash(one), hash(upload), hash(intake)].map((name) => world.services.blobs.size(name)),
    );
    expect(sizes).toEqual([undefined, 5000, 700_000, 600_000]);
  });

  it('waits for the end of a backup, which has seen the rows and is still to come to the files', async () => {
    const { blobs } = world.services;
    const { sha256: orphan } = await blobs.put(randomBytes(50));
    const { rows } = await sql<{ host: string; database: string; user: string }>`
      select current_setting('unix_socket_directories') as host, current_database() as database, current_user as user`.execute(
      world.services.db,
    );
    const backup = new pg.Client(rows[0]);
    await backup.connect();
    await lockForBackup(backup);
    await discardBlobs(world.services, [orphan]);
    expect(await blobs.size(orphan)).toBe(50);
    await backup.end();
    await discardBlobs(world.services, [orphan]);
    expect(await blobs.size(orphan)).toBeUndefined();
  });
});
