import { listSignatureActivities as contract } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { cutSlice, readActivityPage } from './activity-pages.ts';
import { readSignatureActivities } from './read-signature-activities.ts';

export const listSignatureActivities = implement(contract, async ({ params, query }, { actor, db, meta, now }) => {
  await requireAdmin(db, actor, params.id);
  const asked = { businessId: params.id, kind: 'signatures', query, zone: meta.zone, now } as const;
  const body = await readActivityPage(db, asked, async (slice) => {
    const { activities } = await readSignatureActivities(db, params.id, cutSlice(slice, ['request_id', 'seq']));
    return activities;
  });
  return { status: 200, body };
});
