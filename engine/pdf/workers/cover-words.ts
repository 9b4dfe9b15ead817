import { coverWords, type Cover, type CoveredFile } from '../cover-words.ts';
import { accessFile } from '../structure/random-access.ts';

export type CoverWordsInput = { filePath: string; covers: Cover[] };

/** Covers words in a worker: a broken file is written anew for it. Throws PdfProblem. */
export async function run({ filePath, covers }: CoverWordsInput): Promise<CoveredFile> {
  await using source = await accessFile(filePath);
  return await coverWords(source, covers);
}
