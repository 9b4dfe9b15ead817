import { randomUUID } from 'node:crypto';
import type { Kysely, QueryCreator } from 'kysely';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { AccessLevel } from '../requests/tables.ts';
import type { Services } from '../services.ts';
import { findNextTurn } from './sequence-rules.ts';
import { createVisit } from './visit-link.ts';
import { requireSignerGroup } from './require-signer-group.ts';
import { placeSignatures } from './place-signatures.ts';
import { signatureColumns } from '../requests/request-columns.ts';
import {
  describeSignatures,
  findAccounts,
  listDocuments,
  type Accounts,
  type DocumentRow,
  type SignatureRow,
} from '../requests/request-repository.ts';

/** Mails, mail texts and a request's view stay small enough for one call. */
const maxSigners = 100;

/** Which documents somebody signs. */
export interface SignerScope {
  /** Only those that `document_signatures` lists; all of them unless told (decision 178). */
  signsListedOnly?: boolean | undefined;
}

interface NewSigners {
  requestId: string;
  inputs: readonly (SignatureInput & SignerScope)[];
  /** The user who adds the signers. */
  invitedBy: string;
  now: Date;
  /** Those of the request, where they were read already. */
  documents?: readonly DocumentRow[];
  /** Those of the addresses, where they were looked for with the request that the same transaction has made, and that nobody signs yet. */
  accounts?: Accounts;
  /** The same transaction sends it: whose turn it is, is invited, and who has no account gets a link, made with these secrets. */
  sentWith?: Services['secrets'] | undefined;
}

/** Adds one signer: see `storeSigners`. Answers the sid. */
export async function storeSigner(
  trx: Kysely<Database>,
  { input, ...rest }: Omit<NewSigners, 'inputs'> & { input: NewSigners['inputs'][number] },
): Promise<string> {
  const [row] = await storeSigners(trx, { ...rest, inputs: [input] });
  return row!.sid;
}

/**
 * Adds signers, waiting, with access for accounts that exist: as many statements for a hundred as for one, beside those for groups and
 * places. Answers their signatures. The request's row is locked by the caller.
 */
export async function storeSigners(
  trx: Kysely<Database>,
  { requestId, inputs, invitedBy, now, documents: read, accounts: found, sentWith }: NewSigners,
): Promise<SignatureRow[]> {
  if (!inputs.length) return [];
  const { count, last } = found ? { count: 0, last: null } : await countSigners(trx, requestId);
  if (count + inputs.length > maxSigners) throw refuse('error.sr.too_many_signers');
  const addresses = inputs.flatMap(({ account_email: email }) => email ?? []);
  const accounts = found ?? (await findAccounts(trx, addresses));
  const rows = [];
  for (const [index, input] of inputs.entries()) {
    const { account_email, signer_identity_data: identity, signer_group_id: groupId, sequence = -1 } = input;
    const { notify = true, signsListedOnly = false } = input;
    const group = groupId ? await requireSignerGroup(trx, requestId, groupId) : undefined;
    const account = account_email ? accounts.get(normaliseEmail(account_email)) : undefined;
    rows.push({
      sid: randomUUID(),
      request_id: requestId,
      position: (last ?? -1) + 1 + index,
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
      quorum_name: input.quorum?.name ?? null,
      quorum_needed: input.quorum?.needed ?? null,
      status: 'WAITING' as 'WAITING' | 'OPEN',
      notify,
      signs_listed_only: signsListedOnly,
      invited_by: invitedBy,
      created_at: now,
    });
  }
  const documents = read ?? (await listDocuments(trx, requestId));
  const links = rows.flatMap(({ sid, signs_listed_only: isListedOnly }, index) => {
    const places = inputs[index]!.document_signatures ?? [];
    const signed = documents.filter(({ id }) => !isListedOnly || places.some((one) => one.document_id === id));
    return signed.map(({ id: document_id }) => ({ sid, document_id }));
  });
  const accountIds = rows.flatMap(({ user_id: userId }) => userId ?? []);
  // One statement, so that the lists of requests are kept once for all of it.
  let adding: QueryCreator<Database> = trx;
  if (accountIds.length) adding = adding.with('access', (db) => insertAccess(db, requestId, accountIds, 'sign'));
  if (links.length) adding = adding.with('link', (db) => db.insertInto('document_signatures').values(links));
  const values = sentWith ? inviteRows(rows, sentWith, now) : rows;
  const added = adding.with('signatures', (db) =>
    db.insertInto('signatures').values(values).returning(signatureColumns),
  );
  const signatures = await describeSignatures(added).execute();
  for (const [index, { sid }] of rows.entries())
    await placeSignatures(trx, sid, inputs[index]!.document_signatures ?? [], documents);
  return signatures;
}

/** What sending makes of signers who wait. */
function inviteRows<
  Row extends Parameters<typeof findNextTurn>[0][number] & { user_id: string | null; group_id: string | null },
>(rows: readonly Row[], secrets: Services['secrets'], now: Date) {
  const turn = new Set(findNextTurn(rows));
  return rows.map((row) => ({
    ...row,
    ...(row.user_id === null && row.group_id === null && createVisit(secrets, row.sid)),
    ...(turn.has(row.sid) && { status: 'OPEN' as const, invited_at: now }),
  }));
}

const countSigners = (trx: Kysely<Database>, requestId: string) =>
  trx
    .selectFrom('signatures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();

/** Gives an account access, also when it was taken before. */
export async function grantAccess(
  trx: Kysely<Database>,
  requestId: string,
  userId: string,
  level: AccessLevel,
): Promise<void> {
  await insertAccess(trx, requestId, [userId], level).execute();
}

const insertAccess = (trx: QueryCreator<Database>, requestId: string, userIds: readonly string[], level: AccessLevel) =>
  trx
    .insertInto('request_access')
    .values([...new Set(userIds)].map((user_id) => ({ request_id: requestId, user_id, level })))
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'user_id', 'level']).doUpdateSet({ removed_at: null, deputy_for: null }),
    );
