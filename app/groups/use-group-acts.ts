import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import { deleteGroup } from '@sigillum/api-contracts/groups/delete-group.ts';
import { getGroup } from '@sigillum/api-contracts/groups/get-group.ts';
import type { GroupLimits, SignerGroup } from '@sigillum/api-contracts/groups/schemas.ts';
import { updateGroup } from '@sigillum/api-contracts/groups/update-group.ts';
import { useRevalidator } from 'react-router';
import { describeFailure, KnownFailure } from '../forms/describe-failure.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { deleteSignerGroupDialog } from './dialogs.ts';
import { groupsMessages as messages } from './messages.ts';
import { createSignerGroupOverlay } from './overlays.ts';
import { nameParticipant } from './overlays/participant.ts';
import { usePeopleSearch } from './use-people-search.ts';

interface GroupList {
  /** How many groups there are, whatever is searched. */
  count: number;
  limits: GroupLimits;
}

/** What an administrator does with the groups of the business. */
export function useGroupActs({ count, limits }: GroupList) {
  const client = useApiClient();
  const search = usePeopleSearch();
  const { dialogs, overlays, snackbars } = useModals();
  const { revalidate } = useRevalidator();
  const format = useTexts();
  const common = {
    groups: { count, greatest: limits.max_groups },
    maxParticipants: limits.max_participants,
    search,
  };
  const read = (id: string) => client.call(getGroup, { params: { id }, query: { includeMembers: 'true' } });

  async function tell(id: string, name: string) {
    await revalidate();
    snackbars.add({ message: format({ id, values: { name } }), tone: 'success' });
  }

  /** What cannot be read any more has been deleted meanwhile, or the server is away. */
  const start = (act: Promise<void>) =>
    void act.catch(async (error: unknown) => {
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
      await revalidate();
    });

  function onCreate() {
    overlays.open(createSignerGroupOverlay, common, async ({ group: { name, participants } }) => {
      await callOnce(client, createGroup, { body: { name, members: [...participants] } });
      await tell(messages.created.id, name);
    });
  }

  async function edit(id: string) {
    let { name: before, version_id, members = [] } = await read(id);
    const group = { name: before, participants: members };
    overlays.open(createSignerGroupOverlay, { ...common, group }, async ({ group: { name, participants } }) => {
      const body = { name, members: [...participants], version_id };
      try {
        await client.call(updateGroup, { params: { id }, body });
      } catch (error) {
        if (!isApiProblem(error) || error.key !== 'error.group.changed_meanwhile') throw error;
        // Whoever saves again has read what it is now.
        ({ name: before, version_id, members = [] } = await read(id));
        const people = members.map(nameParticipant).join(', ');
        throw new KnownFailure({ id: messages.changedMeanwhile.id, values: { name: before, people } }, error);
      }
      await tell(messages.changed.id, name);
    });
  }

  async function remove(id: string) {
    const { name, member_count: participants, use } = await read(id);
    const props = { name, participants, openRequests: use?.open_requests ?? 0, drafts: use?.drafts ?? 0 };
    dialogs.open(deleteSignerGroupDialog, props, async () => {
      await client.call(deleteGroup, { params: { id } });
      await tell(messages.deleted.id, name);
    });
  }

  return {
    onCreate,
    onEdit: ({ id }: SignerGroup) => start(edit(id)),
    onDelete: ({ id }: SignerGroup) => start(remove(id)),
  };
}
