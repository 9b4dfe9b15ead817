import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import { mostAtOnce } from '@sigillum/api-contracts/members/schemas.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** As many as one may paste at a time (app/members/dialogs/use-address-complaint.ts). */
const many = 5000;

describe('thousands of addresses', () => {
  it(
    'are invited a hundred at a time: each once, by one mail, and the last as the first',
    { timeout: 120_000 },
    async () => {
      world.setClock('2026-11-22T08:00:00.000Z');
      const anna = await seedPerson(world, 'anna@example.ch', { business: true });
      const id = anna.businessId!;
      const { db } = world.services;
      await db.updateTable('businesses').set({ payment_method: 'MANUAL' }).where('id', '=', id).execute();
      const addresses = Array.from({ length: many }, (_, number) => `person-${number}@example.ch`);
      const invite = (emails: readonly string[]) =>
        anna.client.call(endpoints.addMembers, { params: { id }, body: { users: emails.map((email) => ({ email })) } });
      const results: string[] = [];
      for (let first = 0; first < many; first += mostAtOnce)
        results.push(...(await invite(addresses.slice(first, first + mostAtOnce))).results.map(({ result }) => result));
      expect(results).toEqual(Array(many).fill('INVITED'));

      const list = (query: object) => anna.client.call(endpoints.listMembers, { params: { id }, query });
      const { counts, members } = await list({ state: 'invited', search: 'person-4999@example.ch' });
      expect(counts.invited).toBe(many);
      expect(members).toMatchObject([{ email: 'person-4999@example.ch', state: 'invited' }]);
      const { rows } = await sql<{ mails: number; addresses: number }>`
      select count(*)::int as mails, count(distinct to_address)::int as addresses from mails where template = 'business-invitation'`.execute(
        db,
      );
      expect(rows).toEqual([{ mails: many, addresses: many }]);
      // Whoever pastes the same again on the next day learns so, and nobody gets a second mail.
      world.setClock('2026-11-23T09:00:00.000Z');
      const again = await invite(addresses.slice(-mostAtOnce));
      expect(new Set(again.results.map(({ result }) => result))).toEqual(new Set(['ALREADY_INVITED']));
    },
  );
});
