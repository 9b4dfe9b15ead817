import type { ConvertedKind, WritePictureInput, WritePictureOutput } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { ConversionError, type OfficeKind } from '../conversion/converter.ts';
import { listConvertible } from '../conversion/list-convertible.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { holdUpload } from './discard-blobs.ts';
import { judgeConvertible } from './judge-convertible.ts';

const reasons: Record<ConversionError['reason'], ProblemKey> = {
  failed: 'file.conversion.failed',
  locked: 'file.conversion.password_protected',
  overdue: 'file.conversion.too_slow',
  busy: 'file.pdf.workers_busy',
  away: 'file.conversion.away',
};

/** Makes a PDF of a stored upload and stores it in its turn; whoever gets it settles it. Throws the refusal of what becomes none. */
export async function convertUpload(
  services: Services,
  original: Blob,
  title: string,
): Promise<{ blob: Blob; from: ConvertedKind }> {
  const from = await judgeConvertible(services.blobs, original);
  if (from === 'LOCKED') throw refuse('file.conversion.password_protected');
  if (from === 'LINKED') throw refuse('file.conversion.linked');
  if (from === 'OTHER' || !listConvertible(services.config).includes(from)) throw refuse('file.conversion.unsupported');
  const filePath = await services.blobs.pathOf(original.sha256);
  const blob =
    from === 'PNG' || from === 'JPEG'
      ? await services.blobs.put(await writePicture(services, { filePath, title }))
      : await convertOffice(services, filePath, from);
  await holdUpload(services, blob.sha256);
  return { blob, from };
}

async function writePicture({ pdf }: Services, input: WritePictureInput): Promise<Uint8Array> {
  const output = await pdf.run<WritePictureOutput>('write-picture', input).catch((error: unknown) => {
    if (!(error instanceof PdfProblem)) throw error;
    // Anything but a busy house is the picture's doing.
    throw refuse(error.key === 'file.pdf.workers_busy' ? error.key : 'file.conversion.failed');
  });
  if (output.kind === 'unreadable') throw refuse('file.conversion.failed');
  return output.bytes;
}

async function convertOffice({ blobs, converter, log }: Services, filePath: string, from: OfficeKind): Promise<Blob> {
  if (!converter) throw refuse('file.conversion.unsupported');
  try {
    let blob: Blob | undefined;
    await converter.convert(filePath, from, async (bytes) => {
      blob = await blobs.put(bytes);
    });
    return blob!;
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    // The file's name and words are never in it.
    const { reason, message } = error;
    if (reason === 'away') log.error('nothing is converted', { reason: message });
    else log.warn('a file was not converted', { reason, why: message });
    throw refuse(reasons[reason]);
  }
}

/** Looks at a PDF that we made as at any upload; what is wrong with it is the doing of the file that it was made of. */
export async function inspectConverted<T>(inspect: Promise<T>): Promise<T> {
  return await inspect.catch((error: unknown) => {
    if (error instanceof Refusal && error.key !== 'file.pdf.workers_busy' && error.key.startsWith('file.pdf.'))
      throw refuse('file.conversion.failed');
    throw error;
  });
}
