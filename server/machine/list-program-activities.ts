import { listProgramActivities as contract } from '@sigillum/api-contracts/machine/list-program-activities.ts';
import { cutSlice, readActivityPage } from '../business/activity-pages.ts';
import { readSignatureActivities } from '../business/read-signature-activities.ts';
import { implement } from '../http/implement.ts';
import { writeBusinessId } from './program-ids.ts';

export const listProgramActivities = implement(contract, async ({ query }, { actor, db, meta, now }) => {
  const { businessId } = actor;
  const asked = { businessId, kind: 'signatures', query, zone: meta.zone, now } as const;
  const body = await readActivityPage(db, asked, async (slice) => {
    const { activities } = await readSignatureActivities(db, businessId, cutSlice(slice, ['request_id', 'seq']));
    return activities.map((activity) => ({ ...activity, business_id_paid_by: writeBusinessId(businessId) }));
  });
  return { status: 200, body };
});
