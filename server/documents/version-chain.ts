import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** One blob of a version: the base first, then each appended tail. `size` in bytes. */
export interface VersionPart {
  blob: string;
  size: number;
}

export interface VersionChain {
  versionId: string;
  documentId: string;
  /** Of the whole version. */
  sha256: string;
  size: number;
  parts: readonly VersionPart[];
}

export interface ChainRow {
  id: string;
  document_id: string;
  base_blob: string | null;
  tail_blob: string | null;
  sha256: string;
  size: number;
}

/** SQL of the rows of which a version consists: its tails back to the nearest whole file, which comes first. */
export const chainOf = (versionId: RawBuilder<string>): RawBuilder<ChainRow> => sql`
    with recursive chain as (
      select id, document_id, parent_id, base_blob, tail_blob, sha256, size, 0 as depth
      from document_versions where id = ${versionId}
      union all
      select parent.id, parent.document_id, parent.parent_id, parent.base_blob, parent.tail_blob, parent.sha256, parent.size,
        chain.depth + 1
      from document_versions parent
      join chain on chain.parent_id = parent.id where chain.base_blob is null
    )
    select id, document_id, base_blob, tail_blob, sha256, size from chain order by depth desc`;

/** Another version has taken its place, or its document was erased. */
export class VersionMissingError extends Error {
  override readonly name = 'VersionMissingError';
}

/** Reads which blobs make up a version. Throws VersionMissingError when there is no such version. */
export async function readVersionChain(db: Kysely<Database>, versionId: string): Promise<VersionChain> {
  const { rows } = await chainOf(sql`${versionId}`).execute(db);
  return joinChain(versionId, rows);
}

/** The same of rows that were read already. */
export function joinChain(versionId: string, rows: readonly ChainRow[]): VersionChain {
  const newest = rows.at(-1);
  if (!newest) throw new VersionMissingError(`There is no document version ${versionId}.`);
  const parts = rows.map(({ base_blob, tail_blob, size }, index) => {
    const before = index === 0 ? 0 : rows[index - 1]!.size;
    return { blob: (base_blob ?? tail_blob)!, size: size - before };
  });
  return { versionId, documentId: newest.document_id, sha256: newest.sha256, size: newest.size, parts };
}
