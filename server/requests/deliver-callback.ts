import { ExternalError, sendExternally } from '@sigillum/engine/trust/external';
import type { JobRun } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
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
  { config }: Services,
  { id, url, body }: CallbackRow,
  limits: typeof usualLimits,
  now: Date,
): Promise<CallbackResult & { message: string }> {
  try {
    const { status, headers } = await sendExternally({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      },
      body,
      ...limits,
      maxBytes: 0,
      ignoresBody: true,
      addresses: { isPublicOnly: true, ...(config.callbackNetworks && { allowed: config.callbackNetworks }) },
    });
    return { status, retryAfter: headers['retry-after'], message: `answered ${status}` };
  } catch (error) {
    if (!(error instanceof ExternalError)) throw error;
    return { status: undefined, retryAfter: undefined, message: words[error.fault] };
  }
}

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
  const earlier = await db
    .selectFrom('callbacks')
    .select('id')
    .where('request_id', '=', callback.request_id)
    .where('position', '<', callback.position)
    .where('state', '=', 'OPEN')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (earlier) {
    await db.transaction().execute(async (trx) => {
      await run.complete(trx);
      await jobs.enqueue(trx, 'deliver-callback', { callbackId }, again(new Date(now().getTime() + 1000)));
    });
    return;
  }
  const result = await call(services, callback, limits, now());
  const attempts = callback.attempts + 1;
  const plan = planCallbackTry(result, { created_at: callback.created_at, attempts }, now());
  const state = plan instanceof Date ? 'OPEN' : plan;
  const messages = state === 'COMPLETED' ? callback.messages : [...callback.messages, result.message];
  await db.transaction().execute(async (trx) => {
    await run.complete(trx);
    await trx
      .updateTable('callbacks')
      .set({ attempts, state, messages: JSON.stringify(messages), updated_at: now() })
      .where('id', '=', callbackId)
      .execute();
    if (plan instanceof Date) await jobs.enqueue(trx, 'deliver-callback', { callbackId }, again(plan));
  });
  if (state === 'RESIGNATED') log.warn('callback given up', { callbackId, attempts, reason: result.message });
}
