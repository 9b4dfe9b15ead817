import type { Kysely } from 'kysely';
import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Database } from '../database/schema.ts';
import { storeDocument } from '../documents/store-document.ts';
import { appendEvents } from '../evidence/append-event.ts';
import type { EventData } from '../evidence/event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { announceChange } from '../requests/announce-change.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { listDocuments, touchRequest, type DocumentRow, type RequestRow } from '../requests/request-repository.ts';
import type { Blob } from '../storage/blob-store.ts';
import { describeRequestDocument } from './describe-request.ts';
import { listAcceptances } from './list-acceptances.ts';
import { linkSignatures } from './place-signatures.ts';

interface InspectedFile {
  title: string;
  blob: Blob;
  inspection: DocumentInspection;
}

/** Adds an inspected file to a request that nobody has signed. Answers what the call answers. */
export async function keepDocument(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  requestId: string,
  { title, blob, inspection }: InspectedFile,
): Promise<{ status: 201; body: RequestDocument }> {
  const { now, services } = call;
  const { cleanCopy, conversion } = inspection;
  const change = {
    ...(cleanCopy && { originalSha256: cleanCopy.originalSha256, removedActions: [...cleanCopy.removed] }),
    ...(conversion && { originalSha256: conversion.originalSha256, convertedFrom: conversion.from }),
  };
  const added = await linkDocument(
    trx,
    call,
    requestId,
    async ({ id, owner_id: ownerId }) =>
      (await storeDocument(services, trx, { requestId: id, ownerId, title, blob, inspection, now })).id,
    change,
  );
  return { status: 201, body: describeRequestDocument(added) };
}

/**
 * Adds what `store` lays down to a request that nobody has signed: the document, its place with every signer who signs all, its evidence.
 */
export async function linkDocument(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  requestId: string,
  store: (request: RequestRow) => Promise<string>,
  change: EventData = {},
): Promise<DocumentRow> {
  const { now, services } = call;
  const view = await claimRequest(trx, call, requestId, 'add_documents');
  const { request, signatures } = view;
  await requireUnlocked(services, trx, requestId, now);
  const id = await store(request);
  await linkSignatures(
    trx,
    signatures.filter(({ signs_listed_only }) => !signs_listed_only).map(({ sid }) => sid),
    [id],
  );
  await touchRequest(trx, request.id, now);
  const added = (await listDocuments(trx, request.id)).find((document) => document.id === id)!;
  const data = { documentTitles: [added.title], ...change };
  await appendEvents(trx, call, request.id, [
    { name: 'DOCUMENTS_ADDED', documents: listEvidence([added]), data },
    ...listAcceptances([added]),
  ]);
  await announceChange(trx, call, view);
  return added;
}
