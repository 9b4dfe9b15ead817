import { refuse } from '../http/refusal.ts';
import type { StoredInput } from '../http/stored-input.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { tidyTitle } from './document-title.ts';
import { inspectUpload } from './inspect-upload.ts';
import { maxDocuments } from './upload-limits.ts';

interface InspectedUpload {
  title: string;
  blob: Blob;
  inspection: DocumentInspection;
}

/** Inspects the files of a body that came with them. */
export async function inspectContents(
  services: Services,
  contents: readonly StoredInput[],
): Promise<InspectedUpload[]> {
  if (contents.length > maxDocuments) throw refuse('error.sr.too_many_documents');
  const inspected: InspectedUpload[] = [];
  for (const { title, sha256 } of contents) {
    const size = await services.blobs.size(sha256);
    if (size === undefined) throw refuse('file.upload.interrupted');
    inspected.push({
      title: tidyTitle(title ?? ''),
      blob: { sha256, size },
      inspection: await inspectUpload(services, sha256),
    });
  }
  return inspected;
}
