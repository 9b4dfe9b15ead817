import * as z from 'zod';
import { Id } from '../schemas.ts';

const index = z.coerce.number<string | number>().int().min(0).max(1_000_000);

/** `n`: the revision from 0, as in the report. */
export const revisionParams = z.object({ id: Id, n: index });
/** `p`: the page from 0. */
export const revisionPageParams = z.object({ id: Id, n: index, p: index });

const token = z
  .string()
  .max(100)
  .meta({ description: 'Issued by POST /v3/verify to whoever uploaded the file; lives as long as the file is kept.' });

export const fileTokenQuery = z.strictObject({ token });
export const pageImageQuery = z.strictObject({
  token,
  /** 100 is 96 dpi (a point is 4/3 pixels), 20 a thumbnail. */
  scale: z.coerce.number<string | number>().int().min(5).max(300).default(100),
});
