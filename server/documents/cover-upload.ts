import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CoveredFile, CoverWordsInput, DocumentInspection, FillFormInput } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { holdUpload, lockBlobs, settleUploads } from './discard-blobs.ts';
import { inspectUpload } from './inspect-upload.ts';
import { openVersion, pathOfVersion } from './versions.ts';

/** An upload with words covered, stored but not yet a document's. */
export interface CoveredUpload {
  document: DocumentRow;
  blob: Blob;
  inspection: DocumentInspection;
}

/** A change of an upload that a worker makes. */
interface Rewriting {
  job: 'cover-words' | 'fill-form';
  input: Omit<CoverWordsInput, 'filePath'> | Omit<FillFormInput, 'filePath'>;
}

/** Stores a copy of a document's upload with a change; whoever gets it settles it. Throws the refusal of a file that cannot be changed. */
export async function rewriteUpload(
  services: Services,
  document: DocumentRow,
  { job, input }: Rewriting,
): Promise<{ blob: Blob; inspected: DocumentInspection }> {
  const { blobs, pdf } = services;
  const versionId = document.current_version_id;
  const filePath = await pathOfVersion(services, versionId);
  const { rewritten, tail } = await pdf.run<CoveredFile>(job, { ...input, filePath }).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  const upload = await openVersion(services, versionId);
  const blob = await blobs.put(
    (async function* () {
      if (rewritten) yield rewritten;
      else yield* upload.stream();
      yield tail;
    })(),
  );
  await holdUpload(services, blob.sha256);
  const inspected = await inspectUpload(services, blob.sha256).catch(async (error: unknown) => {
    await settleUploads(services, [blob.sha256]);
    throw error;
  });
  return { blob, inspected };
}

/** Stores a copy of a document's upload in which words are covered; whoever gets it settles it. Throws the refusal of a file that cannot be changed. */
export async function coverUpload(
  services: Services,
  document: DocumentRow,
  covers: CoverWordsInput['covers'],
): Promise<CoveredUpload> {
  const { blob, inspected } = await rewriteUpload(services, document, { job: 'cover-words', input: { covers } });
  const { covered, cleanCopy, conversion } = document.inspection;
  const inspection = {
    ...inspected,
    ...(cleanCopy && { cleanCopy }),
    ...(conversion && { conversion }),
    covered: {
      originalSha256: covered?.originalSha256 ?? document.sha256,
      boxes: [...(covered?.boxes ?? []), ...covers.map(({ pageIndex, x, y }) => ({ pageIndex, x, y }))],
    },
  };
  return { document, blob, inspection };
}

/** Puts a covered upload in the place of the one before, as a version of another id. The request's row is locked by the caller. */
export async function replaceUpload(
  { blobs }: Services,
  trx: Kysely<Database>,
  { document, blob, inspection }: CoveredUpload,
  now: Date,
): Promise<void> {
  await lockBlobs(trx, [blob.sha256]);
  if ((await blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
  const versionId = randomUUID();
  await trx
    .updateTable('documents')
    .set({ inspection: JSON.stringify(inspection), current_version_id: versionId, updated_at: now })
    .where('id', '=', document.id)
    .execute();
  await trx.deleteFrom('document_versions').where('id', '=', document.current_version_id).execute();
  await trx
    .insertInto('document_versions')
    .values({
      id: versionId,
      document_id: document.id,
      ordinal: 0,
      cause: 'UPLOAD',
      base_blob: blob.sha256,
      sha256: blob.sha256,
      size: blob.size,
      created_at: now,
    })
    .execute();
}
