import * as z from 'zod';
import { Id, Language, Legislation, Quality } from '../schemas.ts';
import { line } from '../text.ts';

/** The largest file of a picture that is taken in, in bytes. */
export const maxPictureBytes = 5_000_000;
/** How many visual signatures an account may have. */
export const maxVisualSignatures = 20;

/** A picture is a file, or as JSON (`PictureMark`) strokes or a typed text, which stay vectors. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'application/json'] as const;

export const handwritingFaces = ['caveat', 'dancing-script', 'great-vibes'] as const;

const Coordinate = z.number().min(-10_000).max(10_000);
/** x and y (down) from the top left, and the pen’s width there; all in the same units. */
const StrokePoint = z.tuple([Coordinate, Coordinate, z.number().min(0.1).max(200)]);

/** A picture without pixels: what a pen drew, at most 20,000 points, or a text in a handwriting face. */
export const PictureMark = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z
      .array(z.array(StrokePoint).min(1))
      .min(1)
      .refine((strokes) => strokes.flat().length <= 20_000, { message: 'too_many_points' }),
  }),
  z.strictObject({ kind: z.literal('typed'), text: line(100).min(1), face: z.enum(handwritingFaces) }),
]);
export type PictureMark = z.infer<typeof PictureMark>;

/** What a visible signature of a person looks like (specification, section 3). An empty line is null and is not shown. */
export const VisualSignature = z.object({
  id: Id,
  /** What the person calls it; shown to nobody else. */
  alias: z.string().nullable(),
  name: z.string(),
  /** Company or function. */
  optionalLine: z.string().nullable(),
  location: z.string().nullable(),
  hasCustomImage: z.boolean(),
  displayDate: z.boolean(),
  displayClaim: z.boolean(),
  displayStandards: z.boolean(),
  default: z.boolean(),
  /** Changes with everything that its image shows: part of the image’s address (`v`). */
  version: z.string(),
});
export type VisualSignature = z.infer<typeof VisualSignature>;

const lines = {
  alias: line(100).optional(),
  optionalLine: line(200).optional(),
  location: line(100).optional(),
  displayDate: z.boolean().optional(),
  displayClaim: z.boolean().optional(),
  displayStandards: z.boolean().optional(),
  /** One is always the default, so it can only be given to another. */
  default: z.literal(true).optional(),
};
export const VisualSignatureInput = z.strictObject({ ...lines, name: line(200).min(1) });
export const VisualSignatureChange = z.strictObject({ ...lines, name: line(200).min(1).optional() });

/** An image as a part of a call's JSON, which has room for 1 MB: the file as base64. */
const PictureImage = z.strictObject({ kind: z.literal('image'), content: z.base64().min(1).max(700_000) });

/**
 * What one signature shows in place of what is saved; visitors have nothing saved. What is left out is as saved; an empty line is not
 * shown, and null is no picture.
 */
export const VisualSignatureData = z.strictObject({
  optionalLine: line(200).optional(),
  location: line(100).optional(),
  picture: z.union([PictureMark, PictureImage]).nullable().optional(),
});
export type VisualSignatureData = z.infer<typeof VisualSignatureData>;

const Flag = z.enum(['true', 'false']);

/** The parameters of a preview (specification, section 3); what is left out is as saved, or as the account has it. */
export const PreviewQuery = z.strictObject({
  name: line(200).optional(),
  /** Company or function. */
  opt: line(200).optional(),
  lang: Language.optional(),
  /** Place of signing. */
  loc: line(100).optional(),
  qual: Quality.optional(),
  leg: Legislation.optional(),
  /** Who provides the signature; Sigillum unless told. */
  prov: line(60).optional(),
  claim: Flag.optional(),
  std: Flag.optional(),
  date: Flag.optional(),
  /** Before signing: names the date and the quality where nobody knows them yet, in place of values. */
  ph: Flag.optional(),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** Ours: with the current `version` as `v` an image without a date never changes, and may be kept for ever. */
export const SavedPreviewQuery = PreviewQuery.extend({ v: z.string().max(64).optional() });
export type SavedPreviewQuery = z.infer<typeof SavedPreviewQuery>;

export const VisualSignatureParams = z.strictObject({ id: Id });
