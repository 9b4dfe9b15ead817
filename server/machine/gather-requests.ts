import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FilledEvidence } from '../evidence/event.ts';
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
  /** By sid, what else is told of a signature. */
  marginalia: ReadonlyMap<string, Marginalia>;
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
  const [requests, signatures, documents, marks, observers, attachments, named, marginalia] = await Promise.all([
    findRequests(db, ids),
    listSignatures(db, ids).then(sortIn),
    listDocuments(db, ids).then(sortIn),
    listDocumentSignatures(db, ids).then(sortIn),
    listObservers(db, ids).then(sortIn),
    listAttachments(db, ids).then(sortIn),
    listNamed(db, ids).then(sortIn),
    listMarginalia(db, ids),
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
    marginalia,
  }));
}

/** A request as it was laid down and sent in one transaction. */
export interface SentRequest extends Pick<GatheredRequest, 'request' | 'role' | 'signatures' | 'documents'> {
  laid: Pick<Laid, 'observers' | 'hasNamed'>;
  /** Signers fill something in. */
  hasFields: boolean;
}

/** The same of what the transaction itself has laid down and sent: nobody has looked at it yet or added a file. */
export async function gatherSent(
  db: Kysely<Database>,
  { laid, hasFields, ...sent }: SentRequest,
): Promise<GatheredRequest> {
  const { id } = sent.request;
  return {
    ...sent,
    marks: await listDocumentSignatures(db, id),
    // They were told of it meanwhile.
    observers: laid.observers.length ? await listObservers(db, id) : [],
    attachments: [],
    named: laid.hasNamed ? await listNamed(db, id) : [],
    marginalia: hasFields ? await listMarginalia(db, [id]) : new Map<string, Marginalia>(),
  };
}

/** Rows by their request, in the order in which they came. */
function sortIn<Row extends { request_id: string }>(rows: readonly Row[]): (requestId: string) => Row[] {
  const byRequest = Map.groupBy(rows, (row) => row.request_id);
  return (requestId) => byRequest.get(requestId) ?? [];
}

/** What is told of a signature beside what is asked of it. */
export interface Marginalia {
  sid: string;
  /** When its signer looked last. */
  viewed_at: Date | null;
  /** What its signer fills in, in the order in which the person is led. */
  fields: Pick<StoredField, 'declaration' | 'document_id' | 'value'>[];
  /** What stands of them in the signed files, as the evidence names it. */
  filled: FilledEvidence[];
}
type StoredField = Selectable<Database['request_fields']>;

async function listMarginalia(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Marginalia>> {
  const { rows } = await sql<Marginalia>`
    select s.sid, v.last_at as viewed_at,
      coalesce((select json_agg(json_build_object('declaration', f.declaration, 'document_id', f.document_id, 'value', f.value)
        order by f.position) from request_fields f where f.sid = s.sid), '[]') as fields,
      coalesce(case when s.signed_at is not null and exists (select from request_fields f where f.sid = s.sid) then (
        select e.data -> 'filled' from audit_events e
        where e.request_id = s.request_id and e.name = 'SIGNED' and e.data ->> 'sid' = s.sid::text limit 1) end, '[]') as filled
    from signatures s left join signature_views v on v.sid = s.sid
    where s.request_id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(db);
  return new Map(rows.map((row) => [row.sid, row]));
}
