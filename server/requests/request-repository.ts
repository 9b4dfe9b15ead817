import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { normaliseEmail } from '../accounts/user-repository.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { documentColumns, observerColumns, requestColumns, signatureColumns } from './request-columns.ts';

/** Rows of a request, or of several at once, in the order in which they are shown. */
export type RequestIds = string | readonly string[];
export const listIds = (ids: RequestIds): readonly string[] => (typeof ids === 'string' ? [ids] : ids);
/**
 * One value, however many there are, so that the statement stays the same. PostgreSQL must not see how many: it takes a list that it does not know
 * for ten, and would plan anew each time for less than that, which takes longer than to answer.
 */
export const amongIds = (ids: RequestIds) => sql<string>`any((select ${listIds(ids)}::uuid[])::uuid[])`;
interface Ids {
  ids: readonly string[];
}

const selectRequest = (db: Kysely<Database>, ids: RequestIds) =>
  db
    .selectFrom('signature_requests')
    .innerJoin('users as owner', 'owner.id', 'signature_requests.owner_id')
    .leftJoin('businesses', 'businesses.id', 'signature_requests.business_id')
    .select(requestColumns)
    .select([
      'owner.email as owner_email',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.lang as owner_lang',
      'owner.deleted_at as owner_deleted_at',
      'businesses.settings as business_settings',
      'businesses.name as business_name',
    ])
    .select(sql<string | null>`case when businesses.deleted_at is null then businesses.plan end`.as('business_plan'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_users').select('user_id').whereRef('api_users.user_id', '=', 'signature_requests.owner_id'),
      ).as('owner_is_program'),
    )
    .where('signature_requests.id', '=', amongIds(ids));

const selectRequests = keepQuery((db, { ids }: Ids) => selectRequest(db, ids));
export const findRequests = (db: Kysely<Database>, ids: readonly string[]) => selectRequests(db, { ids });
export const findRequest = async (db: Kysely<Database>, id: string) => (await findRequests(db, [id])).at(0);
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Selects the request with its `own_roles`, which are looked for first: without one nothing else is. */
export const selectRequestFor = <R extends string>(
  db: Kysely<Database>,
  ids: readonly string[],
  roles: RawBuilder<{ role: R }>,
) =>
  selectRequest(
    db.with(
      (name) => name('mine').materialized(),
      () => sql`(${roles})`,
    ) as unknown as Kysely<Database>,
    ids,
  )
    .select(sql<R[]>`(select array_agg(role) from mine)`.as('own_roles'))
    .where(sql<boolean>`exists (select from mine)`);

/** Locks the request until the transaction ends: everything that changes it goes one after another. */
export const lockRequest = async (trx: Kysely<Database>, id: string) =>
  (await selectRequestToLock(trx, { ids: [id] })).at(0);
const selectRequestToLock = keepQuery((db, { ids }: Ids) => selectRequest(db, ids).forUpdate('signature_requests'));

const ofPage = { isOfPage: true };

/** Signatures with what is known of their accounts, in order; also of those that the same statement lays down, where they are called `signatures`. */
export const describeSignatures = (db: Pick<Kysely<Database>, 'selectFrom'>) =>
  db
    .selectFrom('signatures')
    .leftJoin('users as inviter', 'inviter.id', 'signatures.invited_by')
    .leftJoin('users as account', 'account.id', 'signatures.user_id')
    .select(signatureColumns)
    .select(['inviter.email as inviter_email', 'account.lang as account_lang', 'account.email as user_email'])
    .select('account.mobile as account_mobile')
    .select('account.deleted_at as account_deleted_at')
    .orderBy('position');

const selectSignatures = keepQuery(
  (db, { ids }: Ids) => describeSignatures(db).where('request_id', '=', amongIds(ids)),
  ofPage,
);
export const listSignatures = (db: Kysely<Database>, requests: RequestIds) =>
  selectSignatures(db, { ids: listIds(requests) });
export type SignatureRow = Awaited<ReturnType<typeof listSignatures>>[number];

const selectDocumentSignatures = keepQuery((db, { ids }: Ids) =>
  db
    .selectFrom('document_signatures')
    .innerJoin('documents', 'documents.id', 'document_signatures.document_id')
    .select(['document_signatures.sid', 'document_signatures.document_id', 'document_signatures.visual_signature'])
    .select('documents.request_id')
    .where('documents.request_id', '=', amongIds(ids))
    .orderBy('documents.position'),
);
export const listDocumentSignatures = (db: Kysely<Database>, requests: RequestIds) =>
  selectDocumentSignatures(db, { ids: listIds(requests) });
export type DocumentSignatureRow = Awaited<ReturnType<typeof listDocumentSignatures>>[number];

/** The documents with their newest version. */
export const listDocuments = (db: Kysely<Database>, requests: RequestIds) =>
  selectCurrentDocuments(db, { ids: listIds(requests) });

export const selectDocuments = (db: Kysely<Database>, requests: RequestIds) =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.id', 'documents.current_version_id')
    .select(documentColumns)
    .select(['version.sha256', 'version.size'])
    .where('documents.request_id', '=', amongIds(requests))
    .orderBy('documents.position');
