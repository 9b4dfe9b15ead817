import type { maintenanceStates } from '@sigillum/api-contracts/maintenance/states.ts';
import type { StateHandlers } from '../testing/states.ts';

export const maintenanceStateHandlers: StateHandlers<typeof maintenanceStates> = {
  async 'a maintenance notice is active'({ url, isBlocking, status }, { services: { db, notices, now } }) {
    await db
      .insertInto('maintenance_notices')
      .values({ url, is_blocking: isBlocking, status, starts_at: now(), created_at: now() })
      .execute();
    await notices.look();
  },
};
