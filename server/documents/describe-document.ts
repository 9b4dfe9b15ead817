import type { Kysely } from 'kysely';
import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Database } from '../database/schema.ts';
import { listReaders, listWriters } from '../requests/list-readers.ts';
import { listNamed, listObservers } from '../requests/request-repository.ts';
import type { DocumentView } from './access-document.ts';
import { describeInspection } from './describe-inspection.ts';
import { listSignatureFields } from './list-signature-fields.ts';

/** A revision of a document on the wire. */
export async function describeDocument(db: Kysely<Database>, { document, view }: DocumentView): Promise<Document> {
  const { inspection } = document;
  const observers = await listObservers(db, document.request_id);
  const named = await listNamed(db, document.request_id);
  const [first] = document.pages;
  return {
    id: document.id,
    version_id: document.version_id,
    parent_id: document.parent_id,
    signature_request_id: document.request_id,
    title: document.title,
    content_type: document.content_type,
    size: document.size,
    sha256: document.sha256,
    page_count: document.page_count,
    page_width: first?.width ?? 0,
    page_height: first?.height ?? 0,
    pages: document.pages.map(({ width, height }) => ({ width, height })),
    signature_fields: await listSignatureFields(db, document),
    inspection: describeInspection(inspection),
    owner: view.request.owner_email,
    read_access: listReaders(view, observers, named),
    write_access: listWriters(view, named),
    created_at: document.created_at.toISOString(),
    updated_at: document.version_created_at.toISOString(),
  };
}
