import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { listUsedBlobs } from '@sigillum/server/documents/list-used-blobs.ts';
import { openServerDatabase } from '../processes.ts';
import { expectBalance } from '../signing-books.ts';
import type { Life } from './live.ts';
import type { ChaosWorld } from './open-chaos-world.ts';

/** Everything that was asked of the mail server has gone out, each mail as its row says; and no mail is there without a row. */
export async function expectMailsSent({ dataDir, mailbox }: ChaosWorld, since: Date): Promise<{ doubled: number }> {
  const { db, close } = openServerDatabase(dataDir);
  try {
    const read = () => db.selectFrom('mails').selectAll().where('created_at', '>', since).execute();
    await expect
      .poll(async () => (await read()).filter(({ sent_at }) => !sent_at).map(({ subject }) => subject), {
        interval: 500,
      })
      .toEqual([]);
    const rows = new Map((await read()).map((row) => [row.message_id, row.to_address]));
    const handed = new Map(mailbox.deliveries.map(({ messageId, to }) => [messageId, to]));
    expect([...handed].toSorted()).toEqual([...rows].toSorted());
    return { doubled: mailbox.deliveries.length - handed.size };
  } finally {
    await close();
  }
}

/** Every acknowledged act is there once: states, events, versions, files, mails; every file passes, every chain is whole. */
export async function expectLives({ dataDir, fileOf }: ChaosWorld, lives: readonly Life[], owner: string) {
  const { db, close } = openServerDatabase(dataDir);
  try {
    const read = (id: string) =>
      db.selectFrom('signature_requests').select('status').where('id', '=', id).executeTakeFirst();
    for (const { id, end, signers, signed } of lives) {
      if (end === 'DELETED') {
        expect(await read(id)).toBeUndefined();
        continue;
      }
      await expect.poll(async () => (await read(id))?.status, { interval: 500 }).toBe(end);
      const recipients = [...new Set([owner, ...signers])];
      const { signatures } = await expectBalance(dataDir, id, { recipients, fileOf });
      expect(signatures.filter((status) => status === 'SIGNED')).toHaveLength(signed.length);
      const events = await db.selectFrom('audit_events').select('name').where('request_id', '=', id).execute();
      for (const name of ['CREATED', 'INITIATED', ...(end === 'SIGNED' ? [] : [end])])
        expect(
          events.filter((event) => event.name === name),
          `${name} of ${id}`,
        ).toHaveLength(1);
    }
    const ids = lives.flatMap(({ id, end }) => (end === 'DELETED' ? [] : [id]));
    const there = await db.selectFrom('signature_requests').select('id').execute();
    expect(there.map(({ id }) => id).toSorted(), 'no request that nobody heard of').toEqual(ids.toSorted());
  } finally {
    await close();
  }
}

/** No file lies in the bucket for nobody, once a server that is alone has cleaned up. */
export async function expectNoOrphans({ dataDir, bucketDir }: ChaosWorld): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  const suffix = '._S3rver_object';
  const list = () =>
    readdirSync(path.join(bucketDir, 'sigillum/files'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(suffix))
      .map((name) => path.basename(name, suffix))
      // Beside the files lies whose the bucket is.
      .filter((name) => name !== 'owner');
  try {
    // What is still at work stores a file before its row: both are looked at anew each time.
    await vi.waitFor(async () => {
      const used = await listUsedBlobs(db);
      expect(list().toSorted()).toEqual([...used].toSorted());
    }, 240_000);
  } finally {
    await close();
  }
}
