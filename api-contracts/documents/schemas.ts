import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { Position } from '../signature-requests/schemas.ts';
import { FileInspection } from './inspection-schemas.ts';

export const SignatureField = z.object({
  name: z.string(),
  signed: z.boolean(),
  positions: z.array(Position),
});
export type SignatureField = z.infer<typeof SignatureField>;

/** A page as displayed (CropBox, /Rotate and /UserUnit applied), in points of 1/72 inch. */
export const PageSize = z.object({ width: z.number(), height: z.number() });
export type PageSize = z.infer<typeof PageSize>;

export const Document = z.object({
  /** Stays the same through all versions. */
  id: Id,
  /** Ours: the revision that is described; the endpoints take it in place of `id`, and its bytes and images never change. */
  version_id: Id,
  /** The revision before this one, null for the upload. */
  parent_id: Id.nullable(),
  /** Ours. */
  signature_request_id: Id,
  title: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Ours: SHA-256 of the revision, hexadecimal. */
  sha256: z.string(),
  page_count: z.number().int(),
  /** The first page's, in PDF points. */
  page_width: z.number(),
  page_height: z.number(),
  /** Ours: every page's, in order. */
  pages: z.array(PageSize),
  signature_fields: z.array(SignatureField),
  /** Ours: what was found in the upload and what is done to it; null for uploads from before this was recorded. */
  inspection: FileInspection.nullable(),
  owner: z.string(),
  /** E-mail addresses. */
  read_access: z.array(z.string()),
  write_access: z.array(z.string()),
  created_at: Instant,
  updated_at: Instant,
});
export type Document = z.infer<typeof Document>;

export const PageText = z.object({
  /** Page number from 0. */
  page: z.number().int(),
  /** The page's text in reading order, lines separated by line breaks; empty for a scanned page. */
  text: z.string(),
});
export type PageText = z.infer<typeof PageText>;
