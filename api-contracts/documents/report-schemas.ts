import * as z from 'zod';
import { Instant } from '../schemas.ts';

/** What a person did (wire shapes, Signature report); only what applies is there. */
export const UserAction = z.object({
  name: z.string(),
  ip: z.string().optional(),
  /** UTC. */
  time: Instant,
  quality: z.string().optional(),
  legislation: z.string().optional(),
  documents: z.array(z.object({ documentId: z.string(), documentSha256: z.string() })).optional(),
  /** Pages, and bytes, of all these documents together, as they were. */
  documentPageCount: z.number().int().optional(),
  documentSize: z.number().int().optional(),
  message: z.string().optional(),
  signatureId: z.string().optional(),
  signersAdded: z.array(z.string()).optional(),
  signersRemoved: z.array(z.string()).optional(),
  observersAdded: z.array(z.string()).optional(),
  observersRemoved: z.array(z.string()).optional(),
  certificateSubject: z.string().optional(),
  certificateSerial: z.string().optional(),
  certificateIssuer: z.string().optional(),
});
export type UserAction = z.infer<typeof UserAction>;

export const SignatureReport = z.object({
  header: z.object({
    signatureRequestID: z.string(),
    title: z.string(),
    status: z.string(),
    signatureCount: z.number().int(),
    signatureCountSigned: z.number().int(),
    attachmentNames: z.array(z.string()),
    /** Ours: whether the hash chain of the audit events is whole, and its last hash. */
    evidenceIntact: z.boolean(),
    evidenceHash: z.string(),
  }),
  userList: z.array(
    z.object({
      id: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      mobile: z.string().optional(),
      /** For people of the business that the request belongs to. */
      businessName: z.string().optional(),
      userActions: z.array(UserAction),
    }),
  ),
});
export type SignatureReport = z.infer<typeof SignatureReport>;
