import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * What the export says of each table that holds what is one person's alone (“on delete cascade”, as erase-person.ts reads it): never
 * what lets anybody in. A test fails for a table that is in neither of the two lists.
 */
export const toldColumns = {
  sessions: ['created_at', 'expires_at', 'revoked_at', 'ip', 'user_agent'],
  passkeys: ['name', 'is_backed_up', 'created_at', 'last_used_at'],
  totp_secrets: ['created_at', 'confirmed_at'],
  recovery_codes: ['created_at', 'used_at'],
  sso_identities: ['issuer', 'subject', 'linked_at'],
  account_events: ['at', 'name', 'ip', 'detail'],
  email_changes: ['email', 'created_at', 'expires_at'],
  phone_verifications: ['mobile', 'sent_at', 'ended_at'],
  known_places: ['network', 'seen_at'],
  seal_members: ['name', 'added_at'],
  identification_cases: [
    'legislation',
    'kind',
    'vendor',
    'state',
    'reason',
    'email',
    'appointment_at',
    'created_at',
    'ended_at',
  ],
  surveys: ['survey', 'asked_at', 'answered_at', 'score', 'comment'],
  mobile_ids: ['mobile', 'method', 'has_recovery_code', 'connected_at', 'used_at', 'differs_since'],
  mobile_id_questions: ['purpose', 'mobile', 'text', 'state', 'reason', 'asked_at', 'ended_at'],
  deputies: ['begins_at', 'ends_at'],
  template_shares: ['sharing', 'shared_at'],
  identity_officers: ['business_id', 'given_at'],
  identity_check_warnings: ['business_id', 'days', 'told_at'],
  operators: ['added_at'],
  referral_events: ['kind', 'created_at', 'sent_at'],
  paid_signatures: ['at', 'quality', 'legislation'],
  send_tos: ['title', 'created_at', 'claimed_at'],
  hand_overs: ['created_at', 'expires_at', 'ended_at'],
  subscriptions: ['plan', 'cycle', 'currency', 'status', 'created_at'],
} as const;

/** The column that names the person, where it has a name of its own. */
const holders: Partial<Record<string, string>> = { send_tos: 'maker_id', hand_overs: 'host_id' };

/** Told in full elsewhere (the lists: by the requests themselves), or fingerprints alone that live for minutes. */
export const untoldTables = [
  'visual_signatures',
  'identifications',
  'identity_checks',
  'two_step_challenges',
  'sso_logins',
  'request_lists',
  'listed_requests',
  'request_list_counts',
  'request_list_milestones',
  'request_list_stretches',
] as const;

/** The rows of these tables that belong to a person, by table. */
export async function listOwnRows(db: Kysely<Database>, userId: string): Promise<Record<string, unknown[]>> {
  const told: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(toldColumns)) {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql`select ${names} from ${sql.table(table)}
      where ${sql.ref(holders[table] ?? 'user_id')} = ${userId}`.execute(db);
    told[table] = rows;
  }
  return told;
}
