import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import { type Box, clampBox, type Size } from '@sigillum/design-system';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignerChange } from './draft-change.ts';

/** One visible signature: whose, on which page, where. All measures in points of the page as displayed. */
export interface SignaturePlacement extends Box {
  /** Signer, document and number within that document. */
  id: string;
  sid: string;
  documentId: string;
  /** From 0, as on the wire. */
  page: number;
  /** Degrees, counter-clockwise. */
  rotation: number;
}

/** Smallest mark in points that is still legible, and the size of a new one. */
export const leastMark: Size = { width: 70, height: 28 };
const firstMark: Size = { width: 180, height: 70 };
/** Distance in points from the page's edge and between marks. */
const margin = 36;

/** Every placed mark of one signer. Marks in form fields of the PDF have no place of their own and are left out. */
export function listPlacements({
  sid,
  document_signatures,
}: Pick<Signature, 'sid' | 'document_signatures'>): SignaturePlacement[] {
  return document_signatures.flatMap(({ document_id, visual_signature }) =>
    listPositions(visual_signature).map(({ page, x, y, width, height, rotation }, index) => ({
      id: `${sid}/${document_id}/${index}`,
      sid,
      documentId: document_id,
      page: Number(page),
      x,
      y,
      width,
      height,
      rotation,
    })),
  );
}

/** The change that gives a signer exactly these marks on one document; none takes the visible signature away there. */
export function writePlacements(
  sid: string,
  documentId: string,
  placements: readonly SignaturePlacement[],
): SignerChange {
  const positions = placements.map(({ page, x, y, width, height, rotation }) => ({
    page: String(page),
    x,
    y,
    width,
    height,
    rotation: rotation as 0 | 90 | 180 | 270,
  }));
  const [position] = positions;
  const mark = position === undefined ? null : positions.length === 1 ? { position } : { positions };
  return { sid, document_signatures: [{ document_id: documentId, visual_signature: mark }] };
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * Where a new mark goes: around the given point, or else at the foot of the page, in the first free place from the left, then above.
 * `taken` are the marks that are on the page already.
 */
export function placeMark(page: Size, taken: readonly Box[], centre?: { x: number; y: number }): Box {
  const size = {
    width: Math.min(firstMark.width, page.width * 0.6),
    height: Math.min(firstMark.height, page.height * 0.3),
  };
  if (centre)
    return clampBox({ x: centre.x - size.width / 2, y: centre.y - size.height / 2, ...size }, page, leastMark);
  for (let y = page.height - margin - size.height; y >= margin; y -= size.height + margin / 2) {
    for (let x = margin; x + size.width <= page.width - margin / 2; x += size.width + margin / 2) {
      const box = clampBox({ x, y, ...size }, page, leastMark);
      if (!taken.some((other) => overlaps(box, other))) return box;
    }
  }
  return clampBox({ x: margin, y: page.height - margin - size.height, ...size }, page, leastMark);
}
