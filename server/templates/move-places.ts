import type { InspectedPage } from '@sigillum/engine/pdf/workers';
import type { KeptField, KeptPlace } from './tables.ts';

/** A line of a page's text and where it stands, in points as displayed. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The file that takes the place of another: sizes and lines of its pages, from the first. */
export interface NewFile {
  pages: readonly Pick<InspectedPage, 'width' | 'height'>[];
  lines: readonly (readonly PlacedLine[])[];
}

/** Case, spaces and how letters are composed are the file's, not the reader's. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A line longer than this is known by its beginning. */
const longestAnchor = 200;
const isLine = (line: PlacedLine, text: string) => plain(line.text).slice(0, longestAnchor) === text;

/** Where a signature or a field stands, in points as displayed. */
type Position = KeptField['position'];
/** A place or a field, as far as it is moved. */
type Kept = Pick<KeptPlace, 'anchor' | 'is_doubtful'> & { position?: Position | undefined };

/** Between two boxes, in points; 0 where they touch. */
function measureGap(one: Omit<PlacedLine, 'text'>, other: Omit<PlacedLine, 'text'>): number {
  const x = Math.max(0, one.x - (other.x + other.width), other.x - (one.x + one.width));
  const y = Math.max(0, one.y - (other.y + other.height), other.y - (one.y + one.height));
  return Math.hypot(x, y);
}

/** The text next to a place, by which it is found again; nothing where the page has none near it. */
export function findAnchor(position: Position, lines: readonly PlacedLine[]): KeptPlace['anchor'] {
  const [nearest] = lines
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map((line) => ({ line, gap: measureGap(line, position) }))
    .filter(({ gap }) => gap < 200)
    .toSorted((one, other) => one.gap - other.gap);
  if (!nearest) return undefined;
  const { text, x, y } = nearest.line;
  return { text: plain(text).slice(0, longestAnchor), dx: position.x - x, dy: position.y - y };
}

/** Where the text of an anchor stands in the new file: once in all of it, or once on the page where it was. */
function findLine({ position, anchor }: Kept, { lines }: NewFile): { page: number; line: PlacedLine } | undefined {
  if (!position || !anchor) return undefined;
  const found = lines.flatMap((page, number) =>
    page.filter((line) => isLine(line, anchor.text)).map((line) => ({ page: number, line })),
  );
  const onPage = found.filter(({ page }) => page === Number(position.page));
  return found.length === 1 ? found[0] : onPage.length === 1 ? onPage[0] : undefined;
}

/** Inside the page, as large as it was where the page has room for that. */
function clamp({ x, y, width, height }: Position, page: { width: number; height: number }) {
  const size = { width: Math.min(width, page.width), height: Math.min(height, page.height) };
  return {
    ...size,
    x: Math.min(Math.max(0, x), page.width - size.width),
    y: Math.min(Math.max(0, y), page.height - size.height),
  };
}

/**
 * Moves a place into the file that takes the place of its own: with the text next to it, and else to the same measures of the same page,
 * which is doubtful. Undefined where the new file has no such page.
 */
export function movePlace<T extends Kept>(place: T, file: NewFile): T | undefined {
  const { position, anchor } = place;
  if (!position) return place;
  const found = findLine(place, file);
  const wanted =
    found && anchor
      ? { ...position, page: String(found.page), x: found.line.x + anchor.dx, y: found.line.y + anchor.dy }
      : position;
  const page = file.pages[Number(wanted.page)];
  if (!page) return undefined;
  const box = clamp(wanted, page);
  const hasRoom = Math.abs(box.x - wanted.x) < 1 && Math.abs(box.y - wanted.y) < 1 && box.width === wanted.width;
  return { ...place, position: { ...wanted, ...box }, is_doubtful: !found || !hasRoom };
}
