import type { CoveredFile } from '../cover-words.ts';
import type { FilledBlank } from '../describe-blank.ts';
import { fillForm } from '../fill-form.ts';
import { accessFile } from '../structure/random-access.ts';

export type FillFormInput = { filePath: string; blanks: FilledBlank[] };

/** Fills in fields of a file's own form in a worker: a broken file is written anew for it. Throws PdfProblem. */
export async function run({ filePath, blanks }: FillFormInput): Promise<CoveredFile> {
  await using source = await accessFile(filePath);
  return await fillForm(source, blanks);
}
