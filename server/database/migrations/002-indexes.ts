import { sql, type Kysely } from 'kysely';

/** Ways into tables that would otherwise be read whole: on every page, in the list of an administrator, and when something is erased. */
const statements = [
  sql`create index signature_requests_business on signature_requests (business_id)`,
  sql`create index document_signatures_document on document_signatures (document_id)`,
  sql`create index memberships_user on memberships (user_id)`,
  // Invitations are found by address, because the person may not have an account yet.
  sql`create index memberships_invited on memberships (lower(email)) where state = 'invited'`,
  sql`create index observers_awaited on observers (lower(email)) where user_id is null`,
  // What the foreign keys ask before a row may go.
  sql`create index document_versions_parent on document_versions (parent_id) where parent_id is not null`,
  sql`create index documents_current_version on documents (current_version_id)`,
  sql`create index signing_preparations_document on signing_preparations (document_id)`,
  sql`create index signing_preparations_version on signing_preparations (version_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
