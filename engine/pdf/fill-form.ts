import type { FilledBlank } from './describe-blank.ts';
import { fillBlanks, findBlanks } from './fill-blanks.ts';
import type { CoveredFile } from './cover-words.ts';
import { openForSigning } from './intake.ts';
import { PdfProblem } from './pdf-problem.ts';
import { readInherited } from './read-form-fields.ts';
import { listFields } from './signature-fields.ts';
import type { RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';

const READ_ONLY = 1;

/**
 * Fills in fields that a file itself has, for good: they are read-only from then on. Throws PdfProblem: a signed file is never changed.
 */
export async function fillForm(source: RandomAccess, blanks: readonly FilledBlank[]): Promise<CoveredFile> {
  const { reader, rewritten } = await openForSigning(source);
  const existing = await listFields(reader);
  if (existing.some(({ type, isSigned }) => type === 'Sig' && isSigned))
    throw new PdfProblem('file.pdf.no_changes_allowed', 'the file is signed');
  const writer = new RevisionWriter({ size: reader.source.size, structure: reader.structure });
  const filled = findBlanks(existing, blanks);
  await fillBlanks(reader, writer, filled);
  for (const { field } of filled) {
    const pending = writer.findPending(field.ref);
    const dict = pending instanceof Map ? pending : field.dict;
    const flags = Number((await readInherited(reader, dict, 'Ff')) ?? 0);
    writer.put(field.ref, new Map(dict).set('Ff', flags | READ_ONLY));
  }
  return { ...(rewritten && { rewritten }), tail: writer.finish().bytes };
}
