import { sql, type Kysely } from 'kysely';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { findAccount } from '../requests/request-repository.ts';
import { grantAccess } from './store-signer.ts';

interface Replacement {
  requestId: string;
  sid: string;
  account_email: string | undefined;
  identity: SignatureInput['signer_identity_data'];
  /** The account that names the person. */
  invitedBy: string;
  now: Date;
}

/**
 * Puts another person into a signature: sid, turn and places stay, everything of the person before goes, also the picture that the owner
 * had placed for that person. The account of the person before keeps its access to sign: the caller takes it.
 */
export async function replaceSigner(
  trx: Kysely<Database>,
  { requestId, sid, account_email, identity, invitedBy, now }: Replacement,
): Promise<void> {
  const account = account_email ? await findAccount(trx, account_email) : undefined;
  await trx
    .updateTable('signatures')
    .set({
      user_id: account?.id ?? null,
      account_email: account_email ?? null,
      email: (account ? account_email : identity?.email_address) ?? account_email!,
      first_name: identity?.first_name || null,
      last_name: identity?.last_name || null,
      mobile: identity?.mobile_number ?? null,
      language: identity?.language ?? 'en',
      identity_reference: null,
      stated_first_name: null,
      stated_last_name: null,
      notify: true,
      invited_by: invitedBy,
      invited_at: null,
      reminded_at: null,
      mail_refused_at: null,
      trust_terms_accepted_at: null,
      given_at: now,
      visit_hash: null,
      visit_encrypted: null,
    })
    .where('sid', '=', sid)
    .execute();
  await sql`update document_signatures set visual_signature = visual_signature - 'image' where sid = ${sid}`.execute(
    trx,
  );
  // What the person before has begun to fill in is not for others to read.
  await trx.updateTable('request_fields').set({ value: null }).where('sid', '=', sid).execute();
  await trx.deleteFrom('field_files').where('sid', '=', sid).execute();
  // Neither does what opens a visit without its link lead the person before to this one's.
  await trx.deleteFrom('embed_addresses').where('sid', '=', sid).execute();
  await trx
    .updateTable('hand_overs')
    .set({ ended_at: now })
    .where('sid', '=', sid)
    .where('ended_at', 'is', null)
    .execute();
  // Who the person before was, says nothing of this one.
  await trx.deleteFrom('identification_cases').where('sid', '=', sid).execute();
  if (account) await grantAccess(trx, requestId, account.id, 'sign');
}
