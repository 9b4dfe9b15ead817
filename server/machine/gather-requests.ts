import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessOf } from '../requests/access.ts';
import { roles, type Role } from '../requests/access-rules.ts';
import { findRequest, listSignatures, type RequestRow } from '../requests/request-repository.ts';
import { listAttachments } from '../documents/list-attachments.ts';
import { listDocuments, listDocumentSignatures, listNamed, listObservers } from '../requests/request-repository.ts';

/** Everything of one request that programs read. */
export interface GatheredRequest {
  request: RequestRow;
  role: Role;
  signatures: Awaited<ReturnType<typeof listSignatures>>;
  documents: Awaited<ReturnType<typeof listDocuments>>;
  marks: Awaited<ReturnType<typeof listDocumentSignatures>>;
  observers: Awaited<ReturnType<typeof listObservers>>;
  attachments: Awaited<ReturnType<typeof listAttachments>>;
  named: Awaited<ReturnType<typeof listNamed>>;
  /** By sid, when its signer looked last. */
  views: ReadonlyMap<string, Date>;
}

/** Of these requests those that the account may read, with its strongest role. */
export async function findRoles(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Role>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<{ request_id: string; role: Role }>`
    select request_id, role from (${accessOf(userId, 'some')}) mine
    where request_id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(db);
  const found = new Map<string, Role>();
  for (const role of roles.toReversed()) for (const row of rows) if (row.role === role) found.set(row.request_id, role);
  return found;
}

/** Gathers a request, undefined where it is gone. */
export async function gatherRequest(
  db: Kysely<Database>,
  id: string,
  role: Role,
): Promise<GatheredRequest | undefined> {
  const request = await findRequest(db, id);
  if (!request) return undefined;
  const [signatures, documents, marks, observers, attachments, named, views] = await Promise.all([
    listSignatures(db, id),
    listDocuments(db, id),
    listDocumentSignatures(db, id),
    listObservers(db, id),
    listAttachments(db, id),
    listNamed(db, id),
    listViews(db, id),
  ]);
  return { request, role, signatures, documents, marks, observers, attachments, named, views };
}

async function listViews(db: Kysely<Database>, id: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('signature_views')
    .innerJoin('signatures', 'signatures.sid', 'signature_views.sid')
    .select(['signature_views.sid', 'last_at'])
    .where('request_id', '=', id)
    .execute();
  return new Map(rows.map(({ sid, last_at }) => [sid, last_at]));
}
