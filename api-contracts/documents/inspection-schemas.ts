import * as z from 'zod';
import { Instant } from '../schemas.ts';

/** Fields that nobody may change once the signature stands. */
export const FieldLock = z.object({
  action: z.enum(['ALL', 'INCLUDE', 'EXCLUDE']),
  /** Names of fields; empty for ALL. */
  fields: z.array(z.string()),
});

/** A signature that the upload carried. What it says of itself is claimed; proof is the verification's. */
export const FoundSignature = z.object({
  field_name: z.string(),
  type: z.enum(['SIGNATURE', 'TIMESTAMP']),
  /** From the certificate. */
  signer: z.string().nullable(),
  organisation: z.string().nullable(),
  /** What the signature dictionary says: the person, where a seal signed for one. */
  claimed_name: z.string().nullable(),
  claimed_at: Instant.nullable(),
  /** Whether the signed bytes are unchanged; null when a quick look cannot tell. */
  is_intact: z.boolean().nullable(),
  /** DocMDP: 1 no changes (refused), 2 form filling and signatures, 3 annotations too; null: no certification. */
  certification_level: z.number().int().nullable(),
  lock: FieldLock.nullable(),
});
export type FoundSignature = z.infer<typeof FoundSignature>;

/** What intake does to the file before the first signature. */
export const IntakeChange = z.object({
  /**
   * REPAIRED, UNLOCKED: the file is written anew, the upload is kept beside it. SIGNATURE_FIELDS_ADDED: one for each
   * signer is appended. ANNOTATIONS_MADE_INDIRECT: annotations become objects of their own, unchanged. METADATA_REPLACED:
   * metadata that no program can read. LOOKS_DRAWN: what the file leaves to its readers to draw in its form is drawn.
   * VALIDATION_DATA_REMOVED: data that prove signatures, of which the file has none.
   */
  type: z.enum([
    'REPAIRED',
    'UNLOCKED',
    'SIGNATURE_FIELDS_ADDED',
    'ANNOTATIONS_MADE_INDIRECT',
    'METADATA_REPLACED',
    'LOOKS_DRAWN',
    'VALIDATION_DATA_REMOVED',
  ]),
  /** Pages concerned, where a number says something. */
  count: z.number().int().nullable(),
});
export type IntakeChange = z.infer<typeof IntakeChange>;

/** What acts, loads or plays in the file and is allowed to. */
export const ActiveContent = z.enum([
  'EMBEDDED_FILE',
  'SUBMIT_FORM',
  'IMPORT_DATA',
  'REMOTE_GO_TO',
  'RICH_MEDIA',
  'MOVIE',
  'SOUND',
]);
export type ActiveContent = z.infer<typeof ActiveContent>;

/** Of what file this one is the clean copy, and what it lacks. */
export const CleanCopy = z.object({
  /** SHA-256 of the original, hexadecimal. */
  original_sha256: z.string(),
  fields: z.enum(['KEPT', 'FLATTENED']),
  removed: z.array(z.enum(['JAVASCRIPT', 'LAUNCH', 'AUTOMATIC_ACTION'])),
});
export type CleanCopy = z.infer<typeof CleanCopy>;

/** What was found in an upload. Files that cannot be signed never get here: they are refused with a problem. */
export const FileInspection = z.object({
  pdf_version: z.string(),
  /** How the file's cross-references are written (ISO 32000-2, 7.5.4 and 7.5.8). */
  cross_references: z.enum(['TABLE', 'STREAM', 'HYBRID']),
  is_linearised: z.boolean(),
  /** Opens without a password, its owner restricts some uses; the file to sign is written without that. */
  is_owner_protected: z.boolean(),
  /** Null for a file that is taken as it came. */
  clean_copy: CleanCopy.nullable(),
  signatures: z.array(FoundSignature),
  /** Fields to fill in; null without any. */
  form: z.object({ field_count: z.number().int(), filled_count: z.number().int() }).nullable(),
  active_content: z.array(ActiveContent),
  external_link_count: z.number().int(),
  /** Names of attached files. */
  attachments: z.array(z.string()),
  /** What the file claims of itself (ISO 19005); `is_kept` false: the changes below take the claim's ground away. */
  pdf_a: z.object({ part: z.number().int(), conformance: z.string().nullable(), is_kept: z.boolean() }).nullable(),
  has_broken_metadata: z.boolean(),
  /** Fonts that pages use and the file does not hold; at most 50 names, as of all lists here. */
  missing_fonts: z.array(z.string()),
  /** Layers that are off when the file is opened. */
  hidden_layers: z.array(z.string()),
  rotated_page_count: z.number().int(),
  cropped_page_count: z.number().int(),
  /** Pages with a /UserUnit, whose sizes are given in true points. */
  scaled_page_count: z.number().int(),
  /** Exactly what is done to the file before the first signature; empty: not one byte changes, signatures are appended. */
  changes: z.array(IntakeChange),
});
export type FileInspection = z.infer<typeof FileInspection>;
