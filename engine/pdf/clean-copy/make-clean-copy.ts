import { PDF } from '@libpdf/core';
import { scanObjects, type ObjectScan } from '../inspection/scan-objects.ts';
import { PdfProblem } from '../pdf-problem.ts';
import { PdfRef } from '../values.ts';
import { removeActions, type RemovedAction } from './remove-actions.ts';
import { writeObjects } from './write-objects.ts';

/** Whether the fields of a form can still be filled in, or become a part of the page as they look now. */
export type CopiedFields = 'keep' | 'flatten';

/** A file without what acts, and what that was. */
export type CleanCopy = { bytes: Uint8Array; removed: RemovedAction[] };

/**
 * Makes a copy of a file that is refused for its actions: the newest revision alone, without scripts, starts of programs and what happens
 * by itself. Pages, links and what a person presses stay. The copy is to be inspected like any upload. Throws PdfProblem: a signed file is
 * not copied, for its signatures would be lost, and an encrypted one needs its rewrite first.
 */
export async function makeCleanCopy(source: Buffer, fields: CopiedFields): Promise<CleanCopy> {
  const scan = await scanObjects(source);
  if (scan.trailers.some((trailer) => trailer.has('Encrypt'))) throw new PdfProblem('file.pdf.restricted');
  if (isSigned(scan)) throw new PdfProblem('file.pdf.javascript', 'a signed file is not copied');
  const root = scan.trailers
    .map((trailer) => trailer.get('Root'))
    .findLast((ref) => scan.readDictionary(ref)?.has('Pages'));
  if (!(root instanceof PdfRef)) throw new PdfProblem('file.pdf.damaged', 'no catalog');
  const removed = new Set<RemovedAction>();
  const cleaned = writeObjects(scan, root, (value) => removeActions(scan, value, removed));
  const bytes = fields === 'flatten' ? await flattenFields(cleaned) : cleaned;
  return { bytes, removed: [...removed].toSorted() };
}

const isSigned = ({ found }: ObjectScan) => found.some(({ value }) => value instanceof Map && value.has('ByteRange'));

/** Fields for signatures stay: nobody fills them in. */
async function flattenFields(file: Uint8Array): Promise<Uint8Array> {
  try {
    const pdf = await PDF.load(file);
    pdf.getForm()?.flatten({ skipSignatures: true });
    pdf.setProducer('Sigillum');
    return await pdf.save();
  } catch (cause) {
    throw new PdfProblem('file.pdf.damaged', 'the fields cannot be flattened', { cause });
  }
}
