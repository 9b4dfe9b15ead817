import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessOf } from '../requests/access.ts';
import { roles, type Role } from '../requests/access-rules.ts';
import { findRequests, listSignatures, type RequestRow } from '../requests/request-repository.ts';
import { listAttachments } from '../documents/list-attachments.ts';
import type { Laid } from '../signature-requests/draft-request.ts';
import { listDocuments, listDocumentSignatures, listNamed, listObservers } from '../requests/request-repository.ts';

/** Everything of one request that programs read. */
export interface GatheredRequest {
  request: RequestRow;
  role: Role;
  signatures: Awaited<ReturnType<typeof listSignatures>>;
  documents: readonly Awaited<ReturnType<typeof listDocuments>>[number][];
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

/** Gathers requests with what their reader is there; those that are gone are left out. As many questions for fifty as for one. */
export async function gatherRequests(
  db: Kysely<Database>,
  readable: ReadonlyMap<string, Role>,
): Promise<GatheredRequest[]> {
  const ids = [...readable.keys()];
  if (ids.length === 0) return [];
  const requests = await findRequests(db, ids);
  const [signatures, documents, marks, observers, attachments, named, views] = await Promise.all([
    listSignatures(db, ids).then(sortIn),
    listDocuments(db, ids).then(sortIn),
    listDocumentSignatures(db, ids).then(sortIn),
    listObservers(db, ids).then(sortIn),
    listAttachments(db, ids).then(sortIn),
    listNamed(db, ids).then(sortIn),
    listViews(db, ids),
  ]);
  return requests.map((request) => ({
    request,
    role: readable.get(request.id)!,
    signatures: signatures(request.id),
    documents: documents(request.id),
    marks: marks(request.id),
    observers: observers(request.id),
    attachments: attachments(request.id),
    named: named(request.id),
    views,
  }));
}

/** A request as it was laid down and sent in one transaction. */
export interface SentRequest extends Pick<GatheredRequest, 'request' | 'role' | 'signatures' | 'documents'> {
  laid: Pick<Laid, 'observers' | 'hasNamed'>;
}

/** The same of what the transaction itself has laid down and sent: nobody has looked at it yet or added a file. */
export async function gatherSent(db: Kysely<Database>, { laid, ...sent }: SentRequest): Promise<GatheredRequest> {
  const { id } = sent.request;
  return {
    ...sent,
    marks: await listDocumentSignatures(db, id),
    // They were told of it meanwhile.
    observers: laid.observers.length ? await listObservers(db, id) : [],
    attachments: [],
    named: laid.hasNamed ? await listNamed(db, id) : [],
    views: new Map(),
  };
}

/** Rows by their request, in the order in which they came. */
function sortIn<Row extends { request_id: string }>(rows: readonly Row[]): (requestId: string) => Row[] {
  const byRequest = Map.groupBy(rows, (row) => row.request_id);
  return (requestId) => byRequest.get(requestId) ?? [];
}

async function listViews(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('signature_views')
    .innerJoin('signatures', 'signatures.sid', 'signature_views.sid')
    .select(['signature_views.sid', 'last_at'])
    .where('request_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ sid, last_at }) => [sid, last_at]));
}
