import type { Box } from './boxes.ts';
import type { PdfPage } from './structure/page-tree.ts';

/**
 * Where a visible signature stands: points (1/72 inch, /UserUnit applied) of the page as displayed (crop box, /Rotate
 * applied), from the top left corner; `rotation` is in degrees counter-clockwise about the centre of the rectangle.
 */
export type Placement = {
  /** From 0. */
  pageIndex: number;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
};

/** A point of the displayed page in the page's own user space. */
function toUserSpace(
  { cropBox: [left, bottom, right, top], rotation }: PdfPage,
  x: number,
  y: number,
): [number, number] {
  if (rotation === 90) return [left + y, bottom + x];
  if (rotation === 180) return [right - x, bottom + y];
  if (rotation === 270) return [right - y, top - x];
  return [left + x, top - y];
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The annotation rectangle of a placement in user space: the upright box around the turned rectangle. Together with
 * the appearance's matrix, whose image fills just this box, viewers draw at scale 1 (ISO 32000-2 section 12.5.5).
 */
export function locatePlacement(page: PdfPage, placement: Placement): Box {
  const inUnits = (points: number) => points / page.userUnit;
  const [x, y, width, height] = [placement.x, placement.y, placement.width, placement.height].map(inUnits) as Box;
  const [centreX, centreY] = toUserSpace(page, x + width / 2, y + height / 2);
  const angle = ((page.rotation + placement.rotation) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return [centreX - halfWidth, centreY - halfHeight, centreX + halfWidth, centreY + halfHeight].map(round) as Box;
}

/** The matrix that turns an appearance, drawn upright, counter-clockwise by the given degrees in user space. */
export function rotateMatrix(degrees: number): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [round6(Math.cos(angle)), round6(Math.sin(angle))];
  return [cos, sin, -sin || 0, cos, 0, 0];
}

const round6 = (value: number) => Math.round(value * 1e6) / 1e6 || 0;
