import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import type { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import { invitationDays, mostAtOnce } from '@sigillum/api-contracts/members/schemas.ts';
import type { EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { useNavigate } from 'react-router';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { addMemberDialog } from './dialogs.ts';
import { InviteRun } from './invite-run.ts';

interface Scene {
  business: { id: string };
  viewer: { email: string };
  list: Pick<EndpointResult<typeof listMembers>, 'seats' | 'members'>;
  /** Whose people join by themselves, as people write them. */
  verifiedDomains: readonly string[];
  refresh: () => Promise<void>;
}

/** Opens the dialog that invites people; afterwards the same dialog tells what came of each address. */
export function useAddMembers({
  business,
  viewer,
  list,
  verifiedDomains,
  refresh,
}: Scene): (emails?: readonly string[]) => void {
  const client = useApiClient();
  const navigate = useNavigate();
  const { dialogs } = useModals();
  const { total, free } = list.seats;

  return (emails = []) => {
    const run = new InviteRun(mostAtOnce);
    const props = {
      emails,
      run,
      freeSeats: free,
      knownEmails: [viewer.email, ...list.members.flatMap(({ state, email }) => (state === 'active' ? [email] : []))],
      verifiedDomains,
      invitationDays,
      ...(total !== null && { onAddSeats: () => void navigate('/business/upgrade') }),
    };
    dialogs.open(addMemberDialog, props, async ({ emails: entered, role }) => {
      try {
        const outcomes = await run.run(entered, async (part) => {
          const body = { users: part.map((email) => ({ email, role })) };
          const params = { id: business.id };
          return (await callOnce(client, addMembers, { params, body })).results;
        });
        dialogs.open(addMemberDialog, { ...props, outcomes });
      } finally {
        await refresh();
      }
    });
  };
}
