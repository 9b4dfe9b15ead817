import { intersect, LETTER, readRotation, readUserUnit, sortCorners, type Box } from '../boxes.ts';
import { PdfProblem } from '../pdf-problem.ts';
import { PdfRef, readName, type PdfDict, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';

/**
 * A page as its dictionary and ancestors describe it. `box` is the visible part: CropBox within MediaBox. `userUnit` is
 * the size of a unit of user space in points (ISO 32000-2, table 31), 1 on nearly every page.
 */
export interface PageLeaf {
  dictionary: PdfDict;
  objectNumber: number | undefined;
  box: Box;
  /** CropBox shows less than the MediaBox holds, or does not begin at the origin. */
  isCropped: boolean;
  userUnit: number;
  rotation: 0 | 90 | 180 | 270;
}

/** The most pages a document may have or claim to have. */
export const maxPages = 10_000;
const maxTreeDepth = 64;
/** Acrobat's limit for either side of a page, in points. */
const maxSideInPoints = 14_400;
const inheritable = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];

/**
 * Walks the page tree from the catalog and lists the pages with their inherited boxes and rotation.
 * Throws file.pdf.recursive_content, too_many_pages, too_complex (depth), page_too_large or damaged (no pages).
 */
export function walkPageTree(scan: ObjectScan, catalog: PdfDict): PageLeaf[] {
  const pages: PageLeaf[] = [];
  let visits = 0;
  const visit = (value: PdfValue | undefined, inherited: PdfDict, ancestors: PdfDict[]): void => {
    const node = scan.readDictionary(value);
    if (!node) return;
    visits += 1;
    if (visits > 2 * maxPages || pages.length >= maxPages) throw new PdfProblem('file.pdf.too_many_pages');
    if (ancestors.includes(node)) throw new PdfProblem('file.pdf.recursive_content', 'the page tree contains itself');
    if (ancestors.length > maxTreeDepth) throw new PdfProblem('file.pdf.too_complex', 'the page tree is too deep');
    const attributes: PdfDict = new Map(inherited);
    for (const key of inheritable) if (node.has(key)) attributes.set(key, node.get(key)!);
    const kids = scan.resolve(node.get('Kids'));
    if (Array.isArray(kids) && readName(scan.resolve(node.get('Type'))) !== 'Page') {
      refuseBoastfulCount(scan.resolve(node.get('Count')));
      for (const kid of kids) visit(kid, attributes, [...ancestors, node]);
      return;
    }
    pages.push(readLeaf(scan, node, attributes, value instanceof PdfRef ? value.number : undefined));
  };
  visit(catalog.get('Pages'), new Map(), []);
  if (pages.length === 0) throw new PdfProblem('file.pdf.damaged', 'the document has no page');
  return pages;
}

/** Engines allocate by /Count before they look at /Kids. */
function refuseBoastfulCount(count: PdfValue): void {
  if (typeof count === 'number' && count > maxPages) throw new PdfProblem('file.pdf.too_many_pages', `/Count ${count}`);
}

function readLeaf(scan: ObjectScan, node: PdfDict, attributes: PdfDict, objectNumber: number | undefined): PageLeaf {
  const media = readBox(scan, attributes.get('MediaBox')) ?? LETTER;
  const crop = readBox(scan, attributes.get('CropBox')) ?? media;
  const box = intersect(media, crop) ?? media;
  // What is shown counts: a box that is inherited may be as large as it likes, as long as the other one cuts it.
  const [left, bottom, right, top] = box;
  if (right - left > maxSideInPoints || top - bottom > maxSideInPoints) throw new PdfProblem('file.pdf.page_too_large');
  const dictionary: PdfDict = new Map(node);
  if (attributes.has('Resources')) dictionary.set('Resources', attributes.get('Resources')!);
  const userUnit = readUserUnit(scan.resolve(node.get('UserUnit')));
  const isCropped = box.some((side, index) => side !== media[index]);
  const rotation = readRotation(scan.resolve(attributes.get('Rotate')));
  return { dictionary, objectNumber, box, isCropped, userUnit, rotation };
}

/** Reads four numbers as a box; undefined when it is none or has no area. */
export function readBox(scan: ObjectScan, value: PdfValue | undefined): Box | undefined {
  const items = scan.resolve(value);
  return Array.isArray(items) ? sortCorners(items.map(scan.resolve)) : undefined;
}

/** A place on the page as it is displayed: points from the top-left corner, after CropBox and /Rotate. */
export interface DisplayedArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maps a box of user space to displayed points of its page. */
export function toDisplayedArea(
  page: Pick<PageLeaf, 'box' | 'rotation' | 'userUnit'>,
  [left, bottom, right, top]: Box,
): DisplayedArea {
  const unit = page.userUnit;
  const [width, height] = [(right - left) * unit, (top - bottom) * unit];
  const [pageLeft, pageBottom, pageRight, pageTop] = page.box;
  const fromLeft = (left - pageLeft) * unit;
  const fromRight = (pageRight - right) * unit;
  const fromTop = (pageTop - top) * unit;
  const fromBottom = (bottom - pageBottom) * unit;
  if (page.rotation === 90) return { x: fromBottom, y: fromLeft, width: height, height: width };
  if (page.rotation === 180) return { x: fromRight, y: fromBottom, width, height };
  if (page.rotation === 270) return { x: fromTop, y: fromRight, width: height, height: width };
  return { x: fromLeft, y: fromTop, width, height };
}
