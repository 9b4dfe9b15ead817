import type { Kysely } from 'kysely';
import { lockAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import type { IdentifiedPerson, IdentityResult } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { readOwner, writeOwner } from './case-owner.ts';
import type { CaseRow } from './cases-repository.ts';
import { sealPerson } from './identity-secrets.ts';
import { nameQuality } from './name-quality.ts';
import { fixedFields } from './release-names.ts';

/** Keeps what was found, and lets the names of account or signature follow the document. Answers which of them changed. */
export async function keepResult(
  { secrets }: Pick<Services, 'secrets'>,
  trx: Kysely<Database>,
  row: CaseRow,
  result: IdentityResult,
): Promise<string[]> {
  const { person, level, provider, evidenceId, identifiedAt, expiresAt } = result;
  const owner = readOwner(row);
  // Before anything refers to it: two results at once would otherwise each hold what the other waits for.
  const account = 'userId' in owner ? await lockAccount(trx, owner.userId) : undefined;
  await trx
    .insertInto('identifications')
    .values({
      case_id: row.id,
      ...writeOwner(owner),
      legislation: row.legislation,
      quality: nameQuality(level),
      level,
      provider,
      evidence_id: evidenceId,
      person: person && sealPerson(secrets, row.id, person),
      identified_at: identifiedAt,
      expires_at: expiresAt,
    })
    .execute();
  return 'sid' in owner ? correctSignature(trx, owner.sid, person) : correctAccount(trx, account!, row.email, person);
}

/** The account's names follow the document and are fixed from then on; a trust service may keep to itself what stands in it. */
async function correctAccount(
  trx: Kysely<Database>,
  account: Awaited<ReturnType<typeof lockAccount>>,
  email: string,
  person: IdentifiedPerson | null,
): Promise<string[]> {
  // What the person has written down has served its purpose.
  const { eidData: _, immutableEidFields = [], ...attributes } = account.attributes;
  const fixed = person ? [...new Set([...immutableEidFields, ...fixedFields])] : immutableEidFields;
  await trx
    .updateTable('users')
    .set({
      ...(person && { first_name: person.givenNames, last_name: person.familyName }),
      attributes: JSON.stringify({
        ...attributes,
        immutableEidFields: fixed,
        signerIdentityEmail: email,
      }),
    })
    .where('id', '=', account.id)
    .execute();
  return listChanges(account, person);
}

/** The same of a signature that is still to be made: what a visitor has stated gives way. */
async function correctSignature(
  trx: Kysely<Database>,
  sid: string,
  person: IdentifiedPerson | null,
): Promise<string[]> {
  const signature = await trx
    .selectFrom('signatures')
    .select(['status', 'first_name', 'last_name'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  if (!person || (signature.status !== 'OPEN' && signature.status !== 'WAITING')) return [];
  const names = { first_name: person.givenNames, last_name: person.familyName };
  await trx
    .updateTable('signatures')
    .set({ ...names, stated_first_name: null, stated_last_name: null })
    .where('sid', '=', sid)
    .execute();
  return listChanges(signature, person);
}

const listChanges = (
  known: { first_name: string | null; last_name: string | null },
  person: IdentifiedPerson | null,
): string[] =>
  person === null
    ? []
    : [
        ...(known.first_name === person.givenNames ? [] : ['firstName']),
        ...(known.last_name === person.familyName ? [] : ['lastName']),
      ];
