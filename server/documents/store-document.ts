import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { lockBlob } from './discard-blobs.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import { maxDocuments } from './upload-limits.ts';

interface NewDocument {
  requestId: string;
  ownerId: string;
  title: string;
  blob: Blob;
  inspection: DocumentInspection;
  /** Which document of a program it is; the first request that takes one has it under its id. */
  source?: { id: string; isFirst: boolean };
  /** The same transaction has made the request, and nothing lies there yet. */
  isAlone?: boolean;
  now: Date;
}

/** What the documents of a request take; judged before an upload is read and again before it is kept. */
export async function requireRoom(
  db: Kysely<Database>,
  requestId: string,
  added = 0,
): Promise<{ leftBytes: number; position: number }> {
  const { count, bytes, last } = await db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.id', 'documents.current_version_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('version.size').as('bytes'),
      fn.max('documents.position').as('last'),
    ])
    .where('documents.request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (count >= maxDocuments) throw refuse('error.sr.too_many_documents');
  const leftBytes = maxRequestBytes - Number(bytes);
  if (leftBytes < Math.max(added, 1)) throw refuse('file.upload.too_large');
  return { leftBytes, position: (last ?? -1) + 1 };
}

/** Adds an inspected file as a document with its first version. The request's row is locked by the caller. */
export async function storeDocument(
  { blobs }: Services,
  trx: Kysely<Database>,
  document: NewDocument,
): Promise<DocumentRow> {
  const { requestId, ownerId, title, blob, inspection, source, isAlone, now } = document;
  if (isAlone && blob.size > maxRequestBytes) throw refuse('file.upload.too_large');
  const { position } = isAlone ? { position: 0 } : await requireRoom(trx, requestId, blob.size);
  const [id, versionId] = [source?.isFirst ? source.id : randomUUID(), randomUUID()];
  const { pages } = inspection;
  const row = {
    id,
    request_id: requestId,
    owner_id: ownerId,
    position,
    title,
    content_type: 'application/pdf',
    page_count: inspection.pageCount,
    current_version_id: versionId,
    source_id: source?.id ?? null,
    created_at: now,
    updated_at: now,
  };
  await trx
    .with('document', (db) =>
      db
        .insertInto('documents')
        .values({ ...row, pages: JSON.stringify(pages), inspection: JSON.stringify(inspection) }),
    )
    .insertInto('document_versions')
    .values({
      id: versionId,
      document_id: id,
      ordinal: 0,
      cause: 'UPLOAD',
      base_blob: blob.sha256,
      sha256: blob.sha256,
      size: blob.size,
      created_at: now,
    })
    .returning(lockBlob(blob.sha256).as('lock'))
    .execute();
  // Under the lock: somebody who uploaded the same refused bytes may have discarded them a moment ago.
  if ((await blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
  return { ...row, pages, inspection, sha256: blob.sha256, size: blob.size };
}
