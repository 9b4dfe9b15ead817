import type { FindPlaceholdersInput, FindPlaceholdersOutput, FoundPlaceholder } from '@sigillum/engine/pdf/workers';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** What is looked for in a file. */
interface Sought {
  filePath: string;
  pageCount: number;
  words: readonly string[];
  /** The words alone, and not what else stands in braces. */
  isExact?: boolean;
  /** What was covered, and is not found any more. */
  covered?: FindPlaceholdersInput['covered'] | undefined;
  /** Finds, and pages, after which it ends. */
  most: number;
  pages: number;
}

/** What there is in a file, and how much of it was looked at. */
export interface Looked {
  found: FoundPlaceholder[];
  /** Pages from 0. */
  withoutText: number[];
  /** There is more than `most`. */
  isMore: boolean;
  pages: number;
  isWhole: boolean;
}

/** Looks for words in the text of a file, by workers. Throws the refusal of workers that are busy. */
export async function lookThrough(
  services: Pick<Services, 'pdf'>,
  { filePath, pageCount, words, isExact = false, covered = [], most, pages }: Sought,
): Promise<Looked> {
  const looked: Looked = { found: [], withoutText: [], isMore: false, pages: pageCount, isWhole: true };
  let next: number | undefined = 0;
  while (next !== undefined && next < pages && looked.found.length < most) {
    const left = most - looked.found.length;
    const input: FindPlaceholdersInput = { filePath, words: [...words], isExact, from: next, most: left, covered };
    const output: FindPlaceholdersOutput | undefined = await services.pdf
      .run<FindPlaceholdersOutput>('find-placeholders', input)
      .catch(passOver);
    if (!output) return { ...looked, pages: next, isWhole: false };
    looked.withoutText.push(...output.withoutText);
    looked.found.push(...output.found);
    looked.isMore ||= output.isMore;
    next = output.next;
  }
  return { ...looked, pages: next ?? pageCount, isWhole: next === undefined && !looked.isMore };
}

/** Pages that no worker can read have no words; workers that are busy will be free again. */
function passOver(error: unknown): undefined {
  if (!(error instanceof PdfProblem)) throw error;
  if (error.key === 'file.pdf.workers_busy') throw refuse(error.key);
}
