import type { IdentificationActivity } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { exportIdentificationActivities as contract } from '@sigillum/api-contracts/business/export-identification-activities.ts';
import { implement } from '../http/implement.ts';
import { openClock, type LocalClock } from '../http/local-clock.ts';
import { requireAdmin } from './access-business.ts';
import { answerActivities, personColumns, planExport, readInBatches, writePerson } from './activity-export.ts';
import { readIdentificationActivities } from './read-identification-activities.ts';

const columns = [
  ...['timestamp', 'signature_request_id', 'business_id_paid_by', 'quality', 'legislation'],
  ...personColumns('person'),
];

export const exportIdentificationActivities = implement(contract, async ({ params: { id }, query: days }, call) => {
  const { actor, db, meta, now } = call;
  await requireAdmin(db, actor, id);
  const plan = await planExport(db, { businessId: id, kind: 'identifications', days, zone: meta.zone, now });
  const read = readInBatches(plan, (slice) => readIdentificationActivities(db, id, slice));
  const batches = writeBatches(meta.isHead ? [] : read, openClock(meta.zone));
  return answerActivities({ name: 'identifications', lang: actor.lang, columns, count: plan.count, batches });
});

async function* writeBatches(
  batches: AsyncIterable<IdentificationActivity[]> | IdentificationActivity[][],
  clock: LocalClock,
) {
  for await (const activities of batches)
    yield activities.map(({ timestamp, signature_request_id, business_id_paid_by, quality, legislation, person }) => [
      ...[clock(new Date(timestamp)), signature_request_id, business_id_paid_by, quality, legislation],
      ...writePerson(person),
    ]);
}
