import * as z from 'zod';
import { Id } from '../schemas.ts';

/** `id` is a document's, meaning its newest revision, or a version's. */
export const documentParams = z.object({ id: Id });

export const pageParams = z.object({
  id: Id,
  /** Page number from 0. */
  n: z.coerce.number<string | number>().int().min(0).max(1_000_000),
});

/** Issued by GET /v3/direct/signature-requests/{id} as `document_token`; for that request's documents, for one hour. */
const token = z.string().max(500);

export const tokenQuery = z.strictObject({ token });

const scale = z.coerce.number<string | number>().int().min(5).max(400).default(100);
/** 100 is 96 dpi (a point is 4/3 pixels), 20 a thumbnail. */
export const scaleQuery = z.strictObject({ scale });
export const scaleTokenQuery = z.strictObject({ token, scale });

/** True: the newest, signed revision; false: the document as it was uploaded. Ignored when `id` names a version. */
const signed = z.enum(['true', 'false']).default('false');
export const downloadQuery = z.strictObject({ signed });
export const downloadTokenQuery = z.strictObject({ token, signed });
