import { refuse } from '../http/refusal.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Services } from '../services.ts';
import { BlobMissingError } from '../storage/blob-store.ts';
import { findInspection } from './begun-inspections.ts';

/** What a worker says of a stored file, whether or not it may be signed here; it may have begun with it while the file was stored. */
export async function inspectStored({ blobs, pdf }: Services, sha256: string): Promise<DocumentInspection> {
  const inspect = async () => pdf.inspect(await blobs.pathOf(sha256));
  return await (findInspection(sha256) ?? inspect()).catch((error: unknown) => {
    // Discarded with another upload of the same bytes, in the instant before this one held it.
    if (error instanceof BlobMissingError) throw refuse('file.upload.interrupted');
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
}

/** Has a stored upload inspected by a worker; throws the refusal when it may not be signed here. */
export async function inspectUpload(services: Services, sha256: string): Promise<DocumentInspection> {
  const inspection = await inspectStored(services, sha256);
  const problem = inspection.problems[0];
  if (problem) throw refuse(problem);
  return inspection;
}
