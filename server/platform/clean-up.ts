import { sql, type Kysely } from 'kysely';
import { countActivityDays } from '../business/count-activity-days.ts';
import type { Database } from '../database/schema.ts';
import { forgetHolds } from '../documents/discard-blobs.ts';
import { forgetFieldFiles } from '../signature-requests/forget-field-files.ts';
import { findMissingFiles } from '../documents/find-missing-files.ts';
import { discardOrphans } from '../documents/discard-orphans.ts';
import { forgetDeliveries, forgetProgramCalls } from '../business/forget-deliveries.ts';
import { forgetUnusedDocuments } from '../documents/program-documents.ts';
import { eraseDocuments, forgetSupplied } from '../identification/erase-documents.ts';
import { claimDays, sendToDays } from '../requests/send-to-status.ts';
import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { forgetBatches } from '../templates/forget-batches.ts';
import { forgetVisitors } from '../identification/forget-visitors.ts';
import { hardenRecoveryCodes } from '../two-step/recovery-codes.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** Between two runs, each of which looks at every file. */
const pauseMs = 6 * hourMs;

/** Rows of `table` whose moment in `column` lies more than `days` back are of no use to anybody. */
interface Remains {
  table: keyof Database;
  column: string;
  days: number;
}

/** Days that pass after the end are for the pages that still say why a link or login is over, and for whoever looks into a complaint. */
const remains: readonly Remains[] = [
  { table: 'sessions', column: 'expires_at', days: 7 },
  { table: 'sessions', column: 'revoked_at', days: 7 },
  { table: 'email_confirmations', column: 'expires_at', days: 7 },
  { table: 'email_changes', column: 'expires_at', days: 7 },
  { table: 'phone_verifications', column: 'expires_at', days: 7 },
  { table: 'password_resets', column: 'expires_at', days: 7 },
  { table: 'two_step_challenges', column: 'expires_at', days: 7 },
  { table: 'sso_logins', column: 'expires_at', days: 7 },
  // The longest window is a day.
  { table: 'rate_limits', column: 'window_start', days: 2 },
  { table: 'program_minutes', column: 'begun_at', days: 1 },
  { table: 'validations', column: 'expires_at', days: 0 },
  { table: 'checked_files', column: 'expires_at', days: 0 },
  // Copies that nobody has asked for in a day are gone by themselves.
  { table: 'erased_files', column: 'at', days: 2 },
  { table: 'known_places', column: 'seen_at', days: 90 },
  { table: 'program_calls', column: 'at', days: 7 },
  // For programs that were away: a week, and time to notice it.
  { table: 'program_events', column: 'created_at', days: 30 },
  { table: 'idempotency_keys', column: 'created_at', days: 7 },
  // So long the page that was opened too late says so.
  { table: 'embed_addresses', column: 'expires_at', days: 1 },
  { table: 'hand_overs', column: 'expires_at', days: 1 },
  { table: 'mobile_id_questions', column: 'expires_at', days: 90 },
  // Vendors repeat what they tell for days, not for months.
  { table: 'identity_notifications', column: 'received_at', days: 90 },
  { table: 'payment_notices', column: 'received_at', days: 90 },
  // For as long as somebody may ask to what a person has agreed.
  { table: 'contact_consents', column: 'at', days: 3 * 365 },
  // What was said in them goes when they are sent; to whom, about what and when is asked for as long as somebody may complain (decision 337).
  { table: 'mails', column: 'created_at', days: 2 * 365 },
  { table: 'sms_messages', column: 'created_at', days: 2 * 365 },
  // A vendor that knows nothing of a case after so long has ended it by itself.
  { table: 'identification_call_offs', column: 'erased_at', days: 30 },
  // The files of what nobody claimed; the address still says so until its own end.
  { table: 'send_to_documents', column: 'created_at', days: claimDays },
  { table: 'send_tos', column: 'created_at', days: sendToDays },
];

/**
 * The job: deletes what has ended long ago, forgets identity documents that count no more, hashes old recovery codes as passwords are, counts the activities of days that are over, and
 * deletes files that nothing refers to: those of an hour ago, since a file gets its row within minutes, and all that are older than this
 * start of the server, for nobody is at work on them any more (decision 066). Tells where the newest documents have no file.
 */
export async function cleanUp(services: Services, startedAt?: Date): Promise<void> {
  const { db, log, now } = services;
  await askForNext(services, 'clean-up', pauseMs);
  const rows: Record<string, number> = {};
  for (const { table, column, days } of remains) {
    const before = new Date(now().getTime() - days * dayMs);
    rows[table] = (rows[table] ?? 0) + (await deleteBefore(db, table, column, before));
  }
  rows['deliveries'] = await forgetDeliveries(db, now());
  rows['calls of programs'] = await forgetProgramCalls(db);
  rows['documents'] = await eraseDocuments(db, now());
  rows['unused documents of programs'] = await forgetUnusedDocuments(db, now());
  rows['supplied documents'] = await forgetSupplied(db, now());
  rows['files of fields'] = await forgetFieldFiles(db);
  rows['identifications'] = await forgetVisitors(db, now());
  rows['rows of batches'] = await forgetBatches(db, now());
  await forgetHolds(db);
  await hardenRecoveryCodes(db);
  await countActivityDays(db, now());
  const hourAgo = new Date(now().getTime() - hourMs);
  const files = await discardOrphans(services, startedAt && startedAt > hourAgo ? startedAt : hourAgo);
  log.info('cleaned up', { rows: Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0)), files });
  const missing = await findMissingFiles(services);
  if (missing.length > 0)
    log.error(
      'files that documents need are missing: put them back from a backup, or set where files lie as before; npm run doctor names all',
      { files: missing },
    );
}

/** So many rows are deleted within the time of a statement, whatever hangs on them. */
const slice = 10_000;

/** Deletes what is older, slice by slice: where the job has not run for long, there are years of it. Returns how many rows went. */
async function deleteBefore(
  db: Kysely<Database>,
  table: keyof Database,
  column: string,
  before: Date,
): Promise<number> {
  const [from, at] = [sql.table(table), sql.ref(column)];
  for (let gone = 0; ;) {
    const old = sql`select ctid from ${from} where ${at} < ${before} limit ${slice}`;
    const { numAffectedRows } = await sql`delete from ${from} where ctid = any(array(${old}))`.execute(db);
    gone += Number(numAffectedRows);
    if (Number(numAffectedRows) < slice) return gone;
  }
}
