import * as z from 'zod';

/** What may go with the mail that everybody has signed: the signed documents, and the signature report. */
export const AttachOnSuccess = z.enum(['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL']);
export type AttachOnSuccess = z.infer<typeof AttachOnSuccess>;
