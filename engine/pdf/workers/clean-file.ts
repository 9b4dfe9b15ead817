import { readFile } from 'node:fs/promises';

import { makeCleanCopy, type CleanCopy, type CopiedFields } from '../clean-copy/make-clean-copy.ts';

export type CleanFileInput = { filePath: string; fields: CopiedFields };

/** A clean copy in a worker: it parses the whole file. Throws PdfProblem. */
export async function run({ filePath, fields }: CleanFileInput): Promise<CleanCopy> {
  return await makeCleanCopy(await readFile(filePath), fields);
}
