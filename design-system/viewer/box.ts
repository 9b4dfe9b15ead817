/** A rectangle on a page: `x`, `y` from the page's top left, all in PDF points of the page as displayed. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height in PDF points. */
export interface Size {
  width: number;
  height: number;
}

/** How far one key press moves or resizes, in points, and with Shift held. */
const nudge = { small: 1, large: 10 } as const;

/** Moves a box by points, never beyond the page. */
export function moveBox(box: Box, dx: number, dy: number, page: Size): Box {
  return clampBox({ ...box, x: box.x + dx, y: box.y + dy }, page, { width: 0, height: 0 });
}

/** Drags the lower right corner by points; the upper left one stays, the box keeps its least size and ends at the page's edge at the latest. */
export function resizeBox(box: Box, dx: number, dy: number, page: Size, least: Size): Box {
  const width = limit(box.width + dx, least.width, page.width - box.x);
  const height = limit(box.height + dy, least.height, page.height - box.y);
  return { ...box, width: round(width), height: round(height) };
}

/** Brings a box onto the page: first its size between least size and page, then its place. */
export function clampBox(box: Box, page: Size, least: Size): Box {
  const width = limit(box.width, least.width, page.width);
  const height = limit(box.height, least.height, page.height);
  return {
    x: round(limit(box.x, 0, page.width - width)),
    y: round(limit(box.y, 0, page.height - height)),
    width: round(width),
    height: round(height),
  };
}

/**
 * What a key does to a box: arrows move it by 1 point, with Shift by 10; with Alt or Ctrl they resize it. Null for every other key.
 */
export function applyKey(
  box: Box,
  key: { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean },
  page: Size,
  least: Size,
): Box | null {
  const directions: Partial<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key.key];
  if (direction === undefined) return null;
  const step = key.shiftKey ? nudge.large : nudge.small;
  const [dx, dy] = [direction[0] * step, direction[1] * step];
  return key.altKey || key.ctrlKey ? resizeBox(box, dx, dy, page, least) : moveBox(box, dx, dy, page);
}

function limit(value: number, least: number, greatest: number): number {
  return Math.max(Math.min(value, greatest), Math.min(least, greatest));
}

/** Hundredths of a point are finer than any printer and keep the numbers short. */
function round(points: number): number {
  return Math.round(points * 100) / 100;
}
