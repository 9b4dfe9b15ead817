import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import { openDocument } from '../documents/access-document.ts';
import type { KnownActor } from '../http/actor.ts';
import { keyOf, sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { claimRequest, openRequest, requireAction } from './access.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
let id: string;
let ids: { document: string; version: string };
let stranger: KnownActor;

beforeEach(async () => {
  world.setClock(now.toISOString());
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
  const [document] = (await view(anna, id)).documents;
  ids = { document: document!.id, version: document!.version_id };
  stranger = describeActor(await seedPerson(world, 'eve@example.ch', { business: true }));
});

const describeActor = ({ id: userId, email }: SeededPerson): KnownActor => ({
  kind: 'user',
  id: userId,
  email,
  firstName: 'Eve',
  lastName: 'Keller',
  lang: 'en',
  sessionHash: '',
});

/** How many statements a refused call costs, and the key it is refused with. */
async function weigh(call: (db: Kysely<Database>) => Promise<unknown>) {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const key = await keyOf(call(world.services.db.withPlugin(counting)));
  return { key, statements };
}

describe('what is foreign', () => {
  it('is refused after the same work as what is absent, so that its time does not tell', async () => {
    const context = { actor: stranger, now };
    const calls: Record<string, [string, (db: Kysely<Database>, one: string) => Promise<unknown>]> = {
      open: [id, (db, one) => openRequest(db, stranger, one, now)],
      require: [id, (db, one) => requireAction(db, context, one, 'withdraw')],
      claim: [id, (db, one) => claimRequest(db, context, one, 'withdraw')],
      document: [ids.document, (db, one) => openDocument(db, stranger, one, now)],
      version: [ids.version, (db, one) => openDocument(db, stranger, one, now)],
    };
    for (const [name, [foreign, call]] of Object.entries(calls)) {
      const absent = await weigh((db) => call(db, crypto.randomUUID()));
      expect([name, absent.key]).toEqual([name, 'error.not_found']);
      expect([name, await weigh((db) => call(db, foreign))]).toEqual([name, absent]);
    }
  });

  it('is refused to visitors of other requests alike', async () => {
    const other: KnownActor = {
      kind: 'visitor',
      sid: crypto.randomUUID(),
      requestId: crypto.randomUUID(),
      email: 'mia@example.it',
      firstName: null,
      lastName: null,
    };
    const absent = await weigh((db) => openDocument(db, other, crypto.randomUUID(), now));
    expect(await weigh((db) => openDocument(db, other, ids.document, now))).toEqual(absent);
  });
});
