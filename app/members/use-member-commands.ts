import { cancelInvitation } from '@sigillum/api-contracts/members/cancel-invitation.ts';
import { changeToAdmins } from '@sigillum/api-contracts/members/change-to-admins.ts';
import { changeToMembers } from '@sigillum/api-contracts/members/change-to-members.ts';
import type { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import { resendInvitation } from '@sigillum/api-contracts/members/resend-invitation.ts';
import { type ListedMember, mostAtOnce } from '@sigillum/api-contracts/members/schemas.ts';
import type { EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { useIntl } from 'react-intl';
import { describeFailure } from '../forms/describe-failure.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { useModals } from '../modals/modals.tsx';
import type { MemberCommands } from './components/member-menu.tsx';
import { removeMembersDialog } from './dialogs.ts';
import { membersListMessages as messages } from './list-messages.ts';
import { nameMember } from './name-member.ts';
import { useAddMembers } from './use-add-members.ts';

interface Scene {
  business: { id: string; name: string };
  viewer: { id: string; email: string };
  list: EndpointResult<typeof listMembers>;
  /** Whose people join by themselves, as people write them. */
  verifiedDomains: readonly string[];
  /** Asks the server again: what is shown then, or where whoever is no administrator any more is led. */
  refresh: () => Promise<void>;
}

/** Carries out what an administrator does with the people of the list. */
export function useMemberCommands({
  business,
  viewer,
  list,
  verifiedDomains,
  refresh,
}: Scene): MemberCommands & { onAdd: () => void } {
  const client = useApiClient();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { dialogs, snackbars } = useModals();
  const params = { id: business.id };
  const addMembers = useAddMembers({ business, viewer, list, verifiedDomains, refresh });

  async function run(act: () => Promise<unknown>, done: MessageText, member: ListedMember) {
    try {
      await act();
      snackbars.add({ message: formatMessage(done, { name: nameMember(member) }), tone: 'success' });
    } catch (error) {
      // Whoever is no administrator any more is led away, and told there.
      if (!isApiProblem(error) || error.key !== 'error.business.admins_only')
        snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
    }
    await refresh();
  }

  function remove(members: readonly ListedMember[]) {
    const people = members.flatMap((member) =>
      member.userId ? [{ id: member.userId, name: nameMember(member) }] : [],
    );
    const self = people.find(({ id }) => id === viewer.id);
    dialogs.open(
      removeMembersDialog,
      {
        businessName: business.name,
        members: self ? [self] : people,
        openRequests: members.reduce((sum, { openRequests }) => sum + openRequests, 0),
        hasSeats: list.seats.total !== null,
        ...(self && { obstacle: 'self' as const }),
      },
      async () => {
        try {
          await client.call(removeMembers, { params, body: { user_ids: people.map(({ id }) => id) } });
        } catch (error) {
          // Whoever is no administrator any more is led away; the others read why it was refused.
          await refresh();
          throw error;
        }
        snackbars.add({ message: formatMessage(messages.removedSome, { count: people.length }), tone: 'success' });
        await refresh();
      },
    );
  }

  const bodyOf = ({ userId }: ListedMember) => ({ params, body: { user_ids: [userId!] } });
  return {
    most: mostAtOnce,
    onAdd: () => addMembers(),
    onInviteAgain: ({ email }) => addMembers([email]),
    onRemove: remove,
    onMakeAdmin: (member) => void run(() => client.call(changeToAdmins, bodyOf(member)), messages.madeAdmin, member),
    onRevokeAdmin: (member) =>
      void run(() => client.call(changeToMembers, bodyOf(member)), messages.revokedAdmin, member),
    onResend: (member) =>
      void run(
        () => client.call(resendInvitation, { params: { ...params, inviteId: member.id } }),
        messages.resent,
        member,
      ),
    onCancel: (member) =>
      void run(
        () => client.call(cancelInvitation, { params: { ...params, inviteId: member.id } }),
        messages.cancelled,
        member,
      ),
  };
}
