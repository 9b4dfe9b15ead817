import { sql, type Kysely } from 'kysely';
import { mayDiscard } from '../database/backup-lock.ts';
import type { Database } from '../database/schema.ts';
import { isAlive } from '../database/server-lock.ts';
import type { Services } from '../services.ts';
import { forgetInspection } from './begun-inspections.ts';
import { forgetVersionFile } from './versions.ts';

/**
 * Held while blobs are about to get their first reference or to lose their last one, until the transaction ends; always in the same
 * order, so that two calls with the same files never wait for each other.
 */
export async function lockBlobs(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  for (const sha256 of [...new Set(names)].toSorted()) {
    await sql`select ${lockBlob(sha256)}`.execute(trx);
  }
}

/** The same lock of one blob, as a value of a statement that refers to it: whoever looks for such a row under the lock waits for the transaction, and finds it. */
export const lockBlob = (sha256: string) => sql`pg_advisory_xact_lock(hashtextextended(${`blob ${sha256}`}, 0))`;

/** Whether a row refers to a blob. A whole file's blob is its version's hash. */
export async function isUsed(db: Kysely<Database>, sha256: string): Promise<boolean> {
  const user = await db
    .selectFrom('document_versions')
    .select('id')
    .where((where) => where.or([where('sha256', '=', sha256), where('tail_blob', '=', sha256)]))
    .unionAll(db.selectFrom('attachments').select('id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('field_files').select('field_id as id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('send_to_documents').select('send_to_id as id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('program_documents').select('id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('template_documents').select('id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('batch_documents').select('id').where('blob', '=', sha256))
    .unionAll(db.selectFrom('mail_attachments').select('mail_id as id').where('blob', '=', sha256))
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

/** How many uploads of this process are at work on a blob. Two people may send the same bytes at the same moment. */
const uploading = new Map<string, number>();

type Holder = Pick<Services, 'bootId' | 'config' | 'db'>;

/** Tells other servers, where there are any. What ends below one hold the clean-up takes away. */
async function tellHold({ bootId, config, db }: Holder, sha256: string, count: 1 | -1): Promise<void> {
  if (!config.role) return;
  await db
    .insertInto('upload_holds')
    .values({ sha256, boot_id: bootId, count })
    .onConflict((on) =>
      on.columns(['sha256', 'boot_id']).doUpdateSet((row) => ({ count: row('upload_holds.count', '+', count) })),
    )
    .execute();
}

/** Whether another server that lives is at work on a blob. */
async function isHeldElsewhere(
  { config }: Pick<Services, 'config'>,
  db: Kysely<Database>,
  sha256: string,
): Promise<boolean> {
  if (!config.role) return false;
  const held = await db
    .selectFrom('upload_holds')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('count', '>', 0)
    .where(isAlive('boot_id'))
    .executeTakeFirst();
  return held !== undefined;
}

/** Takes away what no server holds any more. */
export async function forgetHolds(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('upload_holds')
    .where((row) => row.or([row('count', '<=', 0), row.not(isAlive('boot_id'))]))
    .execute();
}

/** Whether an upload of this process is at work on a blob. */
export const isUploading = (sha256: string): boolean => uploading.has(sha256);

/** Keeps a blob that nothing refers to yet until its upload is settled. */
export async function holdUpload(services: Holder, sha256: string): Promise<void> {
  uploading.set(sha256, (uploading.get(sha256) ?? 0) + 1);
  await tellHold(services, sha256, 1);
}

/** What was left to the upload that is at work on it, though its last row has gone. */
const spared = new Set<string>();

/** Ends uploads, refused or kept: what nothing refers to goes, with the last upload of the same bytes. */
export async function settleUploads(services: Services, names: readonly string[]): Promise<void> {
  await releaseUploads(services, names);
  await discardBlobs(services, names);
}

/** Ends uploads to which a committed row refers: it is looked for that only where somebody has discarded the same bytes meanwhile. */
export async function keepUploads(services: Services, names: readonly string[]): Promise<void> {
  await releaseUploads(services, names);
  await discardBlobs(
    services,
    names.filter((sha256) => spared.has(sha256)),
  );
}

async function releaseUploads(services: Holder, names: readonly string[]): Promise<void> {
  for (const sha256 of names) {
    const left = (uploading.get(sha256) ?? 0) - 1;
    if (left > 0) uploading.set(sha256, left);
    else {
      uploading.delete(sha256);
      forgetInspection(sha256);
    }
    await tellHold(services, sha256, -1);
  }
}

/** Tells other servers, where there are any, that a file is gone: they may have copies of it, and images of its pages. */
async function tellErased({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>, sha256: string) {
  if (!config.role) return;
  const at = now();
  await db
    .insertInto('erased_files')
    .values({ sha256, at })
    .onConflict((on) => on.column('sha256').doUpdateSet({ at }))
    .execute();
}

/**
 * Deletes what is kept under these hashes (blobs, page images, files put together) unless a document version refers to it or an upload
 * is at work on it: after a refused upload or an erased request, once that has been committed. Equal files are one blob, hence the
 * look; a document that is about to refer to the same bytes waits or makes us wait. With `storedBefore` younger blobs stay; while a backup
 * is made, all of them.
 */
export async function discardBlobs(services: Services, names: readonly string[], storedBefore?: Date): Promise<void> {
  for (const sha256 of new Set(names))
    await discardBlob(services, sha256, storedBefore).catch((error: unknown) => {
      // The file stays behind; nobody can reach it, and the call itself has succeeded.
      services.log.warn('blob not discarded', { sha256, error });
    });
}

/** As `discardBlobs`, of one; answers whether it went, and throws where that cannot be done now. */
export async function discardBlob(services: Services, sha256: string, storedBefore?: Date): Promise<boolean> {
  const { blobs, db, pdf } = services;
  spared.delete(sha256);
  // What a row refers to by now is kept without a lock: whoever takes that row away looks for itself.
  if (await isUsed(db, sha256)) return false;
  return db.transaction().execute(async (trx) => {
    if (!(await mayDiscard(trx))) return false;
    await lockBlobs(trx, [sha256]);
    if (await isUsed(trx, sha256)) return false;
    if (uploading.has(sha256)) {
      spared.add(sha256);
      return false;
    }
    if (await isHeldElsewhere(services, trx, sha256)) return false;
    if (!(await blobs.delete(sha256, storedBefore))) return false;
    await pdf.forgetPages(sha256);
    await forgetVersionFile(services.config, sha256);
    await tellErased({ ...services, db: trx }, sha256);
    return true;
  });
}
