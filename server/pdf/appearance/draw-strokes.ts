import type { Point } from './mark.ts';

/** More than these no hand draws; a longer list would only make every reader slow. */
const MAX_POINTS = 20_000;
/** The pen's width, as a part of the drawing's greater side. */
const PEN = 0.012;

type Strokes = readonly (readonly Point[])[];

/** The box around all points. Throws RangeError when there is nothing to draw, too much, or a number that is none. */
export function measureStrokes(strokes: Strokes): { left: number; top: number; width: number; height: number } {
  const points = strokes.flat();
  const isSound = points.length > 0 && points.length <= MAX_POINTS && points.flat().every(Number.isFinite);
  if (!isSound) throw new RangeError(`a drawn signature has between 1 and ${MAX_POINTS} points with finite numbers`);
  const bound = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    const least = values.reduce((a, b) => Math.min(a, b));
    return { least, extent: values.reduce((a, b) => Math.max(a, b)) - least };
  };
  const [x, y] = [bound(0), bound(1)];
  // A margin for the pen, so that a straight line has an area, too.
  const margin = Math.max(x.extent, y.extent, 1) * PEN;
  return { left: x.least - margin, top: y.least - margin, width: x.extent + 2 * margin, height: y.extent + 2 * margin };
}

const format = (value: number) => String(Math.round(value * 1000) / 1000);
const formatAll = (...values: number[]) => values.map(format).join(' ');

/** One stroke as a smooth curve: quadratic pieces through the middles between points, written as cubic ones. */
function drawStroke(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const [x, y] = first!;
  const commands = [`${formatAll(x, y)} m`];
  if (rest.length === 0) commands.push(`${formatAll(x, y)} l`);
  let [fromX, fromY] = [x, y];
  rest.forEach(([controlX, controlY], index) => {
    const next = rest[index + 1];
    const [toX, toY] = next ? [(controlX + next[0]) / 2, (controlY + next[1]) / 2] : [controlX, controlY];
    const towards = (from: number, control: number) => from + ((control - from) * 2) / 3;
    commands.push(
      `${formatAll(towards(fromX, controlX), towards(fromY, controlY), towards(toX, controlX), towards(toY, controlY), toX, toY)} c`,
    );
    [fromX, fromY] = [toX, toY];
  });
  return commands.join('\n');
}

/** Strokes as vectors, fitted into an area whose ratio is that of `measureStrokes`. `colour` as three fractions. */
export function drawStrokes(
  strokes: Strokes,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const { left, top, width, height } = measureStrokes(strokes);
  const scale = area.width / width;
  const matrix = formatAll(scale, 0, 0, -scale, area.x - left * scale, area.y + area.height + top * scale);
  const pen = format(Math.max(width, height) * PEN * 1.6);
  const paths = strokes.filter((points) => points.length > 0).map(drawStroke);
  return ['q', `${matrix} cm`, `${colour} RG 1 J 1 j ${pen} w`, ...paths, 'S', 'Q'].join('\n');
}
