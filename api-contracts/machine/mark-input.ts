import * as z from 'zod';
import { line } from '../text.ts';

/** PNG or JPEG by its first bytes, whatever the label says: samples label JPEG as PNG. */
const ImageInput = z.object({ content: z.string().min(1) }).transform(({ content: given }, context) => {
  const content = given.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '');
  const content_type = content.startsWith('iVBORw0KGgo') ? 'image/png' : content.startsWith('/9j/') ? 'image/jpeg' : '';
  if (content_type && z.base64().safeParse(content).success) return { content, content_type } as const;
  context.addIssue({ code: 'custom', message: 'not_an_image', path: ['content'], input: given });
  return z.NEVER;
});

const quarters = [0, 90, 180, 270] as const;

/** From 0; a number is taken for its text. */
export const PageNumber = z.union([z.string(), z.int().transform(String)]).pipe(z.string().regex(/^(0|[1-9]\d{0,5})$/));

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

/** `position` and `positions` may come alike, as answers carry them; then the list counts. */
export const MarkInput = z
  .object({
    position: PositionInput.optional(),
    positions: z.array(PositionInput).max(100).optional(),
    form_field: line(1000).min(1).optional(),
    image: ImageInput.optional(),
  })
  .transform(({ position, positions, form_field, image }, context) => {
    const places = positions?.length ? positions : position && [position];
    if ((places === undefined) === (form_field === undefined)) {
      context.addIssue({ code: 'custom', message: 'exactly_one_place' });
      return z.NEVER;
    }
    return { ...(places ? { positions: places } : { form_field }), ...(image && { image }) };
  });
