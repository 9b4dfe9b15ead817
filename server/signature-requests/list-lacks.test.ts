import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { listLacks } from '@sigillum/api-contracts/signature-requests/list-lacks.ts';
import { createDraft, keyOf, sendRequest, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  await world.services.db
    .insertInto('memberships')
    .values({
      ...{ id: randomUUID(), business_id: anna.businessId!, user_id: beat.id, email: 'beat@example.ch' },
      ...{ role: 'member', state: 'accepted', accepted_at: world.services.now() },
    })
    .execute();
  // Outside of the organisation: one with an account, one without.
  await seedPerson(world, 'luca@example.org');
});

const signers = {
  signatures: [
    { account_email: 'beat@example.ch' },
    { account_email: 'luca@example.org' },
    { account_email: 'nobody@example.org' },
    visitor('beat@example.ch'),
  ],
};
const ask = (person: SeededPerson, id: string, query: object = {}) =>
  person.client.call(listLacks, { params: { id }, query });

describe('what signers lack', () => {
  it('is told of colleagues alone, for the quality that is asked for', async () => {
    const id = await createDraft(anna, signers);
    expect(await ask(anna, id)).toEqual({ lacks: [] });
    const { lacks } = await ask(anna, id, { quality: 'AES' });
    expect(lacks).toEqual([{ sid: expect.any(String), lack: 'mobile' }]);
    const own = await world.services.db
      .selectFrom('signatures')
      .select('account_email')
      .where('sid', '=', lacks[0]!.sid)
      .executeTakeFirst();
    expect(own).toEqual({ account_email: 'beat@example.ch' });
    expect((await ask(anna, id, { quality: 'QES', legislation: 'EIDAS' })).lacks).toMatchObject([
      { lack: 'identification' },
    ]);
  });

  it('says of somebody outside the same whether or not there is an account', async () => {
    const id = await createDraft(anna, { signatures: [{ account_email: 'luca@example.org' }] });
    const other = await createDraft(anna, { signatures: [{ account_email: 'nobody@example.org' }] });
    for (const quality of ['AES', 'QES'])
      expect(await ask(anna, id, { quality })).toEqual(await ask(anna, other, { quality }));
  });

  it('is nobody’s business but of those who look after the request', async () => {
    const id = await sendRequest(anna, signers);
    expect((await ask(beat, id, { quality: 'QES' })).lacks).toEqual([]);
    const plain = await seedPerson(world, 'noemi@example.ch');
    expect(await keyOf(ask(plain, id))).toBe('error.not_found');
  });
});
