import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { AccessLevel } from '../requests/tables.ts';
import { requireSignerGroup } from './require-signer-group.ts';
import { linkSignatures, placeSignatures } from './place-signatures.ts';
import { findAccount, listDocuments } from '../requests/request-repository.ts';

/** Mails, mail texts and a request's view stay small enough for one call. */
const maxSigners = 100;

/** Which documents somebody signs. */
export interface SignerScope {
  /** Only those that `document_signatures` lists; all of them unless told (decision 178). */
  signsListedOnly?: boolean | undefined;
}

interface NewSigner {
  requestId: string;
  input: SignatureInput & SignerScope;
  /** The user who adds the signer. */
  invitedBy: string;
  now: Date;
}

/** Adds a signer, waiting, with access for an account that exists. Answers the sid. The request's row is locked by the caller. */
export async function storeSigner(
  trx: Kysely<Database>,
  { requestId, input, invitedBy, now }: NewSigner,
): Promise<string> {
  const {
    account_email,
    signer_identity_data: identity,
    signer_group_id: groupId,
    document_signatures = [],
    sequence = -1,
    notify = true,
    signsListedOnly = false,
  } = input;
  const { count, last } = await trx
    .selectFrom('signatures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (count >= maxSigners) throw refuse('error.sr.too_many_signers');
  const group = groupId ? await requireSignerGroup(trx, requestId, groupId) : undefined;
  const account = account_email ? await findAccount(trx, account_email) : undefined;
  const sid = randomUUID();
  await trx
    .insertInto('signatures')
    .values({
      sid,
      request_id: requestId,
      position: (last ?? -1) + 1,
      user_id: account?.id ?? null,
      account_email: account_email ?? null,
      // The group's name stands for the person until one of it has signed.
      email: group ? '' : ((account ? account_email : identity?.email_address) ?? account_email!),
      group_id: group?.id ?? null,
      group_name: group?.name ?? null,
      first_name: group?.name ?? (identity?.first_name || null),
      last_name: identity?.last_name || null,
      mobile: identity?.mobile_number ?? null,
      language: identity?.language ?? 'en',
      identity_reference: identity?.identity_reference ?? null,
      identification_require_evidence: identity?.identification_require_evidence ?? false,
      sequence,
      status: 'WAITING',
      notify,
      signs_listed_only: signsListedOnly,
      invited_by: invitedBy,
      created_at: now,
    })
    .execute();
  if (account) await grantAccess(trx, requestId, account.id, 'sign');
  const documents = await listDocuments(trx, requestId);
  await linkSignatures(
    trx,
    [sid],
    documents
      .map(({ id }) => id)
      .filter((id) => !signsListedOnly || document_signatures.some((one) => one.document_id === id)),
  );
  await placeSignatures(trx, sid, document_signatures, documents);
  return sid;
}

/** Gives an account access, also when it was taken before. */
export async function grantAccess(
  trx: Kysely<Database>,
  requestId: string,
  userId: string,
  level: AccessLevel,
): Promise<void> {
  await trx
    .insertInto('request_access')
    .values({ request_id: requestId, user_id: userId, level })
    .onConflict((conflict) => conflict.columns(['request_id', 'user_id', 'level']).doUpdateSet({ removed_at: null }))
    .execute();
}
