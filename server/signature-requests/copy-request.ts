import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { lockBlobs } from '../documents/discard-blobs.ts';
import { listAttachments } from '../documents/list-attachments.ts';
import { findTeamEntry } from './team-requests.ts';
import { storeDocument } from '../documents/store-document.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import {
  listDocumentSignatures,
  listNamed,
  listObservers,
  type DocumentSignatureRow,
  type ObserverRow,
  type SignatureRow,
} from '../requests/request-repository.ts';
import { describeQuorum } from '../requests/quorum-of.ts';
import { listFields } from '../requests/request-fields.ts';
import { findDraftExpiry } from './draft-expiry.ts';
import { draftRequest } from './draft-request.ts';
import { listFirstVersions } from './compare-versions.ts';
import { listColleagues } from './name-colleagues.ts';
import { storeFields } from './store-fields.ts';

/**
 * Lays down a corrected version of a claimed request: a draft with its documents as they were before anybody signed, its people, their
 * order, places and settings. Who is gone since (an account, a group, a colleague) stays away. Answers it as the caller sees it.
 */
export async function copyRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, signatures, role }: RequestView,
  { businessId, origin, reason }: { businessId: string | null; origin: 'WEB' | 'API'; reason: string },
): Promise<RequestView> {
  const { actor, now, services } = call;
  const groups = await listGroupIds(trx, request.business_id);
  const [firsts, marks, observers] = [
    await listFirstVersions(trx, request.id),
    await listDocumentSignatures(trx, request.id),
    await listObservers(trx, request.id),
  ];
  const team = await findTeamEntry(trx, request.id);
  const copies = new Map<string, string>();
  const isThere = ({ group_id }: { group_id: string | null }) => group_id === null || groups.has(group_id);
  const signers = signatures.filter((signer) => isThere(signer) && signer.account_deleted_at === null);
  const draft = await draftRequest(trx, call, {
    businessId: request.business_id ?? businessId,
    origin,
    // The administrators have taken over what its owner left behind.
    ownerId: role === 'admin' ? actor.id : request.owner_id,
    fields: {
      ...request,
      expiration_date: findDraftExpiry(request, now)?.toISOString() ?? null,
      ...(await listNamedColleagues(trx, request, team?.assignee?.email)),
      team_inbox: team !== undefined,
    },
    corrects: { id: request.id, reason },
    listSigners: () => signers.map((signer) => readSigner(signer, marks, copies)),
    observers: observers.filter(isThere).map(readObserver),
    async storeDocuments(requestId, ownerId) {
      for (const { id, title, inspection, blob, size } of firsts) {
        const document = { requestId, ownerId, title, blob: { sha256: blob, size }, inspection, now };
        copies.set(id, (await storeDocument(services, trx, document)).id);
      }
      await copyAttachments(trx, { from: request.id, to: requestId, now });
    },
  });
  // Signers were laid down in their order.
  const sids = new Map(signers.map(({ sid }, index) => [sid, draft.signatures[index]!.sid]));
  await copyFields(trx, request.id, { copies, sids });
  return draft;
}

/** What signers fill in, empty again. */
async function copyFields(
  trx: Kysely<Database>,
  from: string,
  { copies, sids }: Record<'copies' | 'sids', ReadonlyMap<string, string>>,
): Promise<void> {
  const fields = (await listFields(trx, from)).flatMap(
    ({ document_id, sid, value: _, isSaved: __, ...declaration }) => {
      const [document, signer] = [copies.get(document_id), sids.get(sid)];
      return document === undefined || signer === undefined
        ? []
        : { ...declaration, document_id: document, sid: signer };
    },
  );
  await storeFields(trx, [], fields);
}

/** Nobody's signature stays, nor the picture that came with it; where it stood, the next one stands. */
function readSigner(row: SignatureRow, marks: readonly DocumentSignatureRow[], copies: ReadonlyMap<string, string>) {
  const document_signatures = marks.flatMap(({ sid, document_id, visual_signature: mark }) => {
    const copy = copies.get(document_id);
    if (sid !== row.sid || copy === undefined) return [];
    const { image, ...place } = mark ?? {};
    const isOwners = row.status !== 'SIGNED' && image;
    return { document_id: copy, visual_signature: mark && { ...place, ...(isOwners && { image }) } };
  });
  const common = {
    document_signatures,
    sequence: row.sequence,
    ...describeQuorum(row),
    notify: row.notify,
    signsListedOnly: row.signs_listed_only,
  };
  if (row.group_id !== null) return { ...common, signer_group_id: row.group_id } as CopiedSigner;
  const identity = {
    email_address: (row.user_email ?? row.email).toLowerCase(),
    first_name: row.first_name ?? undefined,
    last_name: row.last_name ?? undefined,
    mobile_number: row.mobile ?? undefined,
    language: row.language,
    identity_reference: row.identity_reference ?? undefined,
    identification_require_evidence: row.identification_require_evidence,
  };
  const account_email = row.user_email?.toLowerCase() ?? row.account_email ?? undefined;
  return { ...common, account_email, signer_identity_data: identity } as CopiedSigner;
}
type CopiedSigner = SignatureInput & { signsListedOnly: boolean };

const readObserver = ({ email, group_id, told }: ObserverRow) =>
  group_id === null ? { type: 'USER' as const, email, told } : { type: 'GROUP' as const, group_id, told };

async function listGroupIds(db: Kysely<Database>, businessId: string | null): Promise<ReadonlySet<string>> {
  if (businessId === null) return new Set();
  const rows = await db.selectFrom('signer_groups').select('id').where('business_id', '=', businessId).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Of who was named to read and write, those who belong to the organisation still. */
async function listNamedColleagues(
  db: Kysely<Database>,
  { id, business_id }: { id: string; business_id: string | null },
  /** Who may write only while the request is assigned. */
  assignee: string | undefined,
) {
  const colleagues = new Set((await listColleagues(db, business_id)).map((colleague) => colleague.id));
  const named = (await listNamed(db, id)).filter((row) => colleagues.has(row.id) && row.email !== assignee);
  const list = (level: 'read' | 'write') => named.flatMap((row) => (row.level === level ? [row.email] : []));
  return { read_access: list('read'), write_access: list('write') };
}

/** The same files, which the store keeps once. */
async function copyAttachments(
  trx: Kysely<Database>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const rows = await listAttachments(trx, from);
  if (!rows.length) return;
  await lockBlobs(
    trx,
    rows.map(({ blob }) => blob),
  );
  const copied = rows.map((row) => ({ ...row, id: randomUUID(), request_id: to, created_at: now }));
  await trx.insertInto('attachments').values(copied).execute();
}
