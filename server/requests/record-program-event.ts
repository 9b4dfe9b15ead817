import { randomUUID } from 'node:crypto';
import type { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { CallbackType as AnyCallbackType } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** What a signer has begun changes nothing of the request, and is no event of the business. */
type CallbackType = Exclude<AnyCallbackType, 'START_SIGN' | 'IDENT_ERROR'>;

interface Happened {
  type: CallbackType;
  status: RequestStatus;
  /** Who has just signed. */
  sid: string | undefined;
}

/** What the programs of a business call it. */
function nameEvent({ type, status, sid }: Happened): ProgramEventType {
  if (type === 'INITIATE') return 'request.sent';
  if (type === 'SUCCESS') return 'request.signed';
  if (type === 'UPDATE') return sid === undefined ? 'request.changed' : 'signature.signed';
  if (status === 'DECLINED') return 'request.declined';
  if (status === 'WITHDRAWN') return 'request.withdrawn';
  return status === 'EXPIRED' ? 'request.expired' : 'request.failed';
}

interface Told {
  request: { id: string; business_id: string };
  /** The program that made the request. */
  username: string | null;
  events: readonly (Happened & { documentId: string | undefined })[];
  now: Date;
}

/**
 * Writes down in the caller's transaction what has happened to a request of a business, one after another, and lays down the calls of those
 * webhooks that want to hear of it. The bytes are made once: webhooks get them, and so does whoever asks for events later.
 */
export async function recordProgramEvents(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { request, username, events, now }: Told,
): Promise<void> {
  if (!events.length) return;
  const { id: request_id, business_id } = request;
  const rows = events.map(({ documentId, ...happened }) => {
    const id = randomUUID();
    const type = nameEvent(happened);
    const body = JSON.stringify({
      ...{ id, type, signature_request_id: request_id, document_id: documentId, signature_id: happened.sid },
      ...{ status_overall: happened.status, occurred_at: now.toISOString() },
    });
    return { type, event: { id, business_id, request_id, username, body, created_at: now } };
  });
  const webhooks = await trx
    .with('told', (with_) => with_.insertInto('program_events').values(rows.map(({ event }) => event)))
    .selectFrom('webhooks')
    .select(['id', 'url', 'types'])
    .where('business_id', '=', business_id)
    .where('is_active', '=', true)
    .execute();
  const calls = rows.flatMap(({ type, event: { id: event_id, body } }) =>
    webhooks
      .filter(({ types }) => types.includes(type))
      .map(({ id: webhook_id, url }) => ({
        ...{ id: randomUUID(), event_id, request_id, business_id, webhook_id, type, url, body },
        ...{ created_at: now, updated_at: now },
      })),
  );
  if (!calls.length) return;
  await trx.insertInto('callbacks').values(calls).execute();
  const waiting = calls.map(({ id }) => ({ payload: { callbackId: id }, singletonKey: id }));
  await jobs.enqueueAll(trx, 'deliver-callback', waiting);
}
