import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { SignatureStatus } from './schemas.ts';

/** What became of a document that was handed over by code (wire shapes, Enumerations). */
export const SendToStatus = z.enum(['UNCLAIMED', 'EXPIRED', 'CLAIMED', 'SIGNING', 'SIGNED', 'WITHDRAWN', 'DECLINED']);
export type SendToStatus = z.infer<typeof SendToStatus>;

/** Ten letters and digits that are not mixed up when they are read out: no 0, 1, I and O. Case, blanks and hyphens do not matter. */
export const AccessCode = z
  .string()
  .max(40)
  .regex(/^(?:[\s-]*[2-9A-HJ-NP-Za-hj-np-z]){10}[\s-]*$/, { message: 'access_code' });

/** Handed out once: nobody can look the code up again. */
export const NewSendTo = z.object({
  id: Id,
  /** Where a logged-in person claims it. */
  url: z.string(),
  access_code: z.string(),
  /** Nobody can claim it from then on. */
  claimable_until: Instant,
});
export type NewSendTo = z.infer<typeof NewSendTo>;

/** What somebody with an account sees of it. `null` and empty lists: not for the caller. */
export const SendTo = z.object({
  id: Id,
  /** Whoever is neither maker nor owner learns of a claimed one only that it was CLAIMED. */
  status: SendToStatus,
  claimable_until: Instant,
  /** Who handed it over; null where no person did. */
  maker_name: z.string().nullable(),
  /** Who the caller is to it. */
  viewer: z.enum(['MAKER', 'OWNER', 'STRANGER']),
  /** For maker and owner. */
  title: z.string().nullable(),
  /** For maker and owner: who claimed it. */
  owner_name: z.string().nullable(),
  /** For the owner: what it became. */
  request_id: Id.nullable(),
  /** For maker and owner. */
  signers: z.array(z.object({ name: z.string(), status_code: SignatureStatus })),
});
export type SendTo = z.infer<typeof SendTo>;
