import * as z from 'zod';
import { line } from '../text.ts';
import { MarkAnchorInput } from './anchor-input.ts';

/** Base64 as documents may have it, too: behind a data URL's beginning, in lines, with the letters of URLs, without padding. */
function readBase64(given: string): string {
  const letters = given.replace(/^\s*data:[^,]*,/, '').replaceAll(/[\s=]/g, '');
  const usual = letters.replaceAll('-', '+').replaceAll('_', '/');
  return usual.padEnd(Math.ceil(usual.length / 4) * 4, '=');
}

/** PNG or JPEG by its first bytes, whatever the label says: samples label JPEG as PNG. */
const ImageInput = z.object({ content: z.string().min(1) }).transform(({ content: given }, context) => {
  const content = readBase64(given);
  const content_type = content.startsWith('iVBORw0KGgo') ? 'image/png' : content.startsWith('/9j/') ? 'image/jpeg' : '';
  if (content_type && z.base64().safeParse(content).success) return { content, content_type } as const;
  context.addIssue({ code: 'custom', message: 'not_an_image', path: ['content'], input: given });
  return z.NEVER;
});

const quarters = [0, 90, 180, 270] as const;

/** From 0; a number is taken for its text. */
export const PageNumber = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^(0|[1-9]\d{0,5})$/, { message: 'page' }));

const PositionInput = z.object({
  page: PageNumber,
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
  /** Counter-clockwise; another angle than a quarter is refused, never passed over. */
  rotation: z
    .number()
    .optional()
    .transform((angle = 0) => ((angle % 360) + 360) % 360)
    .pipe(z.literal(quarters)),
});

const mark = {
  position: PositionInput.optional(),
  positions: z.array(PositionInput).max(100).optional(),
  form_field: line(1000).min(1).optional(),
  image: ImageInput.optional(),
};
type Position = z.output<typeof PositionInput>;

/** Where a mark stands: `position` and `positions` may come alike, as answers carry them; then the list counts. */
function readPlace(
  { position, positions, form_field }: { position?: Position; positions?: Position[]; form_field?: string },
  context: z.RefinementCtx,
  others = 0,
) {
  const places = positions?.length ? positions : position && [position];
  if (Number(places !== undefined) + Number(form_field !== undefined) + others === 1)
    return places ? { positions: places } : form_field === undefined ? {} : { form_field };
  context.addIssue({ code: 'custom', message: 'exactly_one_place' });
  return z.NEVER;
}

/** What is made at once, and so stands at a place that is known. */
export const SealMarkInput = z
  .object(mark)
  .transform(({ image, ...place }, context) => ({ ...readPlace(place, context), ...(image && { image }) }));

/** The same of a request, which may have `anchor` instead: words of the document. */
export const MarkInput = z
  .object({ ...mark, anchor: MarkAnchorInput.optional() })
  .transform(({ image, anchor, ...place }, context) => ({
    ...readPlace(place, context, Number(anchor !== undefined)),
    ...(anchor && { anchor }),
    ...(image && { image }),
  }));
export type MarkInput = z.output<typeof MarkInput>;
