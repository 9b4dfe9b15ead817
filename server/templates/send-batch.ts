import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { Kysely } from 'kysely';
import { requireUpload } from '../business/may-upload.ts';
import { isDatabaseUnavailable } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { isLongQueue } from '../jobs/job-board.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { initiate } from '../signature-requests/initiate.ts';
import { StorageUnavailableError } from '../storage/blob-store.ts';
import { prepareContent } from './draft-content.ts';
import { findSender } from './find-sender.ts';
import { askToSend } from './keep-batch.ts';

/** Rows that one run sends: then the other batches have their turn. */
const slice = 25;
/** While more mails than these are due, batches wait: whoever sends one request is not to stand behind a thousand. */
const mostMails = 200;
const mailPauseMs = 2000;

/**
 * The job: sends the next rows of a batch, each in a transaction of its own with its request, and asks for the next run. Whenever it dies,
 * a row is either sent or waits.
 */
export async function sendBatch(services: Services, batchId: string, run: Pick<JobRun, 'signal'>): Promise<void> {
  const { db, now } = services;
  const batch = await findSending(db, batchId);
  if (!batch) return;
  if (await isLongQueue(db, 'send-mail', mostMails))
    return askToSend(services, db, batchId, new Date(now().getTime() + mailPauseMs));
  const actor = await findSender(db, { userId: batch.owner_id, businessId: batch.business_id }, now());
  if (!actor) return failRows(db, batchId, 'error.batch.owner_left');
  const files = await mapBatchFiles(db, batchId);
  for (let count = 0; count < slice && !run.signal.aborted; count += 1) {
    const call = { actor, services, now: now(), meta: { ip: batch.ip, zone: batch.zone } };
    const outcome = await sendNext(call, batch, files);
    if (outcome === 'done') return;
    if (outcome instanceof Date) {
      await db.updateTable('batches').set({ paused_until: outcome }).where('id', '=', batchId).execute();
      return askToSend(services, db, batchId, outcome);
    }
  }
  await askToSend(services, db, batchId);
}

type Sending = NonNullable<Awaited<ReturnType<typeof findSending>>>;
const findSending = (db: Kysely<Database>, id: string) =>
  db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();

async function mapBatchFiles(db: Kysely<Database>, batchId: string) {
  const rows = await db.selectFrom('batch_documents').selectAll().where('batch_id', '=', batchId).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sends one row. Answers that none waits, or until when the account has to wait. */
async function sendNext(
  call: Call<AccountActor>,
  batch: Sending,
  files: Awaited<ReturnType<typeof mapBatchFiles>>,
): Promise<'done' | 'sent' | 'failed' | Date> {
  const { db } = call.services;
  let number: number | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      const row = await claimNext(trx, batch.id);
      if (!row) return;
      number = row.number;
      const requestId = await makeRequest(trx, call, batch, files, row.content!);
      await trx
        .updateTable('batch_rows')
        .set({ state: 'SENT', request_id: requestId, content: null, reason: null })
        .where('batch_id', '=', batch.id)
        .where('number', '=', row.number)
        .execute();
    });
    return number === undefined ? 'done' : 'sent';
  } catch (error) {
    if (number === undefined) throw error;
    return judgeFailure(call, batch.id, number, error);
  }
}

/** The first row that waits and that no other run has at hand, locked. */
const claimNext = (trx: Kysely<Database>, batchId: string) =>
  trx
    .selectFrom('batch_rows')
    .select(['number', 'content'])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'WAITING')
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

async function makeRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { content, origin, custom }: Sending,
  files: Awaited<ReturnType<typeof mapBatchFiles>>,
  { people, text, values }: NonNullable<Awaited<ReturnType<typeof claimNext>>>['content'] & object,
): Promise<string> {
  const { actor, now, services } = call;
  await requireUpload(services, trx, actor.id, now);
  // Its files were taken in when the template was made.
  const layDown = await prepareContent({ ...call, db: trx }, content, {
    people,
    text,
    values,
    origin,
    more: { custom },
    uploads: 0,
  });
  const draft = await layDown(trx, files);
  await initiate(trx, call, draft, 'batchInvitations');
  return draft.request.id;
}

/** What a failed row says; throws what is no fault of the row, so that the job is tried again. */
async function judgeFailure(
  { services: { db, log }, now }: Call<AccountActor>,
  batchId: string,
  number: number,
  error: unknown,
): Promise<'failed' | Date> {
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailableError) throw error;
  const refusal = error instanceof Refusal ? error : undefined;
  if (refusal?.key === 'error.rate_limit.exceeded')
    return new Date(now.getTime() + (refusal.extras.retryAfter ?? 60) * 1000);
  if (!refusal) log.error('row of a batch failed', { batchId, number, error });
  await failRows(db, batchId, refusal?.key ?? 'error.internal', number);
  return 'failed';
}

/** Writes down why a row, or all that wait, cannot be sent. */
async function failRows(db: Kysely<Database>, batchId: string, reason: ProblemKey, number?: number): Promise<void> {
  const waiting = db
    .updateTable('batch_rows')
    .set({ state: 'FAILED', reason })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'WAITING');
  await (number === undefined ? waiting : waiting.where('number', '=', number)).execute();
}