const selectCurrentDocuments = keepQuery((db, { ids }: Ids) => selectDocuments(db, ids), ofPage);
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/**
 * The same of a request that the transaction has locked, each with whether a signer signs it; with them the newest event of the request, for
 * whoever adds to it.
 */
export const listDocumentsUnderLock = (trx: Kysely<Database>, requestId: string, sid: string) =>
  selectDocuments(trx, requestId)
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('document_signatures')
          .select('document_id')
          .where('document_signatures.sid', '=', sid)
          .whereRef('document_signatures.document_id', '=', 'documents.id'),
      ).as('is_signed_by'),
      jsonObjectFrom(
        selectFrom('audit_events')
          .select(['seq', 'hash'])
          .where('audit_events.request_id', '=', requestId)
          .orderBy('seq', 'desc')
          .limit(1),
      ).as('last_event'),
    ])
    .execute();

/** Of these, the ones that a signer signs. */
export const listDocumentsToSign = (db: Kysely<Database>, requestId: string, sid: string) =>
  selectDocuments(db, requestId)
    .where('documents.id', 'in', (some) =>
      some.selectFrom('document_signatures').select('document_id').where('sid', '=', sid),
    )
    .execute();

const selectObservers = keepQuery(
  (db, { ids }: Ids) =>
    db
      .selectFrom('observers')
      .leftJoin('users as inviter', 'inviter.id', 'observers.invited_by')
      .leftJoin('users as account', 'account.id', 'observers.user_id')
      .leftJoin('signer_groups', 'signer_groups.id', 'observers.group_id')
      .select(observerColumns)
      .select(['inviter.email as inviter_email', 'account.lang as account_lang', 'signer_groups.version_id'])
      .where('request_id', '=', amongIds(ids))
      .orderBy('observers.created_at')
      .orderBy('observers.id'),
  ofPage,
);
export const listObservers = (db: Kysely<Database>, requests: RequestIds) =>
  selectObservers(db, { ids: listIds(requests) });
export type ObserverRow = Awaited<ReturnType<typeof listObservers>>[number];

/** Whom the owner has named to read or write, in the order of their addresses. */
const selectNamed = keepQuery(
  (db, { ids }: Ids) =>
    db
      .selectFrom('request_access')
      .innerJoin('users', 'users.id', 'request_access.user_id')
      .select('request_access.request_id')
      .select(['request_access.level', 'users.id', 'users.email', 'users.lang', 'users.first_name', 'users.last_name'])
      .where('request_access.request_id', '=', amongIds(ids))
      .where('request_access.level', 'in', ['read', 'write'])
      .where('request_access.removed_at', 'is', null)
      .orderBy('users.email'),
  ofPage,
);
export const listNamed = (db: Kysely<Database>, requests: RequestIds) => selectNamed(db, { ids: listIds(requests) });
export type NamedRow = Omit<Awaited<ReturnType<typeof listNamed>>[number], 'request_id'>;

interface Emails {
  /** As accounts have them. */
  emails: readonly string[];
}

const selectAccounts = (db: Kysely<Database>, { emails }: Emails) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.lang'])
    .where(sql`lower(users.email)`, '=', sql`any(${emails}::text[])`)
    .where('users.deleted_at', 'is', null);

type AccountRow = Pick<Selectable<Database['users']>, 'id' | 'email' | 'lang'>;
/** By the address as accounts have it (`normaliseEmail`). */
export type Accounts = ReadonlyMap<string, AccountRow>;
const mapAccounts = (rows: readonly AccountRow[]): Accounts =>
  new Map(rows.map((row) => [normaliseEmail(row.email), row]));
const listAddresses = (emails: readonly string[]) => [...new Set(emails.map(normaliseEmail))];

/** The live accounts of addresses. Never let an answer depend on them visibly. */
export async function findAccounts(db: Kysely<Database>, emails: readonly string[]): Promise<Accounts> {
  if (!emails.length) return new Map();
  return mapAccounts(await selectAccounts(db, { emails: listAddresses(emails) }).execute());
}

const selectRequestWithAccounts = keepQuery((db, { ids, emails }: Ids & Emails) =>
  selectRequest(db, ids).select(jsonArrayFrom(selectAccounts(db, { emails })).as('accounts')),
);

/** A request that the transaction has made, and the live accounts of addresses with it. */
export async function findMade(
  trx: Kysely<Database>,
  id: string,
  emails: readonly string[],
): Promise<{ request: RequestRow; accounts: Accounts }> {
  const [row] = await selectRequestWithAccounts(trx, { ids: [id], emails: listAddresses(emails) });
  const { accounts, ...request } = row!;
  return { request, accounts: mapAccounts(accounts) };
}

/** The live account of an address, if there is one. Never let an answer depend on it visibly. */
export const findAccount = async (db: Kysely<Database>, email: string) =>
  (await findAccounts(db, [email])).get(normaliseEmail(email));

export const touchRequest = (trx: Kysely<Database>, id: string, now: Date) =>
  trx.updateTable('signature_requests').set({ updated_at: now }).where('id', '=', id).execute();
