import { PdfProblemError } from '../upload-problems.ts';
import { PdfReference, readName } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';
import type { ObjectScan } from './scan-objects.ts';

/** A rectangle in a page's user space, corners sorted. */
export interface UserSpaceBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/**
 * A page as its dictionary and ancestors describe it. `box` is the visible part: CropBox within MediaBox. `userUnit` is
 * the size of a unit of user space in points (ISO 32000-2, table 31), 1 on nearly every page.
 */
export interface PageLeaf {
  dictionary: PdfDictionary;
  objectNumber: number | undefined;
  box: UserSpaceBox;
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
/** ISO 32000-2, annex C: Acrobat's limit of a user unit. */
const maxUserUnit = 75_000;
const letter: PdfValue = [0, 0, 612, 792];
const inheritable = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];

/**
 * Walks the page tree from the catalog and lists the pages with their inherited boxes and rotation.
 * Throws file.pdf.recursive_content, too_many_pages, too_complex (depth), page_too_large or damaged (no pages).
 */
export function walkPageTree(scan: ObjectScan, catalog: PdfDictionary): PageLeaf[] {
  const pages: PageLeaf[] = [];
  let visits = 0;
  const visit = (value: PdfValue | undefined, inherited: PdfDictionary, ancestors: PdfDictionary[]): void => {
    const node = scan.readDictionary(value);
    if (!node) return;
    visits += 1;
    if (visits > 2 * maxPages || pages.length >= maxPages) throw new PdfProblemError('file.pdf.too_many_pages');
    if (ancestors.includes(node))
      throw new PdfProblemError('file.pdf.recursive_content', 'the page tree contains itself');
    if (ancestors.length > maxTreeDepth) throw new PdfProblemError('file.pdf.too_complex', 'the page tree is too deep');
    const attributes: PdfDictionary = new Map(inherited);
    for (const key of inheritable) if (node.has(key)) attributes.set(key, node.get(key)!);
    const kids = scan.resolve(node.get('Kids'));
    if (Array.isArray(kids) && readName(scan.resolve(node.get('Type'))) !== 'Page') {
      refuseBoastfulCount(scan.resolve(node.get('Count')));
      for (const kid of kids) visit(kid, attributes, [...ancestors, node]);
      return;
    }
    pages.push(readLeaf(scan, node, attributes, value instanceof PdfReference ? value.number : undefined));
  };
  visit(catalog.get('Pages'), new Map(), []);
  if (pages.length === 0) throw new PdfProblemError('file.pdf.damaged', 'the document has no page');
  return pages;
}

/** Engines allocate by /Count before they look at /Kids. */
function refuseBoastfulCount(count: PdfValue): void {
  if (typeof count === 'number' && count > maxPages)
    throw new PdfProblemError('file.pdf.too_many_pages', `/Count ${count}`);
}

function readLeaf(
  scan: ObjectScan,
  node: PdfDictionary,
  attributes: PdfDictionary,
  objectNumber: number | undefined,
): PageLeaf {
  const media = readBox(scan, attributes.get('MediaBox')) ?? readBox(scan, letter)!;
  const crop = readBox(scan, attributes.get('CropBox')) ?? media;
  const box = intersect(media, crop) ?? media;
  for (const side of [media, crop]) {
    const isTooLarge = side.right - side.left > maxSideInPoints || side.top - side.bottom > maxSideInPoints;
    if (isTooLarge) throw new PdfProblemError('file.pdf.page_too_large');
  }
  const turn = scan.resolve(attributes.get('Rotate'));
  const quarter = typeof turn === 'number' ? ((Math.round(turn / 90) % 4) + 4) % 4 : 0;
  const dictionary: PdfDictionary = new Map(node);
  if (attributes.has('Resources')) dictionary.set('Resources', attributes.get('Resources')!);
  const unit = scan.resolve(node.get('UserUnit'));
  const userUnit = typeof unit === 'number' && unit > 0 && unit <= maxUserUnit ? unit : 1;
  const isCropped = (['left', 'bottom', 'right', 'top'] as const).some((side) => box[side] !== media[side]);
  return { dictionary, objectNumber, box, isCropped, userUnit, rotation: (quarter * 90) as PageLeaf['rotation'] };
}

/** Reads four numbers as a box with sorted corners; undefined when it is none or has no area. */
export function readBox(scan: ObjectScan, value: PdfValue | undefined): UserSpaceBox | undefined {
  const items = scan.resolve(value);
  if (!Array.isArray(items)) return undefined;
  const [x1, y1, x2, y2] = items.map(scan.resolve);
  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number')
    return undefined;
  const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

function intersect(a: UserSpaceBox, b: UserSpaceBox): UserSpaceBox | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
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
  area: UserSpaceBox,
): DisplayedArea {
  const unit = page.userUnit;
  const width = (area.right - area.left) * unit;
  const height = (area.top - area.bottom) * unit;
  const fromLeft = (area.left - page.box.left) * unit;
  const fromRight = (page.box.right - area.right) * unit;
  const fromTop = (page.box.top - area.top) * unit;
  const fromBottom = (area.bottom - page.box.bottom) * unit;
  if (page.rotation === 90) return { x: fromBottom, y: fromLeft, width: height, height: width };
  if (page.rotation === 180) return { x: fromRight, y: fromBottom, width, height };
  if (page.rotation === 270) return { x: fromTop, y: fromRight, width: height, height: width };
  return { x: fromLeft, y: fromTop, width, height };
}
