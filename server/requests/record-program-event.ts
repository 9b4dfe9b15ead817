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

interface Told extends Happened {
  request: { id: string; business_id: string };
  /** The program that made the request. */
  username: string | null;
  documentId: string | undefined;
  now: Date;
}

/**
 * Writes down in the caller's transaction what has happened to a request of a business, and lays down the calls of those webhooks that
 * want to hear of it. The bytes are made once: webhooks get them, and so does whoever asks for events later.
 */
export async function recordProgramEvent(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { request, username, documentId, now, ...happened }: Told,
): Promise<void> {
  const id = randomUUID();
  const { id: request_id, business_id } = request;
  const type = nameEvent(happened);
  const body = JSON.stringify({
    ...{ id, type, signature_request_id: request_id, document_id: documentId, signature_id: happened.sid },
    ...{ status_overall: happened.status, occurred_at: now.toISOString() },
  });
  const event = { id, business_id, request_id, username, body, created_at: now };
  const webhooks = await trx
    .with('told', (with_) => with_.insertInto('program_events').values(event))
    .selectFrom('webhooks')
    .select(['id', 'url', 'types'])
    .where('business_id', '=', business_id)
    .where('is_active', '=', true)
    .execute();
  for (const { id: webhook_id, url, types } of webhooks) {
    if (!types.includes(type)) continue;
    const callbackId = randomUUID();
    const call = { id: callbackId, event_id: id, request_id, business_id, webhook_id, type, url, body };
    await trx
      .insertInto('callbacks')
      .values({ ...call, created_at: now, updated_at: now })
      .execute();
    await jobs.enqueue(trx, 'deliver-callback', { callbackId }, { singletonKey: callbackId });
  }
}
