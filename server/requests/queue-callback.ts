import { randomUUID } from 'node:crypto';
import type { CallbackType } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { fillCallbackUrl } from './fill-callback-url.ts';
import { recordProgramEvents } from './record-program-event.ts';
import { listDocuments, type RequestRow } from './request-repository.ts';

export interface Cause {
  type: CallbackType;
  /** What the request is from now on. */
  status: RequestStatus;
  /** The signature that has just been made. */
  sid?: string;
  /** The signature that its signer is about to make: named in the body, and not in the address, which knows signatures that are made. */
  signerOf?: string;
}

interface Moment {
  now: Date;
  /** Those of the request, where they were read already. */
  documents?: readonly { current_version_id: string }[] | undefined;
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
export const queueCallback = (
  services: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  request: RequestRow,
  { now, documents, ...cause }: Cause & Moment,
): Promise<void> => queueCallbacks(services, trx, request, [cause], { now, documents });

/** The same for what happens to a request one after another in one transaction. */
export async function queueCallbacks(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  request: RequestRow,
  causes: readonly Cause[],
  { now, documents }: Moment,
): Promise<void> {
  const { id, business_id, api_username: username } = request;
  const called = causes.flatMap((cause) => {
    const url = request[columns[cause.type]];
    return url ? [{ ...cause, url }] : [];
  });
  if (!business_id && !called.length) return;
  const documentId = (documents ?? (await listDocuments(trx, id)))[0]?.current_version_id;
  if (business_id) {
    const events = causes.flatMap(({ type, status, sid }) =>
      type === 'START_SIGN' || type === 'IDENT_ERROR' ? [] : [{ type, status, sid, documentId }],
    );
    await recordProgramEvents({ jobs }, trx, { request: { id, business_id }, username, events, now });
  }
  for (const cause of called) await layDown({ jobs }, trx, request, { ...cause, document_id: documentId, now });
}

async function layDown(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  request: RequestRow,
  {
    type,
    status,
    sid,
    signerOf,
    url,
    document_id,
    now,
  }: Cause & {
    url: string;
    document_id: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { id: request_id, business_id, api_username: username } = request;
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
