import type { Point } from './mark.ts';

/** More than these no hand draws; a longer list would only make every reader slow. */
const MAX_POINTS = 20_000;
/** The pen's width, as a part of the drawing's greater side. */
const PEN = 0.012;
/** Points on paper that a pen is wide at most: a dot or a short dash stays one, and is not blown up to fill its room. */
const THICKEST = 3;

type Strokes = readonly (readonly Point[])[];

/** The box around all points, and how wide the pen was at most (0 where nobody knows). Throws RangeError when there is nothing to draw, too much, or a number that is none. */
export function measureStrokes(strokes: Strokes) {
  const points = strokes.flat();
  const isSound =
    points.length > 0 && points.length <= MAX_POINTS && points.flat().every((value) => Number.isFinite(value));
  if (!isSound) throw new RangeError(`a drawn signature has between 1 and ${MAX_POINTS} points with finite numbers`);
  const bound = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    const least = values.reduce((a, b) => Math.min(a, b));
    return { least, extent: values.reduce((a, b) => Math.max(a, b)) - least };
  };
  const [x, y] = [bound(0), bound(1)];
  // A margin for the pen, so that a straight line has an area, too.
  const widest = points.reduce((most, [, , own = 0]) => Math.max(most, own), 0);
  const margin = Math.max(Math.max(x.extent, y.extent, 1) * PEN, widest / 2);
  const [width, height] = [x.extent + 2 * margin, y.extent + 2 * margin];
  return { left: x.least - margin, top: y.least - margin, width, height, widest };
}

const format = (value: number) => String(Math.round(value * 1000) / 1000);
const formatAll = (...values: number[]) => values.map(format).join(' ');

/** A stroke as curves through the middles between its points (quadratic pieces, written as cubic ones), painted where the pen's width changes. */
function drawStroke(points: readonly Point[], usual: number): string {
  const [x, y] = points[0]!;
  const commands: string[] = [];
  let [fromX, fromY, used] = [x, y, NaN];
  points.forEach(([controlX, controlY, own = usual], index) => {
    const next = points[index + 1];
    const [toX, toY] = index > 0 && next ? [(controlX + next[0]) / 2, (controlY + next[1]) / 2] : [controlX, controlY];
    // Half a unit is not seen, and each change costs a path of its own.
    const width = own === usual ? own : Math.round(own * 2) / 2;
    if (width !== used) {
      if (index > 0) commands.push('S');
      commands.push(`${format(width)} w ${formatAll(fromX, fromY)} m`);
      used = width;
    }
    if (index === 0) commands.push(`${formatAll(toX, toY)} l`);
    else {
      const towards = (from: number, control: number) => from + ((control - from) * 2) / 3;
      commands.push(
        `${formatAll(towards(fromX, controlX), towards(fromY, controlY), towards(toX, controlX), towards(toY, controlY), toX, toY)} c`,
      );
    }
    [fromX, fromY] = [toX, toY];
  });
  return [...commands, 'S'].join('\n');
}

/** Strokes as vectors, fitted into an area whose ratio is that of `measureStrokes`. `colour` as three fractions. */
export function drawStrokes(
  strokes: Strokes,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const { left, top, width, height, widest } = measureStrokes(strokes);
  const scale = Math.min(area.width / width, widest ? THICKEST / widest : Infinity);
  const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  // More digits than elsewhere: each unit of the drawing is multiplied by it.
  const factor = scale.toFixed(6);
  const matrix = `${factor} 0 0 -${factor} ${formatAll(centre.x - (left + width / 2) * scale, centre.y + (top + height / 2) * scale)}`;
  const pen = Math.max(width, height) * PEN * 1.6;
  const paths = strokes.filter((points) => points.length > 0).map((points) => drawStroke(points, pen));
  return ['q', `${matrix} cm`, `${colour} RG 1 J 1 j`, ...paths, 'Q'].join('\n');
}
