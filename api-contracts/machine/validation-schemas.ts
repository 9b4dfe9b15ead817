import * as z from 'zod';
import { Id } from '../schemas.ts';
import { Finding, Indication, Signer, SubIndication, Verification } from '../verification/schemas.ts';

/** Where the validation service lies: a base of its own, as in the family. */
export const validationPath = <const Path extends string>(path: Path) => `/machine/validation/v1/${path}` as const;
export const ValidationParams = z.object({ id: Id });

const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .default('false')
  .transform((text) => text === 'true');

/** What a document must be to count as valid, beside that every signature holds. */
export const ValidationQuery = z.object({
  quality: z.enum(['SES', 'AES', 'QES', 'DEMO']).optional(),
  legislation: z.enum(['WORLD', 'CH', 'EU', 'CH_EU']).default('WORLD'),
  longTermValidation: flag,
  rejectVisualDifferences: flag,
  rejectUndefinedChanges: flag,
  /** Words with commas between. */
  infos: z
    .string()
    .max(200)
    .regex(/^\s*(validation|format|signer)\s*(,\s*(validation|format|signer)\s*)*$/, 'infos')
    .describe('validation, format and signer, with commas between.')
    .optional(),
});
export type ValidationQuery = z.output<typeof ValidationQuery>;

/** The same of one signature. */
export const SignatureValidationQuery = ValidationQuery.extend({
  signature: z.coerce.number<string | number>().int().min(0).optional(),
});

export const ValidationInput = z
  .object({ content: z.string().optional(), url: z.string().max(2048).optional() })
  .refine(({ content, url }) => (content === undefined) !== (url === undefined), {
    message: 'content_or_url',
    path: ['content'],
  });

const { valid, signatures, validSignatures, quality, legislation } = Verification.shape;
const { longTermValidation, visualDifferences, undefinedChanges } = Verification.shape;

/** How each signature stands (EN 319 102-1). */
export const ValidationInfos = z.object({
  indication: Indication,
  subIndication: SubIndication.nullish(),
  details: z.array(
    z.object({
      signer: z.string(),
      indication: Indication,
      subIndication: SubIndication.nullish(),
      findings: z.array(Finding),
    }),
  ),
});
export const ValidationFormat = z.object({
  contentType: z.string(),
  size: z.int(),
  revisions: z.int(),
  levels: z.array(z.string()),
});
export const ValidationSigners = z.array(Signer.partial());

export const Validation = z.object({
  id: Id,
  ...{ valid, signatures, validSignatures, quality, legislation },
  ...{ longTermValidation, visualDifferences, undefinedChanges },
  validation: ValidationInfos.optional(),
  format: ValidationFormat.optional(),
  signer: ValidationSigners.optional(),
});
export type Validation = z.infer<typeof Validation>;

export const SignatureValidation = Signer.partial().extend({ id: Id, valid: z.boolean() });
