import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { getSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/get-signature-request-directly.ts';
import { checkTanDirectly } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import { resendTanDirectly } from '@sigillum/api-contracts/signing/resend-tan-directly.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { enter, keyOf, sendRequest, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepClock } from './keep-clock.ts';

const start = new Date('2026-11-22T10:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

/** A session that lasts a day. */
async function seedSession() {
  await seedPerson(world, 'owner@example.ch');
  return world.services.db
    .updateTable('sessions')
    .set({ expires_at: after(24) })
    .returning('token_hash')
    .executeTakeFirstOrThrow();
}

async function readTan(): Promise<string> {
  return /\b\d{6}\b/.exec((await readLastMail(world, 'luca@example.ch'))!.text)![0];
}

describe('a clock that jumps a day ahead, and back', () => {
  it('leaves expired what was refused: session, code and token of a document', async () => {
    world.setClock(start);
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    await world.services.db
      .updateTable('sessions')
      .set({ expires_at: after(24) })
      .execute();
    const id = await sendRequest(owner, { signatures: [visitor('luca@example.ch')] });
    const { client } = await enter(world, 'luca@example.ch', id);
    const { documents, document_token } = await client.call(getSignatureRequestDirectly, { params: { id } });
    const url = `/v3/direct/documents/${documents[0]!.id}/download?token=${document_token}`;
    const fetchFile = async () => (await world.api.request(url)).status;
    // The mail with the code is the newer one.
    world.setClock(after(0.01));
    await client.call(resendTanDirectly, {});
    const tan = await readTan();
    const use = async () => [
      await keyOf(owner.client.call(getUser, {})),
      await keyOf(client.call(checkTanDirectly, { body: { tan } })),
      await fetchFile(),
    ];
    expect(await use()).toEqual(['no problem', 'no problem', 200]);
    const ended = ['error.auth.token_expired', 'error.sign.tan_expired', 401];
    world.setClock(after(25));
    expect(await use()).toEqual(ended);
    world.setClock(start);
    expect(await use()).toEqual(ended);
  });

  it('leaves a code that is sent meanwhile its ten minutes, and nobody waits for what lay ahead', async () => {
    world.setClock(start);
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    const id = await sendRequest(owner, { signatures: [visitor('luca@example.ch')] });
    const { client } = await enter(world, 'luca@example.ch', id);
    world.setClock(after(25));
    await client.call(resendTanDirectly, {});
    const tan = await readTan();
    world.setClock(start);
    const check = () => keyOf(client.call(checkTanDirectly, { body: { tan } }));
    expect(await check()).toBe('no problem');
    world.setClock(after(0.01));
    expect(await keyOf(client.call(resendTanDirectly, {}))).toBe('no problem');
    world.setClock(after(0.02));
    const fresh = await readTan();
    world.setClock(after(0.2));
    expect(await keyOf(client.call(checkTanDirectly, { body: { tan: fresh } }))).toBe('error.sign.tan_expired');
  });

  it('is seen by the next start of the server too', async () => {
    world.setClock(start);
    const { token_hash } = await seedSession();
    const { db, log, now } = world.services;
    const silent = { ...log, warn: () => undefined };
    world.setClock(after(25));
    await keepClock({ db, log: silent, now }).settle();
    world.setClock(start);
    const next = keepClock({ db, log: silent, now });
    expect(await next.check()).toMatchObject({ isWell: true, notices: ['jumped_back'] });
    expect(next.era()).toBe(1);
    const { expires_at } = await db
      .selectFrom('sessions')
      .select('expires_at')
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow();
    expect(expires_at).toEqual(start);
  });

  it('is none where another server has kept a later moment while one waited for it', async () => {
    world.setClock(start);
    const { db, log, now } = world.services;
    const warn = vi.fn();
    const other = keepClock({ db, log, now });
    await other.settle();
    const { settling } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('clock').selectAll().forUpdate().execute();
      const settling = keepClock({ db, log: { ...log, warn }, now }).settle();
      const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%"clock"%'`;
      await expect.poll(async () => (await waits.execute(db)).rows.length).toBe(1);
      world.setClock(after(0.01));
      await trx.updateTable('clock').set({ latest: now() }).execute();
      // As an object: a promise would be awaited before the commit.
      return { settling };
    });
    await settling;
    expect(warn).not.toHaveBeenCalled();
    expect(await db.selectFrom('clock').select(['era', 'jump']).execute()).toEqual([{ era: 0, jump: null }]);
  });

  it('is a word of the check for a day, where it only goes ahead too, and a pause is none', async () => {
    world.setClock(start);
    let uptime = 0;
    const { db, log, now } = world.services;
    const clock = keepClock({ db, log: { ...log, warn: () => undefined }, now, readUptime: () => uptime });
    const pass = (hours: number, awake = hours) => {
      world.setClock(new Date(now().getTime() + hours * 3_600_000));
      uptime += awake * 3_600_000;
    };
    const words: unknown[] = [];
    for (const [hours, awake] of [
      [0, 0],
      [5, 5],
      [3, 0],
      [20, 20],
      [5, 5],
    ] as const) {
      pass(hours, awake);
      words.push(await clock.check());
    }
    const well = { state: 'ok', isWell: true, notices: [] };
    const ahead = { ...well, notices: ['jumped_ahead'] };
    expect(words).toEqual([well, well, ahead, ahead, well]);
  });
});
