import * as z from 'zod';
import { Id } from '../schemas.ts';
import { line, prose } from '../text.ts';
import { FieldDeclaration, FieldKind, fieldLimits } from './field-schemas.ts';

/** Ours: what a placeholder in the text of a document becomes. */
export const PlaceholderKind = z.enum(['signature', ...FieldKind.options]);
export type PlaceholderKind = z.infer<typeof PlaceholderKind>;

/**
 * Why somebody should look at a placeholder before it is used: nothing closes its braces on that page; no kind is known by its first word;
 * it names nobody; a choice has no answers; it goes over lines; it is not written upright; or it stands on a picture or pattern, on which
 * a box would be seen.
 */
export const PlaceholderDoubt = z.enum(['NOT_CLOSED', 'KIND', 'ROLE', 'CHOICES', 'SPLIT', 'TURNED', 'BACKGROUND']);
export type PlaceholderDoubt = z.infer<typeof PlaceholderDoubt>;

/** What is looked at in one call, of all documents together; `words` are the sender's own. */
export const placeholderLimits = { placeholders: fieldLimits.fields, pages: 300, words: 10, word: 100 } as const;

/** Words of the sender's own, one a line; what stands in double braces is found without them. */
export const PlaceholderWords = prose(placeholderLimits.words * (placeholderLimits.word + 2));

/** A placeholder: `{{kind:role:label:answer|answer}}`, or a word of the sender's own, which becomes a signature unless told. */
export const Placeholder = z.object({
  /** Of this placeholder in this version of the document. */
  id: z.string(),
  document_id: Id,
  /** As the page has it. */
  word: z.string(),
  /** Null where no kind is known by its first word. */
  kind: PlaceholderKind.nullable(),
  /** Who is to sign or fill it in, as the document says; empty where it does not. */
  role: z.string(),
  /** What the field is called; empty where the document does not say. */
  label: z.string(),
  /** Of a choice. */
  choices: z.array(z.string()),
  /** Where it stands, in points of the page as displayed. */
  position: FieldDeclaration.shape.position,
  doubts: z.array(PlaceholderDoubt),
});
export type Placeholder = z.infer<typeof Placeholder>;

export const FoundPlaceholders = z.object({
  placeholders: z.array(Placeholder),
  /** There are more than are listed: they are found once these are used. */
  is_more: z.boolean(),
  documents: z.array(
    z.object({
      document_id: Id,
      /** SIGNED: it was signed before it was uploaded, and is not changed. PARTLY: it has more pages than are looked at. */
      state: z.enum(['SEARCHED', 'PARTLY', 'SIGNED']),
      /** From 0: pictures of text, in which nothing is found. */
      pages_without_text: z.array(z.int()),
    }),
  ),
});
export type FoundPlaceholders = z.infer<typeof FoundPlaceholders>;

/** A placeholder as somebody has accepted it. */
export const AcceptedPlaceholder = z.strictObject({
  id: z.string().max(100),
  kind: PlaceholderKind,
  /** The signature of whoever signs there, or fills it in. */
  sid: Id,
  /** Of a field. */
  label: line(fieldLimits.label).min(1),
});
export type AcceptedPlaceholder = z.output<typeof AcceptedPlaceholder>;
