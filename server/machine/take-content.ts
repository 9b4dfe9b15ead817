import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { listConvertible } from '../conversion/list-convertible.ts';
import { convertUpload, inspectConverted } from '../documents/convert-upload.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { judgeConvertible } from '../documents/judge-convertible.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { isCalledPdf } from './require-pdf-type.ts';

interface Called {
  title: string;
  contentType: string | undefined;
}

const isNoPdf = (error: unknown): boolean => error instanceof Refusal && error.key === 'file.pdf.not_a_pdf';

/**
 * Inspects a stored file of a program; where it is another file of which the installation makes PDFs, the PDF is made and inspected in its stead.
 * What was made is added to `held`, also where this throws; whoever holds it settles it. Throws the refusal of what is not taken.
 */
export async function takeContent(
  services: Services,
  original: Blob,
  { title, contentType }: Called,
  held: string[],
): Promise<{ blob: Blob; inspection: DocumentInspection }> {
  try {
    return { blob: original, inspection: await inspectUpload(services, original.sha256) };
  } catch (error) {
    if (!isNoPdf(error) || isCalledPdf(contentType) || !listConvertible(services.config).length) throw error;
    // What is nothing that we know is told so as ever, unless the program called it something.
    if (!contentType && (await judgeConvertible(services.blobs, original)) === 'OTHER') throw error;
    const { blob, from } = await convertUpload(services, original, title);
    held.push(blob.sha256);
    const inspected = await inspectConverted(inspectUpload(services, blob.sha256));
    const conversion = { originalSha256: original.sha256, from, sha256: blob.sha256 };
    return { blob, inspection: { ...inspected, conversion } };
  }
}

/** Waits for the inspection of a stored file; where a PDF could be made of it, its refusal says how the program comes to look at that. */
export async function refuseUnseen<T>(
  { blobs, config }: Services,
  sha256: string | undefined,
  inspection: Promise<T>,
): Promise<T> {
  return inspection.catch(async (error: unknown) => {
    const kinds: readonly string[] = listConvertible(config);
    if (!sha256 || !isNoPdf(error) || !kinds.length) throw error;
    const size = (await blobs.size(sha256)) ?? 0;
    throw kinds.includes(await judgeConvertible(blobs, { sha256, size }))
      ? refuse('error.machine.conversion_unseen')
      : error;
  });
}
