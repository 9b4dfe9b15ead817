/** A point of a stroke; the y axis points down, as on screens. */
export type Point = readonly [x: number, y: number];

/** What stands beside the text of a visible signature: a photograph, a picture with see-through parts, or strokes of a pen. */
export type Mark =
  | { kind: 'photograph'; width: number; height: number; components: 1 | 3; jpeg: Uint8Array }
  | { kind: 'picture'; width: number; height: number; rgb: Uint8Array; alpha: Uint8Array }
  | { kind: 'strokes'; strokes: readonly (readonly Point[])[] };
