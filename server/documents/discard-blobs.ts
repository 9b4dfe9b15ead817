import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { forgetVersionFile } from './versions.ts';

/** Held while a blob is about to get its first reference or to lose its last one, until the transaction ends. */
export async function lockBlob(trx: Kysely<Database>, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blob ${sha256}`}, 0))`.execute(trx);
}

/**
 * Deletes what is kept under these hashes, blobs, page images and files put together, unless a document version refers to it: after a refused upload or an erased request, once that
 * has been committed. Equal files are one blob, hence the look; an upload of the same bytes at this moment waits or makes us wait.
 */
export async function discardBlobs(services: Services, names: readonly string[]): Promise<void> {
  const { blobs, db, pdf, log } = services;
  for (const sha256 of new Set(names)) {
    try {
      await db.transaction().execute(async (trx) => {
        await lockBlob(trx, sha256);
        const user = await trx
          .selectFrom('document_versions')
          .select('id')
          .where((where) => where.or([where('base_blob', '=', sha256), where('tail_blob', '=', sha256), where('sha256', '=', sha256)]))
          .executeTakeFirst();
        if (user) return;
        await blobs.delete(sha256);
        await pdf.forgetPages(sha256);
        await forgetVersionFile(services.config, sha256);
      });
    } catch (error) {
      // The file stays behind; nobody can reach it, and the call itself has succeeded.
      log.warn('blob not discarded', { sha256, error });
    }
  }
}
