import * as z from 'zod';
import { SignatureField } from '../documents/schemas.ts';
import { Id, Instant } from '../schemas.ts';
import { ConvertibleKind } from '../signature-requests/schemas.ts';
import { line } from '../text.ts';
import { MachineParams } from './path.ts';

/** A document as programs read it: one of their own, or a version of one that a request holds. */
export const ProgramDocument = z.object({
  /** Under v1 and v2 an id names a version, under v3 the document; both are read under each. */
  id: Id,
  /** The version before this one, or the document that was sealed. */
  parent_id: Id.optional(),
  title: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  page_count: z.int(),
  /** The first page's, in PDF points, rounded: typed clients refuse fractions. */
  page_width: z.int(),
  page_height: z.int(),
  signature_fields: z.array(SignatureField),
  /**
   * Ours: the file that came was no PDF, and this is the one that we made of it. `original_sha256` is the SHA-256 of the file that came, which is not
   * kept, `sha256` that of the PDF. To name the document in a request is to accept the PDF.
   */
  conversion: z.object({ from: ConvertibleKind, original_sha256: z.string(), sha256: z.string() }).optional(),
  owner: z.string(),
  read_access: z.array(z.string()),
  write_access: z.array(z.string()),
  created_at: Instant,
  updated_at: Instant,
});
export type ProgramDocument = z.infer<typeof ProgramDocument>;

const names = z.array(z.string().max(254)).max(100);

export const ProgramDocumentInput = z
  .object({
    title: line(1024).min(1),
    /** The PDF in base64, or a file of which the installation makes one. */
    content: z.string().optional(),
    content_type: z.string().max(200).optional(),
    file_url: z.string().max(2048).optional(),
    /** User names of programs of the same business; other names are kept and open nothing. */
    read_access: names.optional(),
    write_access: names.optional(),
  })
  .refine(({ content, file_url }) => (content === undefined) !== (file_url === undefined), {
    message: 'content_or_file_url',
    path: ['content'],
  });

export const MachineDocumentParams = MachineParams.extend({ id: Id });
export const MachineAttachmentParams = MachineDocumentParams.extend({ aid: Id });
export const MachinePageParams = MachineDocumentParams.extend({
  /** Page number from 0. */
  n: z.coerce.number<string | number>().int().min(0).max(1_000_000),
});

/** Why the file of a call that goes on at once is not converted: nobody has looked at what comes of it. */
export const unseenProblems = ['error.machine.conversion_unseen', 'file.conversion.unsupported'] as const;

/** Why a file_url leads to no file. */
export const urlProblems = [
  'file.url.not_allowed',
  'file.url.unreachable',
  'file.url.too_slow',
  'file.url.broken_off',
  'file.url.too_large',
  'file.url.too_many_redirects',
  'file.url.refused',
] as const;
