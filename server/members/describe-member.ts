import type { Invitation, ListedMember, MemberRole, MemberState } from '@sigillum/api-contracts/members/schemas.ts';
import { endInvitation } from '../business/membership-history.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { MemberRow } from './members-query.ts';

function readState({ state, since }: MemberRow, now: Date): MemberState {
  if (state === 'accepted') return 'active';
  if (state !== 'invited') return 'removed';
  return since && endInvitation(since) > now ? 'invited' : 'expired';
}

/** A person in the list of a business. Of whoever has not joined the address alone is told, whether or not there is an account. */
export function describeMember(row: MemberRow, now: Date): ListedMember {
  const { id, email, role, since } = row;
  const hasJoined = row.state === 'accepted';
  return {
    id,
    userId: row.state === 'invited' ? null : row.user_id,
    email,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    role,
    state: readState(row, now),
    since: writeInstant(since),
    expiresAt: row.state === 'invited' && since ? endInvitation(since).toISOString() : null,
    lastActiveAt: writeInstant(row.last_active_at),
    hasTwoStep: hasJoined ? row.has_two_step : null,
    openRequests: hasJoined ? row.open_requests : 0,
  };
}

/** An invitation as whoever manages the business sees it. */
export const describeInvitation = (row: {
  id: string;
  email: string;
  role: MemberRole;
  invited_at: Date;
}): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedAt: row.invited_at.toISOString(),
  expiresAt: endInvitation(row.invited_at).toISOString(),
});
