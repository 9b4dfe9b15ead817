import { randomBytes } from 'node:crypto';
import { maxApiUsers } from '@sigillum/api-contracts/business/api-user.ts';
import { createApiUser as contract } from '@sigillum/api-contracts/business/create-api-user.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { writeApiUsername } from '../rules/api-username.ts';
import { makeCallbackSecret } from '../rules/callback-secret.ts';
import { claimAsAdmin } from './access-business.ts';
import { listApiUserRows } from './api-users-repository.ts';
import { describeApiUser } from './describe-api-user.ts';
import { makeApiKey } from './make-api-key.ts';
import { requireFeature } from './require-feature.ts';

/** In a transaction of its own: a key must not be kept under an idempotency key. */
export const createApiUser = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { key, kept } = makeApiKey(services.secrets, now);
  const { description, environment, scopes, keyDays: key_days } = body;
  const { row, callbackSecret } = await db.transaction().execute(async (trx) => {
    const { id: business_id, name: business, plan } = await claimAsAdmin(trx, actor, params.id);
    requireFeature(services, { plan }, 'api');
    const rows = await listApiUserRows(trx, business_id);
    if (rows.length >= maxApiUsers) throw refuse('error.api_user.too_many', { details: { limit: maxApiUsers } });
    const number = (rows.at(-1)?.number ?? 0) + 1;
    const username = writeApiUsername({ environment, business, bytes: randomBytes(4), number });
    const callback = makeCallbackSecret(services.secrets, username, undefined, now);
    const created = {
      ...{ username, business_id, number, description, scopes, key_days },
      ...{ ...kept, ...callback.kept, created_at: now, updated_at: now },
    };
    await trx.insertInto('api_users').values(created).execute();
    const change = { description: { from: null, to: description }, scopes: { from: null, to: scopes } };
    await appendBusinessEvents(trx, context, business_id, [
      { name: 'API_USER_CREATED', data: { subject: username, changes: change } },
    ]);
    return { row: { ...created, last_used_at: null }, callbackSecret: callback.secret };
  });
  return { status: 201, body: { ...describeApiUser(row), key, callbackSecret } };
});
