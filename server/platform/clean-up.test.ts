import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { countTry } from '../http/limit-rate.ts';
import { sendRequest } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { openFileBlobStore } from '../storage/file-blob-store.ts';
import { openSession } from '../accounts/user-repository.ts';
import { listUnseen, noteUnseen } from '../documents/unseen-spans.ts';
import { insertReset } from '../user/password-repository.ts';
import { cleanUp } from './clean-up.ts';

const noon = '2026-11-21T12:00:00.000Z';
const daysAgo = (days: number) => new Date(new Date(noon).getTime() - days * 24 * 3600 * 1000);
const userId = randomUUID();

beforeEach(async () => {
  world.setClock(noon);
  await world.services.db
    .insertInto('users')
    .values({
      id: userId,
      email: 'nora@example.ch',
      first_name: 'Nora',
      last_name: 'Keller',
      password_hash: '',
      lang: 'de',
      created_at: daysAgo(30),
    })
    .execute();
});

describe('the clean-up', () => {
  it('deletes logins that ended more than a week ago, and keeps the others', async () => {
    const { db } = world.services;
    for (const [token, days] of [
      ['long over', 8.1],
      ['just over', 2],
      ['living', 0],
      ['revoked long ago', 0.1],
    ] as const)
      await openSession(db, userId, token, daysAgo(days));
    await db
      .updateTable('sessions')
      .set({ revoked_at: daysAgo(7.1) })
      .where('token_hash', '=', 'revoked long ago')
      .execute();
    await cleanUp(world.services);
    const left = await db.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute();
    expect(left.map(({ token_hash }) => token_hash)).toEqual(['just over', 'living']);
  });

  it('deletes links, tries and kept answers of long ago', async () => {
    const { db } = world.services;
    for (const [name, days] of [
      ['old', 8],
      ['new', 1],
    ] as const) {
      await insertReset(db, { tokenHash: name, email: `${name}@example.ch`, userId: undefined }, daysAgo(days));
      await countTry(db, { key: name, limit: 1, windowSeconds: 60 }, daysAgo(days));
      await db
        .insertInto('idempotency_keys')
        .values({ actor: 'anonymous', key: name, fingerprint: '', status: 200, body: null, created_at: daysAgo(days) })
        .execute();
    }
    for (const [event_id, days] of [
      ['old', 91],
      ['new', 89],
    ] as const)
      await db
        .insertInto('payment_notices')
        .values({ event_id, received_at: daysAgo(days) })
        .execute();
    await cleanUp(world.services);
    expect(await db.selectFrom('payment_notices').select('event_id').execute()).toEqual([{ event_id: 'new' }]);
    expect(await db.selectFrom('password_resets').select('token_hash').execute()).toEqual([{ token_hash: 'new' }]);
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
  });

  it('deletes what is known of mails and text messages of more than two years ago, however many there are', async () => {
    const { db } = world.services;
    const mail = {
      to_address: 'nora@example.ch',
      subject: '',
      html: '',
      text: '',
      template: 'withdrawn',
      locale: 'de',
    };
    const write = (days: number, count: number) =>
      sql`insert into mails (id, message_id, created_at, ${sql.join(Object.keys(mail).map((name) => sql.ref(name)))})
        select gen_random_uuid(), gen_random_uuid(), ${daysAgo(days)}, ${sql.join(Object.values(mail))} from generate_series(1, ${count})`.execute(
        db,
      );
    await write(731, 20_001);
    await write(729, 2);
    for (const days of [731, 729])
      await db
        .insertInto('sms_messages')
        .values({
          id: randomUUID(),
          to_number: '41790000000',
          text: '',
          template: 'tan',
          locale: 'de',
          created_at: daysAgo(days),
        })
        .execute();
    await cleanUp(world.services);
    for (const table of ['mails', 'sms_messages'] as const) {
      const left = await db.selectFrom(table).select('created_at').execute();
      expect(new Set(left.map(({ created_at }) => created_at.toISOString())), table).toEqual(
        new Set([daysAgo(729).toISOString()]),
      );
    }
  });

  it('deletes files that nothing refers to and that are older than an hour, not those of an upload that is going on', async () => {
    const { blobs } = world.services;
    const age = async (sha256: string, hours: number) =>
      utimes(await blobs.pathOf(sha256), daysAgo(hours / 24), daysAgo(hours / 24));
    const [orphan, young, again] = [
      await blobs.put(Buffer.from('orphan')),
      await blobs.put(Buffer.from('young')),
      await blobs.put(Buffer.from('again')),
    ];
    await age(orphan.sha256, 1.1);
    await age(again.sha256, 1.1);
    await age(young.sha256, 0.9);
    // The same bytes arrive once more, at the moment of the clean-up.
    await Promise.all([cleanUp(world.services), blobs.put(Buffer.from('again'))]);
    expect(await blobs.size(orphan.sha256)).toBeUndefined();
    expect(await blobs.size(young.sha256)).toBe(5);
    expect(await blobs.size(again.sha256)).toBe(5);
  });

  it('deletes what it can where one file cannot be deleted, and comes again for that one', async () => {
    const { blobs } = world.services;
    const files = await Promise.all(['one', 'two', 'three'].map((text) => blobs.put(Buffer.from(text))));
    for (const { sha256 } of files) await utimes(await blobs.pathOf(sha256), daysAgo(1), daysAgo(1));
    const stuck = files.map(({ sha256 }) => sha256).toSorted()[0]!;
    const remove: typeof blobs.delete = (sha256, ...more) =>
      sha256 === stuck ? Promise.reject(new Error('the storage says no')) : blobs.delete(sha256, ...more);
    const failing = {
      ...world.services,
      blobs: Object.assign(Object.create(blobs) as typeof blobs, { delete: remove }),
    };
    await expect(cleanUp(failing)).rejects.toThrow('1 files could not be discarded');
    const there = async () =>
      (await Promise.all(files.map(({ sha256 }) => blobs.size(sha256)))).filter((size) => size !== undefined).length;
    expect(await there()).toBe(1);
    await cleanUp(world.services);
    expect(await there()).toBe(0);
  });

  it('deletes at once what an earlier start left, but what waits for a signer at a trust service', async () => {
    const { blobs, db } = world.services;
    const [left, waiting, own] = [
      await blobs.put(Buffer.from('left')),
      await blobs.put(Buffer.from('waiting')),
      await blobs.put(Buffer.from('own')),
    ];
    const before = new Date(new Date(noon).getTime() - 60_000);
    for (const { sha256 } of [left, waiting]) await utimes(await blobs.pathOf(sha256), before, before);
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    await sendRequest(owner, { signatures: [{ account_email: owner.email }] });
    const signature = await db
      .selectFrom('signatures')
      .innerJoin('documents', 'documents.request_id', 'signatures.request_id')
      .select(['sid', 'documents.id as document_id', 'current_version_id as version_id'])
      .executeTakeFirstOrThrow();
    const intake = { baseBlob: waiting.sha256, tailBlob: null, sha256: waiting.sha256, size: 7 };
    const prepared = { id: randomUUID(), state: JSON.stringify({ revision: {}, intake }), tail: Buffer.alloc(1) };
    await db
      .insertInto('signing_preparations')
      .values({ ...prepared, ...signature, created_at: before })
      .execute();
    await cleanUp(world.services, new Date(noon));
    const sizes = await Promise.all([left, waiting, own].map(({ sha256 }) => blobs.size(sha256)));
    expect(sizes).toEqual([undefined, 7, 3]);
  });

  it('keeps what came while the database saw nothing, at every run, for it may be an older copy of the database', async () => {
    const { blobs, db } = world.services;
    const store = async (text: string, days: number) => {
      const { sha256 } = await blobs.put(Buffer.from(text));
      await utimes(await blobs.pathOf(sha256), daysAgo(days), daysAgo(days));
      return sha256;
    };
    const [seen, lost] = [await store('seen', 10.5), await store('lost', 9.5)];
    // A copy of ten days ago, in which a server started a day later.
    await db.deleteFrom('clock').execute();
    await db
      .insertInto('clock')
      .values({ latest: daysAgo(10) })
      .execute();
    await noteUnseen(db, blobs, daysAgo(9));
    for (const start of [new Date(noon), undefined]) {
      await cleanUp(world.services, start);
      expect(await Promise.all([seen, lost].map((name) => blobs.size(name)))).toEqual([undefined, 4]);
    }
    await blobs.delete(lost);
    await cleanUp(world.services);
    expect(await listUnseen(db), 'nothing came in it that is unknown').toEqual([]);
  });

  it('tells that the newest documents have lost their files', async () => {
    const { blobs, db } = world.services;
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    await sendRequest(owner, { signatures: [{ account_email: owner.email }] });
    const { sha256 } = await db.selectFrom('document_versions').select('sha256').executeTakeFirstOrThrow();
    const error = vi.fn();
    const services = { ...world.services, log: { ...world.services.log, error } };
    await cleanUp(services);
    expect(error).not.toHaveBeenCalled();
    const content = await buffer(await blobs.read(sha256));
    await blobs.delete(sha256);
    await cleanUp(services);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^files that documents need are missing: put them back from a backup/),
      { files: [sha256] },
    );
    await blobs.put(content);
  });

  it('is preceded by no start on an empty database where files lie already', async () => {
    const { db } = world.services;
    const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const blobs = await openFileBlobStore(folder);
    await db.deleteFrom('clock').execute();
    const { sha256 } = await blobs.put(Buffer.from('signed'));
    const start = () => noteUnseen(db, blobs, new Date(Date.now() + 60_000));
    await expect(start()).rejects.toThrow(`The database is empty, but files of an installation lie there (${sha256}`);
    await blobs.delete(sha256);
    await start();
  });

  it('asks for its next run, once', async () => {
    const { jobs, db } = world.services;
    await cleanUp(world.services);
    const startAfter = daysAgo(-0.25);
    expect(await jobs.enqueue(db, 'clean-up', {}, { singletonKey: 'next', startAfter })).toBe(false);
  });
});
