import { refuse } from '../http/refusal.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Services } from '../services.ts';
import { BlobMissingError } from '../storage/blob-store.ts';

/** Has a stored upload inspected by a worker; throws the refusal when it may not be signed here. */
export async function inspectUpload({ blobs, pdf }: Services, sha256: string): Promise<DocumentInspection> {
  const file = await blobs.pathOf(sha256).catch((error: unknown) => {
    // Discarded with another upload of the same bytes, in the instant before this one held it.
    throw error instanceof BlobMissingError ? refuse('file.upload.interrupted') : error;
  });
  const inspection = await pdf.inspect(file).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  const problem = inspection.problems[0];
  if (problem) throw refuse(problem);
  return inspection;
}
