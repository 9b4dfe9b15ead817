import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { FilledEvidence } from '../evidence/event.ts';
import { accessOf } from '../requests/access.ts';
import { roles, type Role } from '../requests/access-rules.ts';
import {
  amongIds,
  findRequests,
  listDocumentSignatures,
  listNamed,
  listObservers,
  listSignatures,
  type DocumentRow,
  type DocumentSignatureRow,
  type NamedRow,
  type ObserverRow,
  type RequestRow,
  type SignatureRow,
} from '../requests/request-repository.ts';
import type { AttachmentRow } from '../documents/list-attachments.ts';
import type { Laid } from '../signature-requests/draft-request.ts';

/** Everything of one request that programs read. */
export interface GatheredRequest {
  request: RequestRow;
  role: Role;
  signatures: readonly SignatureRow[];
  documents: readonly Pick<DocumentRow, 'id' | 'title' | 'current_version_id'>[];
  marks: readonly Pick<DocumentSignatureRow, 'sid' | 'document_id' | 'visual_signature'>[];
  observers: readonly ObserverRow[];
  attachments: readonly Pick<AttachmentRow, 'id' | 'filename'>[];
  named: readonly Pick<NamedRow, 'level' | 'email'>[];
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

/** What of a request is read before the rest, to judge whether it may be read at all. */
type Read = Pick<GatheredRequest, 'request' | 'signatures' | 'role'>;

/** Gathers requests with what their reader is there; those that are gone are left out. As many questions for fifty as for one. */
export async function gatherRequests(
  db: Kysely<Database>,
  readable: ReadonlyMap<string, Role>,
): Promise<GatheredRequest[]> {
  const ids = [...readable.keys()];
  if (ids.length === 0) return [];
  const [requests, signatures, addBeside] = await Promise.all([
    findRequests(db, ids),
    listSignatures(db, ids).then(sortIn),
    readBeside(db, ids),
  ]);
  return requests.map((request) =>
    addBeside({ request, role: readable.get(request.id)!, signatures: signatures(request.id) }),
  );
}

/** The same of one that was read to judge who may read it. */
export const gatherRead = async (db: Kysely<Database>, read: Read): Promise<GatheredRequest> =>
  (await readBeside(db, [read.request.id]))(read);

async function readBeside(db: Kysely<Database>, ids: readonly string[]): Promise<(read: Read) => GatheredRequest> {
  const [rows, observers] = await Promise.all([selectBeside(db, { ids }), listObservers(db, ids).then(sortIn)]);
  const byId = new Map(
    rows.map(({ id, marginalia, ...row }) => [id, { ...row, marginalia: keyMarginalia(marginalia) }]),
  );
  return ({ request, role, signatures }) => ({
    ...{ request, role, signatures },
    ...(byId.get(request.id) ?? nothingBeside),
    observers: observers(request.id),
  });
}

/** A request as it was laid down and sent in one transaction. */
export interface SentRequest extends Pick<GatheredRequest, 'request' | 'role' | 'signatures' | 'documents'> {
  laid: Pick<Laid, 'observers' | 'hasNamed' | 'hasPlaces'>;
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
    marks: laid.hasPlaces ? await listDocumentSignatures(db, id) : linkAll(sent),
    // They were told of it meanwhile.
    observers: laid.observers.length ? await listObservers(db, id) : [],
    attachments: [],
    named: laid.hasNamed ? await listNamed(db, id) : [],
    marginalia: hasFields ? await listMarginalia(db, id) : new Map<string, Marginalia>(),
  };
}

/** Where nobody's signature has its place: who signs what. */
const linkAll = ({ signatures, documents }: Pick<SentRequest, 'signatures' | 'documents'>) =>
  documents.flatMap(({ id: document_id }) =>
    signatures
      .filter(({ signs_listed_only }) => !signs_listed_only)
      .map(({ sid }) => ({ sid, document_id, visual_signature: null })),
  );

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

const marginaliaOf = (requestIds: RawBuilder<unknown>) => sql`
    select s.sid, v.last_at as viewed_at,
      coalesce((select json_agg(json_build_object('declaration', f.declaration, 'document_id', f.document_id, 'value', f.value)
        order by f.position) from request_fields f where f.sid = s.sid), '[]') as fields,
      coalesce(case when s.signed_at is not null and exists (select from request_fields f where f.sid = s.sid) then (
        select e.data -> 'filled' from audit_events e
        where e.request_id = s.request_id and e.name = 'SIGNED' and e.data ->> 'sid' = s.sid::text limit 1) end, '[]') as filled
    from signatures s left join signature_views v on v.sid = s.sid
    where s.request_id in (${requestIds})`;

async function listMarginalia(db: Kysely<Database>, id: string): Promise<ReadonlyMap<string, Marginalia>> {
  const { rows } = await sql<Marginalia>`${marginaliaOf(sql`${id}::uuid`)}`.execute(db);
  return new Map(rows.map((row) => [row.sid, row]));
}

/** As JSON writes it. */
type WrittenMarginalia = Omit<Marginalia, 'viewed_at'> & { viewed_at: string | null };

const keyMarginalia = (written: readonly WrittenMarginalia[]): ReadonlyMap<string, Marginalia> =>
  new Map(
    written.map((one) => [one.sid, { ...one, viewed_at: one.viewed_at === null ? null : new Date(one.viewed_at) }]),
  );

const nothingBeside = { documents: [], marks: [], attachments: [], named: [], marginalia: new Map() };

/** Everything short that programs read of a request, in one row: each question more would wait for a session of its own. */
const selectBeside = keepQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('signature_requests as request')
    .select('request.id')
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('documents')
          .select(['id', 'title', 'current_version_id'])
          .whereRef('documents.request_id', '=', 'request.id')
          .orderBy('position'),
      ).as('documents'),
      jsonArrayFrom(
        selectFrom('document_signatures as mark')
          .innerJoin('documents', 'documents.id', 'mark.document_id')
          .select(['mark.sid', 'mark.document_id', 'mark.visual_signature'])
          .whereRef('documents.request_id', '=', 'request.id')
          .orderBy('documents.position'),
      ).as('marks'),
      jsonArrayFrom(
        selectFrom('attachments')
          .select(['id', 'filename'])
          .whereRef('attachments.request_id', '=', 'request.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('attachments'),
      jsonArrayFrom(
        selectFrom('request_access as access')
          .innerJoin('users', 'users.id', 'access.user_id')
          .select(['access.level', 'users.email'])
          .whereRef('access.request_id', '=', 'request.id')
          .where('access.level', 'in', ['read', 'write'])
          .where('access.removed_at', 'is', null)
          .orderBy('users.email'),
      ).as('named'),
    ])
    .select(
      sql<WrittenMarginalia[]>`coalesce((select json_agg(one) from (${marginaliaOf(sql`request.id`)}) one), '[]')`.as(
        'marginalia',
      ),
    )
    .where('request.id', '=', amongIds(ids)),
);
