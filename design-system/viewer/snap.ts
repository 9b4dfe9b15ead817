import { clampBox } from './box.ts';
import type { Box, Size } from './box.ts';

/** A line across the page that a box lies along; `at` in points from the left (axis x) or from the top (axis y). */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

/** What a box can be aligned with. */
export interface SnapGround {
  page: Size;
  /** The other boxes of the page. */
  others: readonly Box[];
}

const extents = { x: 'width', y: 'height' } as const;
const axes = ['x', 'y'] as const;
type Axis = Guide['axis'];

/** Start, middle and end along one axis. */
function listEdges(box: Box, axis: Axis): [number, number, number] {
  const size = box[extents[axis]];
  return [box[axis], box[axis] + size / 2, box[axis] + size];
}

/** The page's edges and centre line, then those of the other boxes. */
function listLines({ page, others }: SnapGround, axis: Axis): number[] {
  return [{ x: 0, y: 0, ...page }, ...others].flatMap((box) => listEdges(box, axis));
}

/** The smallest of the ways from an edge to a line that is allowed; 0 when there is none. */
function findShift(edges: readonly number[], lines: readonly number[], isAllowed: (shift: number) => boolean): number {
  const shifts = edges.flatMap((edge) => lines.map((line) => line - edge)).filter(isAllowed);
  return shifts.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best), shifts[0] ?? 0);
}

/** Moves a box onto the nearest lines within `reach` points, each axis for itself; it stays on the page. */
export function snapMove(box: Box, ground: SnapGround, reach: number): Box {
  const shift = (axis: Axis) =>
    findShift(listEdges(box, axis), listLines(ground, axis), (way) => Math.abs(way) <= reach);
  return clampBox({ ...box, x: box.x + shift('x'), y: box.y + shift('y') }, ground.page, { width: 0, height: 0 });
}

/** Brings the right and the lower edge onto the nearest lines within `reach` points, where the box keeps its least size. */
export function snapResize(box: Box, ground: SnapGround, reach: number, least: Size): Box {
  const grown = (axis: Axis) => {
    const extent = extents[axis];
    const end = box[axis] + box[extent];
    return (
      box[extent] +
      findShift([end], listLines(ground, axis), (way) => Math.abs(way) <= reach && box[extent] + way >= least[extent])
    );
  };
  return clampBox({ ...box, width: grown('x'), height: grown('y') }, ground.page, least);
}

/** Where a leap of a box by keys ends: at the first line on its way, or else where it was going. Works for moves and for new sizes. */
export function stopAtLine(from: Box, to: Box, ground: SnapGround): Box {
  const stopped = { ...to };
  for (const axis of axes) {
    const extent = extents[axis];
    const isMove = to[axis] !== from[axis];
    const way = isMove ? to[axis] - from[axis] : to[extent] - from[extent];
    const edges = isMove ? listEdges(from, axis) : listEdges(from, axis).slice(2);
    const shift = findShift(edges, listLines(ground, axis), (part) => part * way > 0 && Math.abs(part) < Math.abs(way));
    if (shift !== 0) stopped[isMove ? axis : extent] = from[isMove ? axis : extent] + shift;
  }
  return clampBox(stopped, ground.page, { width: 0, height: 0 });
}

/** The lines that a box lies along now. A hundredth of a point is no difference. */
export function findGuides(box: Box, ground: SnapGround): Guide[] {
  return axes.flatMap((axis) => {
    const edges = listEdges(box, axis);
    const met = listLines(ground, axis).filter((line) => edges.some((edge) => Math.abs(edge - line) < 0.02));
    return [...new Set(met)].map((at) => ({ axis, at }));
  });
}
