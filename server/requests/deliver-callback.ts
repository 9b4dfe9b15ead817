import { ExternalError, sendExternally } from '@sigillum/engine/trust/external';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { openCallbackSecrets, signCallback, type KeptSecret } from '../rules/callback-secret.ts';
import { openCallbackTls } from './callback-tls.ts';
import { noteWebhookResult } from './note-webhook-result.ts';
import { planCallbackTry, type CallbackResult } from './plan-callback-try.ts';
import type { CallbackRow } from './tables.ts';

/** Receivers are told to answer within five seconds. */
const usualLimits = { timeoutMs: 10_000 };

/** The word for what kept an answer from coming, never what the other side said. */
const words = {
  timeout: 'no answer in time',
  too_large: 'no answer',
  address: 'address not allowed',
  truncated: 'connection broken off',
  connection: 'no connection',
} as const;

/** Calls the receiver; only the status of its answer and its wish when to come again are looked at. No redirect is followed. */
async function call(
  services: Services,
  { id, event_id, url, body, ...callback }: CallbackRow,
  limits: typeof usualLimits,
  now: Date,
): Promise<CallbackResult & { message: string }> {
  const { config } = services;
  const message = { id: event_id ?? id, timestamp: String(Math.floor(now.getTime() / 1000)), body };
  const secrets = await readSecrets(services, callback, now);
  try {
    const { status, headers } = await sendExternally({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': message.timestamp,
        ...(secrets.length > 0 && { 'webhook-signature': signCallback(secrets, message) }),
      },
      body,
      ...limits,
      maxBytes: 0,
      ignoresBody: true,
      tls: openCallbackTls(config.callbackTls),
      addresses: { isPublicOnly: true, ...(config.callbackNetworks && { allowed: config.callbackNetworks }) },
    });
    return { status, retryAfter: headers['retry-after'], message: `answered ${status}` };
  } catch (error) {
    if (!(error instanceof ExternalError)) throw error;
    return { status: undefined, retryAfter: undefined, message: words[error.fault] };
  }
}

/** Whose secrets sign: those of the webhook, or of the program that made the request. People's requests have none. */
async function readSecrets(
  { db, secrets }: Services,
  { webhook_id, username }: Pick<CallbackRow, 'webhook_id' | 'username'>,
  now: Date,
): Promise<string[]> {
  const owner = webhook_id ?? username;
  if (owner === null) return [];
  const columns = ['secret', 'secret_made_at', 'secret_before', 'secret_before_until'] as const;
  const kept: KeptSecret | undefined =
    webhook_id === null
      ? await db.selectFrom('api_users').select(columns).where('username', '=', owner).executeTakeFirst()
      : await db.selectFrom('webhooks').select(columns).where('id', '=', owner).executeTakeFirst();
  return kept ? openCallbackSecrets(secrets, owner, kept, now) : [];
}

/** Whether an earlier call about the same, to the same receiver, still waits for its first try. */
const findEarlier = (db: Services['db'], { request_id, webhook_id, position }: CallbackRow) =>
  db
    .selectFrom('callbacks')
    .select('id')
    .where('request_id', '=', request_id)
    .where('webhook_id', 'is not distinct from', webhook_id)
    .where('position', '<', position)
    .where('state', '=', 'OPEN')
    .where('attempts', '=', 0)
    .executeTakeFirst();

/** Nobody can look at the calls of a request that was erased: they go when they have been made. */
const forgetErased = (trx: Kysely<Database>, callbackId: string) =>
  trx
    .deleteFrom('callbacks')
    .where('id', '=', callbackId)
    .where('request_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('signature_requests').select('id').whereRef('id', '=', 'callbacks.request_id'))),
    )
    .execute();

/**
 * The job: one try. What came of it, and the job of the next try, are one transaction; whoever dies before it tries again with the same
 * id and bytes. A later callback of a request waits for the first try of the ones before, whatever comes of that.
 */
export async function deliverCallback(
  services: Services,
  callbackId: string,
  run: JobRun,
  limits = usualLimits,
): Promise<void> {
  const { db, jobs, log, now } = services;
  const callback = await db.selectFrom('callbacks').selectAll().where('id', '=', callbackId).executeTakeFirst();
  if (callback?.state !== 'OPEN') return;
  const again = (startAfter: Date) => ({ singletonKey: callbackId, startAfter });
  if (callback.attempts === 0 && (await findEarlier(db, callback))) {
    await db.transaction().execute(async (trx) => {
      await run.complete(trx);
      await jobs.enqueue(trx, 'deliver-callback', { callbackId }, again(new Date(now().getTime() + 1000)));
    });
    return;
  }
  const result = await call(services, callback, limits, now());
  const attempts = callback.attempts + 1;
  const begun_at = callback.resent_at ?? callback.created_at;
  const plan = planCallbackTry(result, { begun_at, attempts: attempts - callback.attempts_before }, now());
  const state = plan instanceof Date ? 'OPEN' : plan;
  const messages = state === 'COMPLETED' ? callback.messages : [...callback.messages, result.message];
  await db.transaction().execute(async (trx) => {
    await run.complete(trx);
    await trx
      .updateTable('callbacks')
      .set({ attempts, state, messages: JSON.stringify(messages), updated_at: now() })
      .where('id', '=', callbackId)
      .execute();
    if (state !== 'OPEN') await forgetErased(trx, callbackId);
    const { webhook_id: webhookId } = callback;
    if (webhookId !== null) {
      const outcome = {
        isDelivered: state === 'COMPLETED',
        isGivenUp: state === 'RESIGNATED',
        isGone: result.status === 410,
      };
      await noteWebhookResult(services, trx, { webhookId, ...outcome, now: now() });
    }
    if (plan instanceof Date) await jobs.enqueue(trx, 'deliver-callback', { callbackId }, again(plan));
  });
  if (state === 'RESIGNATED') log.warn('callback given up', { callbackId, attempts, reason: result.message });
}
