import { randomUUID } from 'node:crypto';
import type { CallbackType } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { fillCallbackUrl } from './fill-callback-url.ts';
import { recordProgramEvent } from './record-program-event.ts';
import { listDocuments, type RequestRow } from './request-repository.ts';

interface Cause {
  type: CallbackType;
  /** What the request is from now on. */
  status: RequestStatus;
  /** The signature that has just been made. */
  sid?: string;
  /** Those of the request, where they were read already. */
  documents?: readonly { current_version_id: string }[];
  /** The signature that its signer is about to make: named in the body, and not in the address, which knows signatures that are made. */
  signerOf?: string;
  now: Date;
}

/** Which address of a request hears of what. */
const columns = {
  SUCCESS: 'callback_success_url',
  UPDATE: 'callback_update_url',
  INITIATE: 'callback_update_url',
  START_SIGN: 'callback_update_url',
  IDENT_ERROR: 'callback_error_url',
  ERROR: 'callback_error_url',
} as const satisfies Record<CallbackType, keyof RequestRow>;

/**
 * Lays a callback down in the transaction of what causes it, with the job that delivers it: neither a crash loses one nor does what was
 * rolled back send one. Address and bytes are made once; every try sends the same. The webhooks of the request's business hear of it, too,
 * where the request is another one from then on.
 */
export async function queueCallback(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  request: RequestRow,
  { type, status, sid, signerOf, documents, now }: Cause,
): Promise<void> {
  const url = request[columns[type]];
  const { id: request_id, business_id, api_username: username } = request;
  if (!url && !business_id) return;
  const document_id = (documents ?? (await listDocuments(trx, request_id)))[0]?.current_version_id;
  if (business_id && type !== 'START_SIGN' && type !== 'IDENT_ERROR') {
    const told = { request: { id: request_id, business_id }, username, documentId: document_id, now };
    await recordProgramEvent({ jobs }, trx, { ...told, type, status, sid });
  }
  if (!url) return;
  const id = randomUUID();
  const words = {
    SKRIBBLE_SIGNATURE_REQUEST_ID: request.id,
    SKRIBBLE_DOCUMENT_ID: document_id,
    SKRIBBLE_SIGNATURE_ID: sid,
  };
  const body = JSON.stringify({
    id,
    type,
    signature_request_id: request.id,
    document_id,
    signature_id: sid ?? signerOf,
    status_overall: status,
    occurred_at: now.toISOString(),
  });
  await trx
    .insertInto('callbacks')
    .values({
      id,
      ...{ request_id, business_id, username },
      type,
      url: fillCallbackUrl(url, words),
      body,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await jobs.enqueue(trx, 'deliver-callback', { callbackId: id }, { singletonKey: id });
}
