import type { Kysely } from 'kysely';
import type { ProgramDocument } from '@sigillum/api-contracts/machine/document-schemas.ts';
import type { Database } from '../database/schema.ts';
import { openDocument, type DocumentView } from '../documents/access-document.ts';
import { describeDocument } from '../documents/describe-document.ts';
import { describeFields } from '../documents/describe-fields.ts';
import { findProgramDocument, type ProgramDocumentRow } from '../documents/program-documents.ts';
import type { ApiActor } from '../http/actor.ts';
import { Refusal } from '../http/refusal.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';

/** What a program's id names: a document of its own, or a version of one that a request holds. */
export type OpenedDocument = { loose: ProgramDocumentRow; held?: never } | { held: DocumentView; loose?: never };

interface DocumentCall {
  actor: ApiActor;
  db: Kysely<Database>;
  now: Date;
}

export interface Named {
  version: 'v1' | 'v2' | 'v3';
  id: string;
}

/**
 * A document by what a program calls it. The request that took a document first has it under its id: v3 means the document as it is now, v1
 * and v2 the file that was uploaded. Foreign and absent ones are refused alike.
 */
export async function openProgramDocument(call: DocumentCall, { version, id }: Named): Promise<OpenedDocument> {
  const { actor, db, now } = call;
  const loose = await findProgramDocument(db, actor, id);
  if (loose && version !== 'v3') return { loose };
  try {
    return { held: await openDocument(db, actor, id, now) };
  } catch (error) {
    if (loose && error instanceof Refusal) return { loose };
    throw error;
  }
}

/** A document of the program's own on the wire. */
export function describeProgramDocument(row: ProgramDocumentRow): ProgramDocument {
  const { inspection } = row;
  const [first] = inspection.pages;
  return {
    id: row.id,
    ...(row.parent_id && { parent_id: row.parent_id }),
    title: row.title,
    content_type: 'application/pdf',
    size: row.size,
    page_count: inspection.pageCount,
    page_width: Math.round(first?.width ?? 0),
    page_height: Math.round(first?.height ?? 0),
    signature_fields: describeFields(inspection),
    ...describeConversion(inspection),
    owner: row.username,
    read_access: row.read_access,
    write_access: row.write_access,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Of what file the PDF was made, for a program that has to look at it. */
function describeConversion({ conversion }: DocumentInspection): Pick<ProgramDocument, 'conversion'> {
  // Those of people have no hash of their PDF.
  if (!conversion?.sha256) return {};
  const { from, originalSha256: original_sha256, sha256 } = conversion;
  return { conversion: { from, original_sha256, sha256 } };
}

/** The same for one that a request holds. */
export async function describeHeldDocument(
  db: Kysely<Database>,
  held: DocumentView,
  version: Named['version'],
): Promise<ProgramDocument> {
  const { id, version_id, parent_id, page_width, page_height, ...file } = await describeDocument(db, held);
  const parent = parent_id ?? held.document.source_id;
  const own = version === 'v3' && !held.isPinned ? id : version_id;
  return {
    id: own,
    // The first request has a document under the id of what was uploaded: nothing is its own parent.
    ...(parent && parent !== own && { parent_id: parent }),
    title: file.title,
    content_type: file.content_type,
    size: file.size,
    page_count: file.page_count,
    page_width: Math.round(page_width),
    page_height: Math.round(page_height),
    signature_fields: file.signature_fields,
    ...describeConversion(held.document.inspection),
    owner: file.owner,
    read_access: file.read_access,
    write_access: file.write_access,
    created_at: file.created_at,
    updated_at: file.updated_at,
  };
}
