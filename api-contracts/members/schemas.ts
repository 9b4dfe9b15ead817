import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';

export const MemberRole = z.enum(['admin', 'member']);
export type MemberRole = z.infer<typeof MemberRole>;

/** How long an invitation to a business waits for an answer (wire shapes, Words of the specification). */
export const invitationDays = 30;

/** Most addresses of one call that invites, and most people of one that changes. */
export const mostAtOnce = 100;

/** `expired`: an invitation that nobody has answered in time. */
export const MemberState = z.enum(['active', 'invited', 'expired', 'removed']);
export type MemberState = z.infer<typeof MemberState>;

/** A row of a business's list of members. */
export const ListedMember = z.object({
  /** Of the row; of an invitation, the invitation's. */
  id: Id,
  /** Null for who has not joined. */
  userId: Id.nullable(),
  email: z.string(),
  /** Empty where only the address is known. */
  firstName: z.string(),
  lastName: z.string(),
  role: MemberRole,
  state: MemberState,
  /** When the person joined, was invited or was removed. */
  since: Instant.nullable(),
  /** Of an invitation: when it ends, or has ended. */
  expiresAt: Instant.nullable(),
  /** The last login while a member; null for who has never logged in since. */
  lastActiveAt: Instant.nullable(),
  /** Whether a second step is asked for at the login; null for who has not joined. */
  hasTwoStep: z.boolean().nullable(),
  /** Requests that the person has sent for the business and that are still open. */
  openRequests: z.int(),
});
export type ListedMember = z.infer<typeof ListedMember>;

/** How many people a business may have; nulls where the plan counts none. */
export const Seats = z.object({
  total: z.int().nullable(),
  /** Active members. */
  used: z.int(),
  /** Held by invitations that wait for an answer. */
  held: z.int(),
  free: z.int().nullable(),
});
export type Seats = z.infer<typeof Seats>;

/** How many rows each part of the list has; `admins` are among the active, expired invitations among the invited. */
export const MemberCounts = z.object({ active: z.int(), admins: z.int(), invited: z.int(), removed: z.int() });
export type MemberCounts = z.infer<typeof MemberCounts>;

/** An invitation without an answer yet. */
export const Invitation = z.object({
  id: Id,
  email: Email,
  role: MemberRole,
  invitedAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** What came of one address of a call that invites; all but INVITED leave everything as it was. */
export const InviteResult = z.enum([
  'INVITED',
  'INVALID',
  'REPEATED',
  'OWN_ADDRESS',
  'ALREADY_MEMBER',
  'ALREADY_INVITED',
  'NO_SEAT',
]);
export type InviteResult = z.infer<typeof InviteResult>;

/** Whom a call means, by the ids of their accounts. */
export const UserIds = z.strictObject({ user_ids: z.array(Id).min(1).max(mostAtOnce) });
/** Who was changed by it; who was so before is left out. */
export const ChangedUsers = z.object({ user_ids: z.array(Id) });
