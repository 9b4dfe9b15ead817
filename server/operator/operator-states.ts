import { randomUUID } from 'node:crypto';
import type { operatorStates } from '@sigillum/api-contracts/operator/states.ts';
import { sql } from 'kysely';
import type { StateHandlers } from '../testing/states.ts';
import type { TestServices } from '../testing/test-services.ts';
import { putProvider, switchLogin } from '../user/sso-repository.ts';

async function makeOperator({ services: { db, now } }: TestServices, userId: string): Promise<void> {
  await db.insertInto('operators').values({ user_id: userId, added_at: now() }).execute();
}

/** A job of a kind that this server does not run. */
async function keepJob({ services }: TestServices, id: string, name: string, state: string): Promise<void> {
  await services.jobs.enqueue(services.db, 'send-mail', { mailId: id }, { startAfter: new Date(4e12) });
  await sql`update jobs.job set id = ${id}, name = ${name}, state = ${state}, start_after = now() + interval '1 day',
    output = '{"message":"connect ECONNREFUSED 192.0.2.25:25"}', retry_count = retry_limit
    where data->>'mailId' = ${id}`.execute(services.db);
}

export const operatorStateHandlers: StateHandlers<typeof operatorStates> = {
  async 'a person runs the installation'({ userId }, world) {
    const { db, secrets, now } = world.services;
    await makeOperator(world, userId);
    const before = new Date(now().getTime() - 3600_000);
    const secret = secrets.encrypt('JBSWY3DPEHPK3PXP', `totp ${userId}`);
    await db
      .insertInto('totp_secrets')
      .values({ user_id: userId, secret, created_at: before, confirmed_at: before })
      .execute();
  },

  async 'a person runs the installation and logs in with a password alone'({ userId }, world) {
    await makeOperator(world, userId);
  },

  'a job was given up': ({ id }, world) => keepJob(world, id, 'send-mail', 'failed'),
  'a job waits to complete a request': ({ id }, world) => keepJob(world, id, 'complete-request', 'retry'),

  async 'a maintenance notice was announced'({ id }, { services: { db, now } }) {
    await sql`insert into maintenance_notices (id, is_blocking, status, starts_at, created_at) overriding system value
      values (${id}, false, 'in_progress', ${now()}, ${now()})`.execute(db);
  },

  async 'a mail and a text message were sent'({ mailId, smsId }, { services: { db, now } }) {
    const sent = { template: 'invitation', locale: 'de', created_at: now(), sent_at: now() };
    await db
      .insertInto('mails')
      .values({
        ...{ id: mailId, to_address: 'noemi.frei@example.ch', subject: '', html: '', text: '' },
        ...{ message_id: randomUUID(), ...sent },
      })
      .execute();
    await db
      .insertInto('sms_messages')
      .values({ id: smsId, to_number: '41791234567', text: '', ...sent, template: 'signing-code' })
      .execute();
  },

  async 'the log-in of an organisation was switched off'({ domain }, { services: { db, secrets, now } }) {
    const settings = { issuer: `https://login.${domain}`, clientId: 'sigillum', clientSecret: 'secret' };
    await putProvider(db, secrets, { ...settings, domain, verifiedAt: now() }, now());
    await switchLogin(db, { domain, isOn: false, now: now() });
  },

  async 'a call to a program failed'({ id, requestId }, { services: { db, now } }) {
    await db
      .insertInto('callbacks')
      .values({
        ...{ id, request_id: requestId, type: 'SUCCESS', state: 'OPEN', body: '{}', attempts: 3 },
        url: 'https://intranet.example.ch/hook?token=hidden',
        ...{ created_at: now(), updated_at: now() },
      })
      .execute();
  },
};
