import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DocumentEvidence } from '../evidence/event.ts';
import { isSignedVersion, writeFilename } from './document-title.ts';

/** A document's file as it goes into an archive. */
export interface DocumentFile extends Required<Pick<DocumentEvidence, 'documentId' | 'versionId' | 'sha256' | 'size'>> {
  /** Differs from every other of its request; letter case does not tell files apart everywhere. */
  name: string;
}

/**
 * The files of a request in their order: the newest versions, or the documents as they were uploaded; of all documents, or of those that
 * belong to one signature.
 */
export async function listFiles(
  db: Kysely<Database>,
  requestId: string,
  isSigned: boolean,
  sid?: string,
): Promise<DocumentFile[]> {
  const found = db
    .selectFrom('documents')
    .innerJoin('document_versions as version', (join) =>
      isSigned
        ? join.onRef('version.id', '=', 'documents.current_version_id')
        : join.onRef('version.document_id', '=', 'documents.id').on('version.cause', '=', 'UPLOAD'),
    )
    .select(['documents.id', 'documents.title', 'version.id as version_id'])
    .select(['version.sha256', 'version.cause', 'version.size'])
    .where('documents.request_id', '=', requestId)
    .orderBy('documents.position');
  const rows = await (
    sid === undefined
      ? found
      : found.where('documents.id', 'in', (own) =>
          own.selectFrom('document_signatures').select('document_id').where('sid', '=', sid),
        )
  ).execute();
  const names = new Set<string>();
  return rows.map(({ id, title, version_id, sha256, cause, size }) => ({
    documentId: id,
    versionId: version_id,
    sha256,
    size,
    name: makeUnique(writeFilename(title, isSignedVersion(cause)), names),
  }));
}

/** Equal names get a number: Lease.pdf, Lease (2).pdf. */
export function makeUnique(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
    unique = name.replace(/(\.[^.]*)?$/, ` (${number})$1`);
  taken.add(unique.toLowerCase());
  return unique;
}
