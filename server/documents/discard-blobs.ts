import { sql, type Kysely } from 'kysely';
import { mayDiscard } from '../database/backup-lock.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { forgetVersionFile } from './versions.ts';

/**
 * Held while blobs are about to get their first reference or to lose their last one, until the transaction ends; always in the same
 * order, so that two calls with the same files never wait for each other.
 */
export async function lockBlobs(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  for (const sha256 of [...new Set(names)].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`blob ${sha256}`}, 0))`.execute(trx);
  }
}

/** Whether a row refers to a blob. A whole file's blob is its version's hash. */
export async function isUsed(db: Kysely<Database>, sha256: string): Promise<boolean> {
  const user = await db
    .selectFrom('document_versions')
    .select('id')
    .where((where) => where.or([where('sha256', '=', sha256), where('tail_blob', '=', sha256)]))
    .unionAll(db.selectFrom('attachments').select('id').where('blob', '=', sha256))
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

/** Keeps a blob that nothing refers to yet until its upload is settled. */
export function holdUpload(sha256: string): void {
  uploading.set(sha256, (uploading.get(sha256) ?? 0) + 1);
}

/** What was left to the upload that is at work on it, though its last row has gone. */
const spared = new Set<string>();

/** Ends uploads, refused or kept: what nothing refers to goes, with the last upload of the same bytes. */
export async function settleUploads(services: Services, names: readonly string[]): Promise<void> {
  releaseUploads(names);
  await discardBlobs(services, names);
}

/** Ends uploads to which a committed row refers: it is looked for that only where somebody has discarded the same bytes meanwhile. */
export async function keepUploads(services: Services, names: readonly string[]): Promise<void> {
  releaseUploads(names);
  await discardBlobs(
    services,
    names.filter((sha256) => spared.has(sha256)),
  );
}

function releaseUploads(names: readonly string[]): void {
  for (const sha256 of names) {
    const left = (uploading.get(sha256) ?? 0) - 1;
    if (left > 0) uploading.set(sha256, left);
    else uploading.delete(sha256);
  }
}

/**
 * Deletes what is kept under these hashes (blobs, page images, files put together) unless a document version refers to it or an upload
 * is at work on it: after a refused upload or an erased request, once that has been committed. Equal files are one blob, hence the
 * look; a document that is about to refer to the same bytes waits or makes us wait. With `storedBefore` younger blobs stay; while a backup
 * is made, all of them.
 */
export async function discardBlobs(services: Services, names: readonly string[], storedBefore?: Date): Promise<void> {
  const { blobs, db, pdf, log } = services;
  for (const sha256 of new Set(names)) {
    spared.delete(sha256);
    try {
      // What a row refers to by now is kept without a lock: whoever takes that row away looks for itself.
      if (await isUsed(db, sha256)) continue;
      await db.transaction().execute(async (trx) => {
        if (!(await mayDiscard(trx))) return;
        await lockBlobs(trx, [sha256]);
        if (await isUsed(trx, sha256)) return;
        if (uploading.has(sha256)) {
          spared.add(sha256);
          return;
        }
        if (!(await blobs.delete(sha256, storedBefore))) return;
        await pdf.forgetPages(sha256);
        await forgetVersionFile(services.config, sha256);
      });
    } catch (error) {
      // The file stays behind; nobody can reach it, and the call itself has succeeded.
      log.warn('blob not discarded', { sha256, error });
    }
  }
}
