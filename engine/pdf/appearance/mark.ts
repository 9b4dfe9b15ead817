/** A point of a stroke and the pen's width there, if it is known; the y axis points down, as on screens. */
export type Point = readonly [x: number, y: number, width?: number];

/**
 * What stands beside the text of a visible signature: a photograph, a picture with see-through parts, strokes of a pen, or the outline of
 * a text (`path`: PDF path operators within 0..width and 0..height, y axis up).
 */
export type Mark =
  | { kind: 'photograph'; width: number; height: number; components: 1 | 3; jpeg: Uint8Array }
  | { kind: 'picture'; width: number; height: number; rgb: Uint8Array; alpha?: Uint8Array }
  | { kind: 'strokes'; strokes: readonly (readonly Point[])[] }
  | { kind: 'outline'; width: number; height: number; path: string };

/** A picture as it looks on paper, for files in which nothing may be see-through; other marks stay as they are. */
export function putOnPaper(mark: Mark): Mark {
  if (mark.kind !== 'picture' || !mark.alpha) return mark;
  const { kind, width, height, alpha } = mark;
  const rgb = mark.rgb.map((part, index) => 255 - Math.round(((255 - part) * alpha[Math.floor(index / 3)]!) / 255));
  return { kind, width, height, rgb };
}
