import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** What a plan allows (specification, section 3: settings, signerGroups). */
export const GroupLimits = z.object({
  /** Whether it includes groups; those that are there stay. A server of the release before does not know it. */
  is_included: z.boolean().default(true),
  max_groups: z.number().int(),
  /** People in a group. */
  max_participants: z.number().int(),
});
export type GroupLimits = z.infer<typeof GroupLimits>;

export const GroupMember = z.object({
  email: z.string(),
  /** Empty for who is known by the address alone. */
  name: z.string(),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** Requests that a group is to sign or observes. */
export const GroupUse = z.object({ open_requests: z.number().int(), drafts: z.number().int() });
export type GroupUse = z.infer<typeof GroupUse>;

/** People of whom any one signs for all. */
export const SignerGroup = z.object({
  id: Id,
  name: z.string(),
  /** Another one after each change. */
  version_id: Id,
  member_count: z.number().int(),
  /** Only where they were asked for. */
  members: z.array(GroupMember).optional(),
  /** Only where the members were asked for, by an administrator: what deleting the group means. */
  use: GroupUse.optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type SignerGroup = z.infer<typeof SignerGroup>;

/** However many a business is allowed. */
export const mostGroupMembers = 1000;

/** A group as its administrators write it. */
export const groupFields = {
  name: line(100).min(1),
  /** Members of the business and others; an address that is named twice counts once. */
  members: z
    .array(z.strictObject({ email: Email.toLowerCase(), name: line(200).default('') }))
    .min(1)
    .max(mostGroupMembers),
};
