import { randomUUID } from 'node:crypto';
import type { membersStates } from '@sigillum/api-contracts/members/states.ts';
import { insertMembership, listPeople } from '../business/business-repository.ts';
import type { StateHandlers } from '../testing/states.ts';

export const membersStateHandlers: StateHandlers<typeof membersStates> = {
  async 'a business has an open invitation'({ id, businessId, email, days }, { services: { db, now } }) {
    const [inviter] = await listPeople(db, businessId);
    await db
      .insertInto('memberships')
      .values({
        id,
        business_id: businessId,
        email,
        role: 'member',
        state: 'invited',
        invited_at: new Date(now().getTime() - (days * 24 + 1) * 3600_000),
        invited_by: inviter!.id,
      })
      .execute();
  },

  async 'a person joins a business'({ userId, businessId, role }, { services: { db, now } }) {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    await insertMembership(db, { businessId, userId, email, role }, now());
  },

  async 'a business has so many more members'({ businessId, count }, { services: { db, now } }) {
    for (let number = 1; number <= count; number += 1) {
      const [userId, email] = [randomUUID(), `member-${number}@example.ch`];
      await db
        .insertInto('users')
        .values({
          id: userId,
          email,
          email_verified: true,
          first_name: 'Member',
          last_name: String(number),
          password_hash: '',
          lang: 'de',
          created_at: now(),
        })
        .execute();
      await insertMembership(db, { businessId, userId, email, role: 'member' }, now());
    }
  },
};
