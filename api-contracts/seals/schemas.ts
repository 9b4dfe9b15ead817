import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** A seal's account name: how `sealAccountName` of a signing call names it. Unique in its business and never changed. */
export const SealName = z.string().regex(/^[a-z0-9][a-z0-9._-]{2,62}$/, { message: 'seal_name' });

/** What people call the seal; visible marks without an image show the organisation instead. */
export const SealLabel = line(100).min(1);

export const SealParams = z.strictObject({ id: Id, name: SealName });

/** A seal in the list of its business (specification, section 3). */
export const SealSummary = z.object({
  name: z.string(),
  label: z.string(),
  /** API users that may seal with it. There are no API users yet, so it is 0. */
  nApi: z.number().int(),
  /** People of the business who may seal with it. */
  nMembers: z.number().int(),
  hasImage: z.boolean(),
});
export type SealSummary = z.infer<typeof SealSummary>;

/** A person who may seal. */
export const SealMember = z.object({ id: Id, email: Email, firstName: z.string(), lastName: z.string() });
export type SealMember = z.infer<typeof SealMember>;

/** The certificate that the seal signs with at the moment; it is renewed in time. */
export const SealCertificate = z.object({
  /** Distinguished names for people, their parts in the certificate's order. */
  subject: z.string(),
  issuer: z.string(),
  /** Hexadecimal. */
  serialNumber: z.string(),
  validFrom: Instant,
  validTo: Instant,
  /** Whether the embedded trust centre has issued it, which makes it trusted where its root is, and never qualified. */
  isLocal: z.boolean(),
});

/** A seal with its certificate; null while whoever holds the key cannot be asked. Members are there for administrators only. */
export const Seal = SealSummary.extend({
  createdAt: Instant,
  certificate: SealCertificate.nullable(),
  members: z.array(SealMember).optional(),
});
export type Seal = z.infer<typeof Seal>;

/** E-mail addresses of people of the business. */
export const SealMembersCall = z.strictObject({ members: z.array(Email).min(1).max(100) });
