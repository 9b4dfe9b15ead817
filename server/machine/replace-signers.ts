import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { listDocuments, listDocumentSignatures, type SignatureRow } from '../requests/request-repository.ts';
import { admitSigner } from '../signature-requests/admit-signer.ts';
import { changeSignatures } from '../signature-requests/change-signatures.ts';
import { dismissSigner } from '../signature-requests/dismiss-signer.ts';
import { inviteNext } from '../signature-requests/invite-next.ts';
import { scopeSigner } from '../signature-requests/place-signatures.ts';
import type { PlacedSigner } from './placed-signer.ts';
import { readSigner, refuseField, type SignerGround } from './read-signer.ts';

type Existing = Pick<
  SignatureRow,
  'sid' | 'account_email' | 'email' | 'group_id' | 'first_name' | 'last_name' | 'mobile'
>;

/** To whom nothing is sent: the program passes the link on. */
const isWithoutAddress = ({ account_email, signer_email_address, signer_identity_data: identity }: PlacedSigner) =>
  identity !== undefined && !(account_email ?? signer_email_address ?? identity.email_address);

const isSamePerson = (row: Existing, identity: PlacedSigner['signer_identity_data']) =>
  row.email === '' &&
  row.group_id === null &&
  (row.first_name ?? '') === (identity?.first_name ?? '') &&
  (row.last_name ?? '') === (identity?.last_name ?? '') &&
  // Signers add their numbers themselves where the program has none.
  (identity?.mobile_number === undefined || identity.mobile_number === row.mobile);

/**
 * Which existing signature each entry means: the one with its sid, else the next with its address of an account, else that of its identity
 * data, else, of those without any address, the one with the same names and number; each existing one once, in order. Undefined for a new person.
 */
export function matchSigners(inputs: readonly PlacedSigner[], existing: readonly Existing[]): (string | undefined)[] {
  const free = new Set(existing);
  const take = (fits: (row: (typeof existing)[number]) => boolean) => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found?.sid;
  };
  const isSame = (one: string | null | undefined, other: string | null | undefined) =>
    Boolean(one) && one?.toLowerCase() === other?.toLowerCase();
  // Who is named by sid is nobody else, also where an equal address stands before.
  const bySid = inputs.map(({ sid }) => (sid ? take((row) => row.sid === sid) : undefined));
  return inputs.map((input, at) => {
    const account = input.account_email ?? input.signer_email_address;
    return (
      bySid[at] ??
      (account ? take((row) => isSame(row.account_email, account)) : undefined) ??
      take((row) => row.account_email === null && isSame(row.email, input.signer_identity_data?.email_address)) ??
      (isWithoutAddress(input) ? take((row) => isSamePerson(row, input.signer_identity_data)) : undefined) ??
      (input.signer_group_id ? take((row) => row.group_id === input.signer_group_id) : undefined)
    );
  });
}

/** Makes the list of signers this one: who stays is not invited again, who goes is told, who is new is invited. */
export async function replaceSigners(
  trx: Kysely<Database>,
  call: Call<ApiActor>,
  view: RequestView,
  inputs: readonly PlacedSigner[],
  dialect: Pick<SignerGround, 'version' | 'quality'>,
): Promise<void> {
  const documentIds = (await listDocuments(trx, view.request.id)).map(({ id }) => id);
  const ground = { ...dialect, documentIds };
  const matched = matchSigners(inputs, view.signatures);
  const marks = await listDocumentSignatures(trx, view.request.id);
  for (const [at, input] of inputs.entries()) {
    const sid = matched[at];
    const row = view.signatures.find((signature) => signature.sid === sid);
    if (!row) continue;
    // An entry may name its signer by sid alone.
    const isNamed = input.account_email ?? input.signer_email_address ?? input.signer_identity_data;
    const own = marks.filter((mark) => mark.sid === row.sid);
    const wanted = readSigner(
      isNamed ? input : { ...input, account_email: row.email || 'nobody@example.org' },
      // Under v1 and v2 a mark is that of the first document that the signer signs, as answers have it.
      { ...ground, documentIds: own.map(({ document_id }) => document_id) },
      at,
    );
    const { first_name, last_name, mobile_number, language, identity_reference, identification_require_evidence } =
      wanted.signer_identity_data ?? {};
    const changes = {
      ...(first_name !== undefined && first_name !== (row.first_name ?? '') && { first_name }),
      ...(last_name !== undefined && last_name !== (row.last_name ?? '') && { last_name }),
      ...(mobile_number !== undefined && mobile_number !== row.mobile && { mobile_number }),
      ...(language && language !== row.language && { language }),
      ...(identity_reference !== undefined && identity_reference !== row.identity_reference && { identity_reference }),
      ...(identification_require_evidence !== undefined &&
        identification_require_evidence !== row.identification_require_evidence && { identification_require_evidence }),
      ...(wanted.sequence !== undefined && wanted.sequence !== row.sequence && { sequence: wanted.sequence }),
      ...(wanted.quorum && { quorum: wanted.quorum }),
      ...(wanted.notify !== undefined && wanted.notify !== row.notify && { notify: wanted.notify }),
    };
    const isScoped = await scope(trx, row.sid, { wanted, own, documentIds });
    const moved = wanted.document_signatures?.filter(({ document_id, visual_signature }) => {
      const before = own.find((mark) => mark.document_id === document_id);
      return isScoped || !isDeepStrictEqual(before?.visual_signature ?? null, visual_signature);
    });
    if (Object.keys(changes).length || moved?.length)
      await changeSignatures(trx, call, view, [
        { sid: row.sid, ...changes, ...(moved?.length && { document_signatures: moved }) },
      ]);
  }
  for (const { sid } of view.signatures) if (!matched.includes(sid)) await dismissSigner(trx, call, view, sid);
  for (const [at, input] of inputs.entries()) {
    if (matched[at]) continue;
    if (input.sid && !(input.account_email ?? input.signer_email_address ?? input.signer_identity_data))
      throw refuseField(`signatures.${at}.sid`, 'not_found');
    await admitSigner(trx, call, view, readSigner(input, ground, at));
  }
  await inviteNext(trx, call, view);
}

interface Scope {
  wanted: ReturnType<typeof readSigner>;
  /** What the signer signs so far. */
  own: readonly { document_id: string }[];
  /** Of the request. */
  documentIds: readonly string[];
}

/** Makes the signer sign the listed documents where they are others than before. Answers whether they are. */
async function scope(trx: Kysely<Database>, sid: string, { wanted, own, documentIds }: Scope): Promise<boolean> {
  const { document_signatures: listed = [], signsListedOnly } = wanted;
  const before = new Set(own.map(({ document_id }) => document_id));
  const ids = listed.map(({ document_id }) => document_id);
  if (!signsListedOnly || before.symmetricDifference(new Set(ids)).size === 0) return false;
  if (!ids.every((id) => documentIds.includes(id))) throw refuse('error.not_found');
  await scopeSigner(trx, sid, ids);
  return true;
}
