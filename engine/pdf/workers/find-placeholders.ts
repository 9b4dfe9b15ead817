import { findWords, type PageWord } from '../pages/find-words.ts';
import { openDocument } from '../pages/pdfium-engine.ts';
import { readBackground, type Background } from '../pages/read-background.ts';
import { readUnits } from '../pages/read-units.ts';
import { lookAtPage } from '../pages/render-page.ts';
import { PdfProblem } from '../pdf-problem.ts';

/** `from` is a page from 0; `most` the number of placeholders that the caller still takes, beside those that are covered already. */
export type FindPlaceholdersInput = {
  filePath: string;
  words: string[];
  /** The words alone are looked for, and nothing else in braces. */
  isExact?: boolean;
  from: number;
  most: number;
  covered?: { pageIndex: number; x: number; y: number }[];
};

/** A placeholder on its page (from 0), and the colour on which it is written. */
export type FoundPlaceholder = PageWord & Background & { pageIndex: number };

export type FindPlaceholdersOutput = {
  found: FoundPlaceholder[];
  /** Pages without any text: what is written in their pictures is not found. */
  withoutText: number[];
  /** There are more than `most`. */
  isMore: boolean;
  /** The page to go on with; undefined when there is none left. */
  next: number | undefined;
};

/** Pages of one job: even crowded ones fit into its time. */
const pagesOfJob = 25;
/** A unit of the page becomes a pixel. */
const scale = 75;

/** Finds placeholders in the text of some pages. A page that cannot be read counts as one without text. */
export async function run({
  filePath,
  words,
  isExact = false,
  from,
  most,
  covered = [],
}: FindPlaceholdersInput): Promise<FindPlaceholdersOutput> {
  const document = await openDocument(filePath);
  const found: FoundPlaceholder[] = [];
  const withoutText: number[] = [];
  const end = Math.min(document.pageCount, from + pagesOfJob);
  const unitOf = await readUnits(
    filePath,
    Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index),
  );
  for (let pageIndex = from; pageIndex < end; pageIndex += 1) {
    try {
      const unit = unitOf(pageIndex);
      const page = findWords(document, { pageIndex, unit }, words, isExact);
      if (!page.hasText) withoutText.push(pageIndex);
      const here = covered.filter((box) => box.pageIndex === pageIndex);
      const fresh = page.found.filter(({ ink: [first] }) => !here.some((box) => isAt(box, first!)));
      if (fresh.length === 0) continue;
      const kept = fresh.slice(0, most - found.length + 1);
      found.push(
        ...lookAtPage(document, pageIndex, scale, (bitmap) =>
          kept.map((word) => ({ ...word, pageIndex, ...readBackground(bitmap, 1 / unit, word.ink[0]!) })),
        ),
      );
    } catch (error) {
      if (!(error instanceof PdfProblem)) throw error;
      withoutText.push(pageIndex);
    }
    if (found.length > most) return { found: found.slice(0, most), withoutText, isMore: true, next: undefined };
  }
  return { found, withoutText, isMore: false, next: end < document.pageCount ? end : undefined };
}

type Point = { x: number; y: number };

/** The text of what was covered is still in the page. */
const isAt = (one: Point, other: Point) => Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
