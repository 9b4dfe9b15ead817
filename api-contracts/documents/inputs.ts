import * as z from 'zod';
import { Id } from '../schemas.ts';

/** `id` is a document's, meaning its newest revision, or a version's. */
export const documentParams = z.object({ id: Id });

export const attachmentParams = z.strictObject({ id: Id, aid: Id });

export const pageParams = z.object({
  id: Id,
  /** Page number from 0. */
  n: z.coerce.number<string | number>().int().min(0).max(1_000_000),
});

/** An image or a download cannot send Basic credentials; the token in its place is no account's and no link's. */
const token = z
  .string()
  .max(500)
  .meta({
    description:
      'Issued by GET /v3/direct/signature-requests/{id} as `document_token`, to the visitor of that link alone. Scope: the documents of that one ' +
      'request and its attachments, to read and to download. Life: one hour; void at once when the visit ends (removal, withdrawal). Ask there again for a new one.',
  });

export const tokenQuery = z.strictObject({ token });

const scale = z.coerce.number<string | number>().int().min(5).max(400).default(100);
/** 100 is 96 dpi (a point is 4/3 pixels), 20 a thumbnail. */
export const scaleQuery = z.strictObject({ scale });
export const scaleTokenQuery = z.strictObject({ token, scale });

/** True: the newest, signed revision; false: the document as it was uploaded. Ignored when `id` names a version. */
const signed = z.enum(['true', 'false']).default('false');
export const downloadQuery = z.strictObject({ signed });
export const downloadTokenQuery = z.strictObject({ token, signed });

/** Why a page cannot be shown or read. */
export const pageProblems = [
  'error.not_found',
  'error.sr.withdrawn',
  'file.pdf.page_not_found',
  'file.pdf.page_not_renderable',
  'file.pdf.workers_busy',
] as const;

/** Why no PDF is made of a file, where there is somebody who makes them. */
export const conversionProblems = [
  'file.conversion.unsupported',
  'file.conversion.failed',
  'file.conversion.password_protected',
  'file.conversion.linked',
  'file.conversion.too_slow',
  'file.conversion.away',
] as const;

/** Why an uploaded file is refused. */
export const uploadProblems = [
  'file.upload.interrupted',
  'file.upload.not_base64',
  'file.upload.too_large',
  'file.malware.detected',
  'file.pdf.empty',
  'file.pdf.not_a_pdf',
  'file.pdf.truncated',
  'file.pdf.damaged',
  'file.pdf.password_protected',
  'file.pdf.restricted',
  'file.pdf.no_changes_allowed',
  'file.pdf.signed_damaged',
  'file.pdf.signed_encrypted',
  'file.pdf.ambiguous',
  'file.pdf.javascript',
  'file.pdf.launch_action',
  'file.pdf.automatic_action',
  'file.pdf.undrawable',
  'file.pdf.xfa',
  'file.pdf.page_too_large',
  'file.pdf.too_many_pages',
  'file.pdf.recursive_content',
  'file.pdf.decompression_bomb',
  'file.pdf.too_complex',
  'file.pdf.timeout',
  'file.pdf.workers_busy',
] as const;
