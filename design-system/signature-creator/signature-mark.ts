import type { HandwritingFace } from './handwriting.ts';

/** A point of a drawn stroke: `x`, `y` from the top left of the drawing box and the pen's `width` there, all in its units. */
export interface StrokePoint {
  x: number;
  y: number;
  width: number;
}

/** The way of the pen from touching the paper to leaving it. */
export type Stroke = readonly StrokePoint[];

/** What a person made for a signature. Strokes are vectors in the drawing box, never read from pixels. */
export type SignatureMark =
  | { kind: 'drawn'; strokes: readonly Stroke[] }
  | { kind: 'typed'; text: string; face: HandwritingFace }
  | { kind: 'image'; file: File };

/** Size of the box that strokes are drawn in, in units; it has the same ratio on every screen. */
export const drawingBox = { width: 800, height: 400 } as const;
