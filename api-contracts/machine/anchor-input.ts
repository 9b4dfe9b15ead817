import * as z from 'zod';
import { line } from '../text.ts';

/** `text` holds a placeholder with its braces; `anchors` are different ones of a call, `places` those of one person in one document. */
export const anchorLimits = { text: 220, anchors: 500, places: 100 } as const;

const Words = line(anchorLimits.text).min(1);
const Occurrence = z.int().min(1);
const Shift = z.number().min(-20_000).max(20_000);

const AnchorWish = z.object({
  /** A placeholder with its braces, or any words of the document. Neither case nor spaces count. */
  text: Words,
  /** Which one, from 1, where it stands more than once. */
  occurrence: Occurrence.optional(),
  /** As large as the words, or as its kind takes, where they are absent. */
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  /** Points to the right, and down. */
  dx: Shift.default(0),
  dy: Shift.default(0),
  /** False: a placeholder stays to be seen. Other words always do. */
  cover: z.boolean().default(true),
});

/** Words at which something is to stand, as they are read. */
export interface AnchorInput {
  text: string;
  occurrence?: number | 'all' | undefined;
  width?: number | undefined;
  height?: number | undefined;
  dx: number;
  dy: number;
  cover: boolean;
}

const readWish = (given: string | AnchorInput): AnchorInput =>
  typeof given === 'string' ? { text: given, dx: 0, dy: 0, cover: true } : given;

/** Words in the document's own text at which a field stands, instead of a position. */
export const FieldAnchorInput = z.union([Words, AnchorWish]).transform(readWish);

/** The same of where somebody signs: `all` for a mark at each of them. */
export const MarkAnchorInput = z
  .union([Words, AnchorWish.extend({ occurrence: z.union([Occurrence, z.literal('all')]).optional() })])
  .transform(readWish);
