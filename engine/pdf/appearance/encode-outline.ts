import type { Path } from 'fontkit';

const ON_CURVE = 1;

type Point = { x: number; y: number; flag: number };

/** The contours of a path of lines and quadratic curves, in whole font units. */
function readContours(path: Path): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let i = 0; i + 1 < args.length; i += 2) {
      const isControl = command === 'quadraticCurveTo' && i === 0;
      contours.at(-1)!.push({ x: Math.round(args[i]!), y: Math.round(args[i + 1]!), flag: isControl ? 0 : ON_CURVE });
    }
  }
  return contours.filter((contour) => contour.length > 0);
}

/**
 * A simple glyph of the glyf table (OpenType, "glyf"), without instructions and with two bytes for each coordinate. An instance of a
 * variable font has its outlines only as paths: they are written down anew when such a font is embedded.
 */
export function encodeOutline(path: Path): Uint8Array {
  const contours = readContours(path);
  if (contours.length === 0) return new Uint8Array();
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const data = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  let at = 0;
  const write = (value: number) => {
    at = data.writeInt16BE(value, at);
  };
  write(contours.length);
  for (const bound of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) write(bound);
  let last = -1;
  for (const contour of contours) write((last += contour.length));
  write(0);
  for (const { flag } of points) at = data.writeUInt8(flag, at);
  for (const values of [xs, ys]) values.forEach((value, i) => write(value - (values[i - 1] ?? 0)));
  return data;
}
