import type { Stroke, StrokePoint } from './signature-mark.ts';

/** A piece of a stroke as SVG path data, and its width. */
export interface StrokePiece {
  d: string;
  width: number;
}

const show = ({ x, y }: Pick<StrokePoint, 'x' | 'y'>) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const findMiddle = (one: StrokePoint, other: StrokePoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * A stroke as curves through the middles between its points, the same curves as in the signed PDF. Neighbours of nearly the same width
 * (half a unit) share a piece; drawn with round caps and joins, pieces of different width pass into each other.
 */
export function describeStroke(points: Stroke): StrokePiece[] {
  const [first] = points;
  if (first === undefined) return [];
  const pieces: StrokePiece[] = [];
  let from: Pick<StrokePoint, 'x' | 'y'> = first;
  points.forEach((point, index) => {
    const next = points[index + 1];
    const to = next === undefined ? point : findMiddle(point, next);
    const width = Math.round(point.width * 2) / 2;
    const curve = index === 0 || next === undefined ? `L${show(to)}` : `Q${show(point)} ${show(to)}`;
    const last = pieces.at(-1);
    if (last?.width === width) last.d += curve;
    else pieces.push({ width, d: `M${show(from)}${curve}` });
    from = to;
  });
  return pieces;
}

/** The box around strokes, in units, with the pen's width; null when there are none. */
export function measureStrokes(
  strokes: readonly Stroke[],
): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width } of strokes.flat()) {
    left = Math.min(left, x - width / 2);
    top = Math.min(top, y - width / 2);
    right = Math.max(right, x + width / 2);
    bottom = Math.max(bottom, y + width / 2);
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
