import type { Stroke, StrokePoint } from './signature-mark.ts';

/** Where a pointer was: `x`, `y` in units of the drawing box, `time` in ms; `pressure` from 0 to 1, null for what cannot feel any. */
export interface PenSample {
  x: number;
  y: number;
  time: number;
  pressure: number | null;
}

/** A stroke in the making. */
export interface PenLine {
  points: Stroke;
  /** The smoothed pen, which follows the pointer a little behind. */
  pen: StrokePoint & { time: number };
}

/** Widths of the pen in units. */
const nib = { thin: 3, thick: 9, first: 6 } as const;
/** Units per millisecond from which on the line is thinnest. */
const fastest = 3.5;
/** How far the pen goes towards the pointer at each sample, and its width towards the new one. */
const follow = { place: 0.6, width: 0.25 } as const;
/** Points closer than this many units add nothing. */
const leastStep = 2;

const toward = (from: number, to: number, share: number) => from + (to - from) * share;

/** Tenths of a unit are finer than any screen and keep strokes short. */
const round = (value: number) => Math.round(value * 10) / 10;
const roundPoint = ({ x, y, width }: StrokePoint): StrokePoint => ({
  x: round(x),
  y: round(y),
  width: round(width),
});

const widthOfPressure = (pressure: number) => toward(nib.thin, nib.thick, Math.min(1, pressure));

/** The pen touches the paper. */
export function beginLine({ x, y, time, pressure }: PenSample): PenLine {
  const pen = { x, y, time, width: pressure === null ? nib.first : widthOfPressure(pressure) };
  return { pen, points: [roundPoint(pen)] };
}

/** The pen moves: jitter is smoothed, and the line is thick where it is pressed, or else where it is slow. */
export function continueLine({ points, pen }: PenLine, sample: PenSample): PenLine {
  const distance = Math.hypot(sample.x - pen.x, sample.y - pen.y);
  const speed = distance / Math.max(1, sample.time - pen.time);
  const width =
    sample.pressure === null
      ? toward(nib.thick, nib.thin, Math.min(1, speed / fastest))
      : widthOfPressure(sample.pressure);
  const next = {
    x: toward(pen.x, sample.x, follow.place),
    y: toward(pen.y, sample.y, follow.place),
    width: toward(pen.width, width, follow.width),
    time: sample.time,
  };
  const last = points.at(-1)!;
  const isFurther = Math.hypot(next.x - last.x, next.y - last.y) >= leastStep;
  return { pen: next, points: isFurther ? [...points, roundPoint(next)] : points };
}

/** The pen leaves the paper; the stroke ends where the pointer was. */
export function endLine({ points, pen }: PenLine, { x, y }: Pick<PenSample, 'x' | 'y'>): Stroke {
  const last = points.at(-1)!;
  const isFurther = Math.hypot(x - last.x, y - last.y) >= leastStep;
  return isFurther ? [...points, roundPoint({ x, y, width: pen.width })] : points;
}
