import type { CleanCopy, CleanFileInput, CopiedFields } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { holdUpload } from './discard-blobs.ts';

/** The copy of a stored upload without its actions, stored in its turn; whoever gets it settles it. Throws the refusal of a file that cannot be copied. */
export async function cleanUpload(
  services: Services,
  sha256: string,
  fields: CopiedFields,
): Promise<{ blob: Blob; removed: CleanCopy['removed'] }> {
  const { blobs, pdf } = services;
  const input: CleanFileInput = { filePath: await blobs.pathOf(sha256), fields };
  const { bytes, removed } = await pdf.run<CleanCopy>('clean-file', input).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  const blob = await blobs.put(bytes);
  await holdUpload(services, blob.sha256);
  return { blob, removed };
}
