import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { PlaceholderKind } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

/** What each kind takes at least, in points: a word is often shorter than what is to stand there. */
const leastSizes: Record<PlaceholderKind, Size> = {
  signature: { width: 150, height: 50 },
  text: { width: 90, height: 18 },
  longtext: { width: 160, height: 50 },
  number: { width: 60, height: 18 },
  date: { width: 70, height: 18 },
  checkbox: { width: 12, height: 12 },
  choice: { width: 90, height: 18 },
  initials: { width: 44, height: 24 },
  attachment: { width: 180, height: 30 },
};

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Where a field or a signature stands whose placeholder stands in `box`: as wide as it, or as its kind takes. Signatures stand on its line,
 * long texts begin there, all others are as high up as it. Never beyond the page. `given` is its size where somebody has said one.
 */
export function placeOverWords(
  kind: PlaceholderKind,
  box: Box,
  page: Size,
  pageIndex: number,
  given: Partial<Size> = {},
): FieldDeclaration['position'] {
  const least = leastSizes[kind];
  const square = Math.min(20, Math.max(least.height, box.height));
  const wanted =
    kind === 'checkbox'
      ? { width: square, height: square }
      : { width: Math.max(least.width, box.width), height: Math.max(least.height, box.height) };
  const width = Math.min(given.width ?? wanted.width, page.width);
  const height = Math.min(given.height ?? wanted.height, page.height);
  const top =
    kind === 'signature'
      ? box.y + box.height - height
      : kind === 'longtext'
        ? box.y
        : box.y + (box.height - height) / 2;
  return {
    page: String(pageIndex),
    x: round(Math.min(Math.max(0, box.x), page.width - width)),
    y: round(Math.min(Math.max(0, top), page.height - height)),
    width: round(width),
    height: round(height),
  };
}
