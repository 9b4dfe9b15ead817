import type { Kysely } from 'kysely';
import type { SignatureChange } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents, type NewEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { listDocuments, type SignatureRow } from '../requests/request-repository.ts';
import { compareNames } from '../rules/compare-names.ts';
import { placeSignatures } from './place-signatures.ts';

/** What may change of a signer; the last two are for programs alone. */
export type SignerChange = SignatureChange &
  Partial<Pick<SignatureRow, 'identity_reference' | 'identification_require_evidence'>>;

/** Changes signatures, of a request that was sent unless somebody is signing now; its evidence says whose. Throws for one that is not there. */
export async function changeSignatures(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status, signatures }: RequestView,
  changes: readonly SignerChange[] | undefined,
): Promise<void> {
  if (!changes?.length) return;
  const documents = await listDocuments(trx, request.id);
  const events: Omit<NewEvent, 'requestId'>[] = [];
  for (const change of changes) {
    const before = signatures.find(({ sid }) => sid === change.sid);
    if (!before) throw refuse('error.not_found');
    const fields = { ...readFields(change), ...(await readName(trx, before, change, call.now)) };
    if (Object.keys(fields).length)
      await trx.updateTable('signatures').set(fields).where('sid', '=', before.sid).execute();
    const { document_signatures: marks = [] } = change;
    await placeSignatures(trx, before.sid, marks, documents);
    const changed = Object.keys(fields);
    if (changed.length) events.push({ name: 'UPDATED', data: { sid: before.sid, changed } });
    const placed = new Set(marks.map(({ document_id }) => document_id));
    const documentTitles = documents.filter(({ id }) => placed.has(id)).map(({ title }) => title);
    if (placed.size) events.push({ name: 'SIGNATURES_PLACED', data: { sid: before.sid, documentTitles } });
  }
  if (status === 'DRAFT') return;
  await requireUnlocked(call.services, trx, request.id, call.now);
  await appendEvents(trx, call, request.id, events);
}

/** What is left out stays. */
const readFields = ({ mobile_number, language, sequence, quorum, notify, ...rest }: SignerChange) => ({
  ...(mobile_number !== undefined && { mobile: mobile_number }),
  ...(language && { language }),
  ...(sequence !== undefined && { sequence }),
  ...(quorum !== undefined && { quorum_name: quorum?.name ?? null, quorum_needed: quorum?.needed ?? null }),
  ...(notify !== undefined && { notify }),
  ...(rest.identity_reference !== undefined && { identity_reference: rest.identity_reference }),
  ...(rest.identification_require_evidence !== undefined && {
    identification_require_evidence: rest.identification_require_evidence,
  }),
});

/**
 * The name that is given from now on. Whoever is identified keeps that of the document, however a program goes on to write it; a name that is
 * another person's ends the identification, as where somebody else takes the signer's place.
 */
async function readName(
  trx: Kysely<Database>,
  before: SignatureRow,
  { first_name, last_name }: SignatureChange,
  now: Date,
) {
  const name = {
    ...(first_name !== undefined && { first_name: first_name || null }),
    ...(last_name !== undefined && { last_name: last_name || null }),
  };
  if (!Object.keys(name).length || !(await isIdentified(trx, before.sid, now))) return name;
  const known = { givenNames: before.first_name ?? '', familyName: before.last_name ?? '' };
  const given = { givenNames: first_name || known.givenNames, familyName: last_name || known.familyName };
  if (compareNames(given, known) !== 'different') return {};
  await trx.deleteFrom('identification_cases').where('sid', '=', before.sid).execute();
  return name;
}

const isIdentified = async (trx: Kysely<Database>, sid: string, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('identifications')
    .select('case_id')
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;
