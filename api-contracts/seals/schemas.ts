import * as z from 'zod';
import { ApiUsername } from '../business/api-user.ts';
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
  /** API users that may seal with it. */
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
  /** What the operator says of whoever issued it: a qualified seal (eIDAS, article 38; ZertES). */
  isQualified: z.boolean(),
  /** ENDING: within 60 days, and nobody renews it by itself. */
  state: z.enum(['VALID', 'ENDING', 'ENDED', 'TO_COME']),
});
export type SealCertificate = z.infer<typeof SealCertificate>;

/** A seal with its certificate; null while whoever holds the key cannot be asked. Members are there for administrators only. */
export const Seal = SealSummary.extend({
  createdAt: Instant,
  certificate: SealCertificate.nullable(),
  members: z.array(SealMember).optional(),
  /** Names of the API users that may seal with it; for administrators only. */
  apiUsers: z.array(ApiUsername).optional(),
});
export type Seal = z.infer<typeof Seal>;

/** E-mail addresses of people of the business, and names of its API users. */
export const SealMembersCall = z.strictObject({
  members: z
    .array(z.union([ApiUsername, Email]))
    .min(1)
    .max(100),
});

/** What was done with a seal, or to it. */
export const SealEvent = z.object({
  name: z.enum(['SEAL_USED', 'SEAL_CHANGED']),
  at: Instant,
  /** As it was then: a person's name and e-mail address, or the name of an API user as address. */
  by: z.object({ name: z.string(), address: z.string() }),
  /** The request that was sealed. */
  requestId: Id.nullable(),
  /** What was changed: label, image, members; `created` alone says that the seal began. */
  changed: z.array(z.string()),
});
export type SealEvent = z.infer<typeof SealEvent>;
