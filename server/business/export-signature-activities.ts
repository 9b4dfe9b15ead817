import type { SignatureActivity } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { exportSignatureActivities as contract } from '@sigillum/api-contracts/business/export-signature-activities.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { openClock, type LocalClock } from '../http/local-clock.ts';
import type { CsvField } from '../http/write-csv.ts';
import { requireAdmin } from './access-business.ts';
import { answerActivities, personColumns, planExport, readInBatches, writePerson } from './activity-export.ts';
import { readSignatureActivities } from './read-signature-activities.ts';
import type { Range } from './split-range.ts';

const usageColumns = [
  ...[
    'id',
    'timestamp',
    'action',
    'signature_request_id',
    'business_id_paid_by',
    'cost_center',
    'quality',
    'legislation',
  ],
  ...personColumns('initiator'),
  ...personColumns('signer'),
];
const reportColumns = ['cost_center', 'action', 'quality', 'legislation', 'signatures', 'first_at', 'last_at'];

export const exportSignatureActivities = implement(contract, async ({ params: { id }, query }, call) => {
  const { actor, db, meta, now } = call;
  await requireAdmin(db, actor, id);
  const { group_by, ...days } = query;
  const plan = await planExport(db, { businessId: id, kind: 'signatures', days, zone: meta.zone, now });
  const { lang } = actor;
  const clock = openClock(meta.zone);
  if (group_by === 'cost_center') {
    const rows = await sumCostCentres(db, id, plan.range, clock);
    const [name, columns] = ['cost_centre_report', reportColumns];
    return answerActivities({ name, lang, columns, count: rows.length, batches: [rows] });
  }
  const read = readInBatches(plan, (slice) => readSignatureActivities(db, id, slice));
  const batches = writeBatches(meta.isHead ? [] : read, clock);
  return answerActivities({ name: 'signature_usage', lang, columns: usageColumns, count: plan.count, batches });
});

async function* writeBatches(batches: AsyncIterable<SignatureActivity[]> | SignatureActivity[][], clock: LocalClock) {
  for await (const activities of batches) yield activities.map((activity) => describe(activity, clock));
}

const describe = (activity: SignatureActivity, clock: LocalClock): CsvField[] => [
  activity.id,
  clock(new Date(activity.timestamp)),
  activity.action,
  activity.signature_request_id,
  activity.business_id_paid_by,
  activity.cost_center,
  activity.quality,
  activity.legislation,
  ...writePerson(activity.initiator),
  ...writePerson(activity.signer),
];

/** A line for each cost centre, its ways to sign, qualities and laws; signatures without one come last. */
async function sumCostCentres(db: Kysely<Database>, businessId: string, range: Range, clock: LocalClock) {
  const { rows } = await sql<{
    cost_center: string | null;
    is_seal: boolean;
    quality: string;
    legislation: string;
    count: number;
    first_at: Date;
    last_at: Date;
  }>`
    select cost_center, is_seal, quality, legislation, count(*)::int as count, min(at) as first_at, max(at) as last_at
    from paid_signatures where business_id = ${businessId} and at >= ${range.from} and at < ${range.to}
    group by 1, 2, 3, 4 order by 1 nulls last, 2, 3, 4`.execute(db);
  return rows.map(({ cost_center, is_seal, quality, legislation, count, first_at, last_at }): CsvField[] => [
    cost_center,
    is_seal ? 'SEALED' : 'SIGNED',
    quality,
    legislation,
    count,
    clock(first_at),
    clock(last_at),
  ]);
}
