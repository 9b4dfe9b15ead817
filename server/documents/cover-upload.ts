import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CoveredFile, CoverWordsInput, DocumentInspection, FillFormInput } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Database } from '../database/schema.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { type Blob, BlobMissingError } from '../storage/blob-store.ts';
import { VersionMissingError } from './version-chain.ts';
import { discardBlobs, holdUpload, lockBlobs, settleUploads } from './discard-blobs.ts';
import { inspectUpload } from './inspect-upload.ts';
import { openVersion, pathOfVersion } from './versions.ts';

/** A copy of an upload with words covered, stored but not yet a document's. */
export interface CoveredCopy {
  blob: Blob;
  inspection: DocumentInspection;
}

/** The same of a document's upload. */
export interface CoveredUpload extends CoveredCopy {
  document: DocumentRow;
}

/** An upload that nobody has signed: a document's, or one that is a document of nobody yet. */
export type Upload = Pick<DocumentRow, 'sha256' | 'inspection'> & Partial<Pick<DocumentRow, 'current_version_id'>>;

/** A change of an upload that a worker makes. */
interface Rewriting {
  job: 'cover-words' | 'fill-form';
  input: Omit<CoverWordsInput, 'filePath'> | Omit<FillFormInput, 'filePath'>;
  /** What is said where another file has taken its place meanwhile. */
  gone: ProblemKey;
}

/** Its file, for workers. Throws the refusal `gone` where another one has taken its place. */
export const pathOfUpload = (
  services: Services,
  { sha256, current_version_id: versionId }: Upload,
  gone: ProblemKey,
): Promise<string> =>
  (versionId ? pathOfVersion(services, versionId) : services.blobs.pathOf(sha256)).catch(refuseGone(gone));

const refuseGone = (gone: ProblemKey) => (error: unknown) => {
  throw error instanceof VersionMissingError || error instanceof BlobMissingError ? refuse(gone) : error;
};

/** Stores a copy of an upload with a change; whoever gets it settles it. Throws the refusal of a file that cannot be changed. */
export async function rewriteUpload(
  services: Services,
  upload: Upload,
  { job, input, gone }: Rewriting,
): Promise<{ blob: Blob; inspected: DocumentInspection }> {
  const { blobs, pdf } = services;
  const { sha256, current_version_id: versionId } = upload;
  const filePath = await pathOfUpload(services, upload, gone);
  const { rewritten, tail } = await pdf.run<CoveredFile>(job, { ...input, filePath }).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  const blob = await blobs
    .put(
      (async function* () {
        if (rewritten) yield rewritten;
        else yield* versionId ? (await openVersion(services, versionId)).stream() : await blobs.read(sha256);
        yield tail;
      })(),
    )
    .catch(refuseGone(gone));
  await holdUpload(services, blob.sha256);
  const inspected = await inspectUpload(services, blob.sha256).catch(async (error: unknown) => {
    await settleUploads(services, [blob.sha256]);
    throw error;
  });
  return { blob, inspected };
}

/** At the end of whoever rewrote uploads: lets go the copies that no row took, and the files before them; their hashes are in the evidence. */
export async function settleRewritten(
  services: Services,
  rewritten: readonly { document: Pick<DocumentRow, 'sha256'>; blob: Blob }[],
): Promise<void> {
  await settleUploads(
    services,
    rewritten.map(({ blob }) => blob.sha256),
  );
  await discardBlobs(
    services,
    rewritten.map(({ document }) => document.sha256),
  );
}

/** Stores a copy of an upload in which words are covered; whoever gets it settles it. Throws the refusal of a file that cannot be changed. */
export async function coverUpload(
  services: Services,
  upload: Upload,
  covers: CoverWordsInput['covers'],
): Promise<CoveredCopy> {
  const { blob, inspected } = await rewriteUpload(services, upload, {
    job: 'cover-words',
    input: { covers },
    gone: 'error.placeholder.gone',
  });
  const { covered, cleanCopy, conversion } = upload.inspection;
  const inspection = {
    ...inspected,
    ...(cleanCopy && { cleanCopy }),
    ...(conversion && { conversion }),
    covered: {
      originalSha256: covered?.originalSha256 ?? upload.sha256,
      boxes: [...(covered?.boxes ?? []), ...covers.map(({ pageIndex, x, y }) => ({ pageIndex, x, y }))],
    },
  };
  return { blob, inspection };
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
