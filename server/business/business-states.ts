import sharp from 'sharp';
import { maxApiUsers } from '@sigillum/api-contracts/business/api-user.ts';
import type { businessStates } from '@sigillum/api-contracts/business/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { makeApiKey } from './make-api-key.ts';
import { insertBusiness, insertInvitation, insertMembership, listPeople } from './business-repository.ts';
import { storeLogo } from './logo-repository.ts';

export const businessStateHandlers: StateHandlers<typeof businessStates> = {
  async 'a person belongs to a business'({ userId, businessId, name, role, paymentMethod }, { services: { db, now } }) {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const business = { id: businessId, name, email, phone: null, hasDpa: false };
    await insertBusiness(db, business, now());
    await db.updateTable('businesses').set({ payment_method: paymentMethod }).where('id', '=', businessId).execute();
    await insertMembership(db, { businessId, userId, email, role }, now());
  },

  async 'a person is invited to a business'({ email, businessId, role }, { services: { db, now } }) {
    const [inviter] = await listPeople(db, businessId);
    const invitedAt = new Date(now().getTime() - 3600_000);
    await insertInvitation(db, { businessId, email, role, invitedBy: inviter!.id }, invitedAt);
  },

  async 'a business has settled'({ businessId, settings }, { services: { db } }) {
    const changes = { settings: JSON.stringify(settings) };
    await db.updateTable('businesses').set(changes).where('id', '=', businessId).execute();
  },

  async 'a business has a logo'({ businessId, version }, { services: { db, now } }) {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } });
    const image = await dot.png().toBuffer();
    await storeLogo(db, { business_id: businessId, sha256: version, image, created_at: now() });
  },

  async 'a business has an API user'(
    { businessId, username, description, key, keyId, createdAt, lastUsedAt },
    { services: { db, secrets } },
  ) {
    const at = new Date(createdAt);
    await db
      .insertInto('api_users')
      .values({
        username,
        description,
        business_id: businessId,
        number: 1,
        key_id: keyId,
        key_hash: secrets.hashToken(key),
        key_made_at: at,
        last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt),
        created_at: at,
        updated_at: at,
      })
      .execute();
  },

  async 'a business has as many API users as it may have'({ businessId }, { services: { db, secrets, now } }) {
    const numbers = Array.from({ length: maxApiUsers }, (_, at) => at + 1);
    const rows = numbers.map((number) => ({
      username: `api_demo_keller_abcd_${number}`,
      business_id: businessId,
      number,
      description: 'Contracts',
      ...makeApiKey(secrets, now()).kept,
      created_at: now(),
      updated_at: now(),
    }));
    await db.insertInto('api_users').values(rows).execute();
  },
};
