import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import { listGroups } from '@sigillum/api-contracts/groups/list-groups.ts';
import type { ObserverTold } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { createSignerGroupOverlay } from '../groups/overlays.ts';
import { usePeopleSearch } from '../groups/use-people-search.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { addSignerGroupDialog } from './dialogs.ts';

interface GroupWish {
  /** What the group is chosen for. */
  purpose: 'sign' | 'observe';
  /** Groups that are there already. */
  addedIds: readonly (string | null)[];
  /** `told`: of what mails tell a group of observers. */
  add: (groupId: string, told?: ObserverTold) => Promise<void>;
}

/** Asks for a group of the business; administrators can make one on the way. */
export function useGroupChoice(): (wish: GroupWish) => void {
  const client = useApiClient();
  const search = usePeopleSearch();
  const { dialogs, overlays, snackbars } = useModals();
  const { person } = useRoot();
  const format = useTexts();
  const isAdmin = person?.role === 'admin';

  async function ask(wish: GroupWish) {
    // As many as a business may have.
    const { groups, count, limits } = await client.call(listGroups, { query: { size: 100 } });
    const isIncluded = limits.is_included;
    const way = isIncluded ? { create: () => create(wish, count, limits) } : { upgradeHref: '/business/upgrade' };
    const props = {
      purpose: wish.purpose,
      groups: groups.map(({ id, name, member_count: memberCount }) => ({
        ...{ id, name, memberCount },
        isAdded: wish.addedIds.includes(id),
      })),
      ...((isIncluded || count > 0) && {
        limits: { maxGroups: limits.max_groups, maxParticipants: limits.max_participants },
      }),
      ...(isAdmin && way),
    };
    dialogs.open(addSignerGroupDialog, props, ({ groupId, told }) => wish.add(groupId, told));
  }

  function create(wish: GroupWish, count: number, limits: { max_groups: number; max_participants: number }) {
    const open = dialogs.getSnapshot();
    if (open) dialogs.close(open.id);
    const props = {
      groups: { count, greatest: limits.max_groups },
      maxParticipants: limits.max_participants,
      search,
    };
    overlays.open(createSignerGroupOverlay, props, async ({ group: { name, participants } }) => {
      await callOnce(client, createGroup, { body: { name, members: [...participants] } });
      await ask(wish);
    });
  }

  return (wish) =>
    void ask(wish).catch((error: unknown) =>
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger' }),
    );
}
