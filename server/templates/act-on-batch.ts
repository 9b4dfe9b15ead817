import type { JobTable } from '../jobs/job-table.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { claimRequest } from '../requests/access.ts';
import type { Services } from '../services.ts';
import { remind } from '../signature-requests/remind.ts';
import { withdraw } from '../signature-requests/withdraw.ts';
import { listRows } from './batches-repository.ts';
import { findSender } from './find-sender.ts';

/** Requests that one run acts on. */
const slice = 25;

/**
 * The job: withdraws or reminds of the open requests of a batch behind a row, each in a transaction of its own. Whoever may not be, because
 * somebody is signing, has just signed or was just reminded, is left as it is. Running it twice changes nothing.
 */
export async function actOnBatch(
  services: Services,
  { batchId, after }: JobTable['act-on-batch'],
  run: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { db, jobs, now } = services;
  const batch = await db.selectFrom('batches').selectAll().where('id', '=', batchId).executeTakeFirst();
  if (!batch?.act || !batch.act_by) return;
  const actor = await findSender(db, { userId: batch.act_by, businessId: batch.business_id }, now());
  const rows = actor ? await listRows(db, batchId, { state: 'OPEN', after, size: slice }, now()) : [];
  for (const { request_id: id } of rows) {
    run.signal.throwIfAborted();
    const call = { actor: actor!, services, now: now(), meta: { ip: batch.ip, zone: batch.zone } };
    await db
      .transaction()
      .execute(async (trx) => {
        if (batch.act === 'REMIND') return void (await remind(trx, call, id!));
        const { request } = await claimRequest(trx, call, id!, 'withdraw');
        await withdraw(trx, call, request, batch.act_message || undefined);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
  }
  const last = rows.at(-1);
  if (last && rows.length === slice) {
    await jobs.enqueue(db, 'act-on-batch', { batchId, after: last.number }, { singletonKey: batchId });
    return;
  }
  const done = { act: null, act_by: null, act_message: '' };
  await db.updateTable('batches').set(done).where('id', '=', batchId).execute();
}
