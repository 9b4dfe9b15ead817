import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentReport } from '@sigillum/engine/verifier';

/** A version about to be stored: a whole file, or a tail to the one before. */
export interface NewVersion {
  cause: Database['document_versions']['cause'];
  baseBlob: string | null;
  tailBlob: string | null;
  /** Of the whole version, hexadecimal; `size` too. */
  sha256: string;
  size: number;
  signatureSid?: string;
  evidence?: Record<string, unknown>;
  /** What the verifier said of this file. */
  verdict?: DocumentReport | undefined;
  timestampExpiresAt?: Date | undefined;
}

/**
 * Appends versions to a document and makes the last one its current version, if it still is the file that they belong to; else refuses.
 * Answers the current version's id.
 */
export async function storeVersions(
  trx: Kysely<Database>,
  document: { id: string; current_version_id: string },
  versions: readonly NewVersion[],
  now: Date,
): Promise<string> {
  let parent_id = document.current_version_id;
  const rows = versions.map((version, index) => {
    const row = {
      id: randomUUID(),
      document_id: document.id,
      parent_id,
      ordinal: sql<number>`(select ordinal from document_versions where id = ${document.current_version_id}) + ${index + 1}::int`,
      cause: version.cause,
      base_blob: version.baseBlob,
      tail_blob: version.tailBlob,
      sha256: version.sha256,
      size: version.size,
      signature_sid: version.signatureSid ?? null,
      evidence: version.evidence ? JSON.stringify(version.evidence) : null,
      verdict: version.verdict ? JSON.stringify(version.verdict) : null,
      timestamp_expires_at: version.timestampExpiresAt ?? null,
      created_at: now,
    };
    parent_id = row.id;
    return row;
  });
  if (rows.length === 0) return parent_id;
  const moved = await trx
    .with('made', (creator) => creator.insertInto('document_versions').values(rows))
    .updateTable('documents')
    .set({ current_version_id: parent_id, updated_at: now })
    .where('id', '=', document.id)
    .where('current_version_id', '=', document.current_version_id)
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Another has made the version behind the same one already.
      if ((error as { constraint?: string }).constraint === 'document_versions_document_id_ordinal_key')
        return undefined;
      throw error;
    });
  if (moved?.numUpdatedRows !== 1n) throw refuse('error.sr.changed_meanwhile');
  return parent_id;
}
