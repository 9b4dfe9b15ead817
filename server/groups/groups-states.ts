import type { groupsStates } from '@sigillum/api-contracts/groups/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { insertGroup } from './groups-repository.ts';

export const groupsStateHandlers: StateHandlers<typeof groupsStates> = {
  async 'a business has a signer group'({ versionId, ...group }, { services: { db, now } }) {
    await insertGroup(db, { ...group, now: now() });
    await db.updateTable('signer_groups').set({ version_id: versionId }).where('id', '=', group.id).execute();
  },

  async 'a business may have so many signer groups'({ businessId, ...signerGroups }, { services: { db } }) {
    const settings = JSON.stringify({ signerGroups });
    await db.updateTable('businesses').set({ settings }).where('id', '=', businessId).execute();
  },
};
