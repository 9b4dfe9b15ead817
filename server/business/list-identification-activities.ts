import { listIdentificationActivities as contract } from '@sigillum/api-contracts/business/list-identification-activities.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { cutSlice, readActivityPage } from './activity-pages.ts';
import { readIdentificationActivities } from './read-identification-activities.ts';

export const listIdentificationActivities = implement(contract, async ({ params, query }, { actor, db, meta, now }) => {
  await requireAdmin(db, actor, params.id);
  const asked = { businessId: params.id, kind: 'identifications', query, zone: meta.zone, now } as const;
  const body = await readActivityPage(db, asked, async (slice) => {
    const { activities } = await readIdentificationActivities(db, params.id, cutSlice(slice, ['request_id', 'seq']));
    return activities;
  });
  return { status: 200, body };
});
