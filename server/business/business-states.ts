import { mostExportedRows } from '@sigillum/api-contracts/business/activity-schemas.ts';
import sharp from 'sharp';
import { mostWebhooks, ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { maxApiUsers } from '@sigillum/api-contracts/business/api-user.ts';
import type { businessStates } from '@sigillum/api-contracts/business/states.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { appendEvents, systemCall } from '../evidence/append-event.ts';
import type { StateHandlers } from '../testing/states.ts';
import { makeCallbackSecret } from '../rules/callback-secret.ts';
import { storeWebhook } from './webhooks-repository.ts';
import { makeApiKey } from './make-api-key.ts';
import { insertBusiness, insertInvitation, insertMembership, listPeople } from './business-repository.ts';
import { countActivityDays } from './count-activity-days.ts';
import { activityKinds } from './activity-sources.ts';
import { storeLogo } from './logo-repository.ts';

export const businessStateHandlers: StateHandlers<typeof businessStates> = {
  async 'a person belongs to a business'({ userId, businessId, name, role, paymentMethod }, { services: { db, now } }) {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const business = { id: businessId, name, email, phone: null, hasDpa: true, billing: 'manual' as const };
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
        ...makeCallbackSecret(secrets, username, undefined, at).kept,
        last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt),
        created_at: at,
        updated_at: at,
      })
      .execute();
  },

  async 'a business has a webhook'({ businessId, webhookId, createdAt, ...fields }, { services: { db, secrets } }) {
    const at = new Date(createdAt);
    const { kept } = makeCallbackSecret(secrets, webhookId, undefined, at);
    const types = ProgramEventType.options;
    const row = { id: webhookId, business_id: businessId, ...fields, types, ...kept, created_at: at, updated_at: at };
    await db.insertInto('webhooks').values(row).execute();
  },

  async 'a business has as many webhooks as it may have'({ businessId }, { services: { db, secrets, now } }) {
    const fields = { business_id: businessId, description: 'X', url: 'https://a.example/', types: [] };
    for (let count = 0; count < mostWebhooks; count += 1) await storeWebhook(db, secrets, fields, now());
  },

  async 'a webhook was called in vain'({ businessId, webhookId, deliveryId, state }, { services: { db } }) {
    const { url, created_at } = await db
      .selectFrom('webhooks')
      .select(['url', 'created_at'])
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('callbacks')
      .values({
        ...{ id: deliveryId, event_id: deliveryId, business_id: businessId, webhook_id: webhookId, url, state },
        ...{ type: 'webhook.test', body: '{}', attempts: 13, messages: JSON.stringify(['answered 500']) },
        ...{ created_at, updated_at: created_at },
      })
      .execute();
  },

  async 'an event of a request was written'(event, { services: { db } }) {
    const { businessId: business_id, requestId: request_id, eventId: id, documentId: document_id, at } = event;
    const happened = { id, type: 'request.sent', signature_request_id: request_id, document_id };
    const body = JSON.stringify({ ...happened, status_overall: 'OPEN', occurred_at: at });
    await db
      .insertInto('program_events')
      .values({ id, business_id, request_id, body, created_at: new Date(at) })
      .execute();
  },

  async 'an API user may hear of everything'({ username }, { services: { db } }) {
    await db
      .updateTable('api_users')
      .set({ scopes: ['read', 'admin'] })
      .where('username', '=', username)
      .execute();
  },

  async 'the key of an API user has ended'({ username }, { services: { db, now } }) {
    const key_made_at = new Date(now().getTime() - (24 * 60 + 1) * 60_000);
    await db.updateTable('api_users').set({ key_made_at, key_days: 1 }).where('username', '=', username).execute();
  },

  async 'a program has made a call'({ businessId, username }, { services: { db, now } }) {
    const at = new Date(now().getTime() - 60_000);
    const call = { method: 'GET', path: '/machine/v2/user/signature-qualities', status: 200, milliseconds: 4 };
    await db
      .insertInto('program_calls')
      .values({ business_id: businessId, username, at, ...call })
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

  async 'a member has signed on the account of a business'({ userId, businessId, requestId, sid }, world) {
    const { db, now } = world.services;
    const at = new Date(now().getTime() - 60_000);
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const { id, email, first_name: firstName, last_name: lastName, lang } = user;
    const actor = { kind: 'user', id, email, firstName, lastName, lang, sessionHash: '' } as const;
    const call = { ...systemCall(at), actor };
    await db
      .insertInto('signature_requests')
      .values({
        ...{ id: requestId, owner_id: userId, business_id: businessId, title: 'Lease', custom: 'CC 4711' },
        ...{ quality: 'QES', legislation: 'ZERTES', status: 'SIGNED', origin: 'WEB' },
        ...{ created_at: at, updated_at: at, initiated_at: at, ended_at: at },
      })
      .execute();
    await db.transaction().execute(async (trx) => {
      await appendEvents(trx, call, requestId, [
        { name: 'INITIATED' },
        { name: 'SIGNED', data: { sid, quality: 'QES', legislation: 'ZERTES' } },
      ]);
      const invited = { email: 'luca.rossi@example.ch', role: 'member' } as const;
      await appendBusinessEvents(trx, call, businessId, [{ name: 'MEMBER_INVITED', data: invited }]);
    });
  },

  async 'a business has more activities than a file holds'({ businessId }, { services: { db, now } }) {
    const day = new Date(0);
    const more = { business_id: businessId, day, quality: 'QES', count: mostExportedRows + 1 };
    await countActivityDays(db, now());
    await db
      .insertInto('activity_days')
      .values(activityKinds.map((kind) => ({ ...more, kind })))
      .execute();
  },
};
