import type * as z from 'zod';
import type { createProgramDraft } from '@sigillum/api-contracts/machine/create-program-draft.ts';
import type { createProgramRequest } from '@sigillum/api-contracts/machine/create-program-request.ts';
import { findAccount, normaliseEmail } from '../accounts/user-repository.ts';
import { countForAccount } from '../business/account-limits.ts';
import { findMembership } from '../business/business-repository.ts';
import type { EventData } from '../evidence/event.ts';
import { findSettings } from '../business/read-settings.ts';
import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { draftRequest } from '../signature-requests/draft-request.ts';
import { requireAhead, requireQuality } from '../signature-requests/quality-rules.ts';
import type { ProgramVersion } from './describe-program-request.ts';
import type { PlacedSigner } from './placed-signer.ts';
import { readSigner, refuseField } from './read-signer.ts';
import { storeProgramFields } from './store-program-fields.ts';

type Fields = Omit<z.output<(typeof createProgramDraft)['body']>, 'documents' | 'observers' | 'signatures'> &
  Pick<z.output<(typeof createProgramRequest)['body']>, 'cc_email_addresses'> &
  Pick<z.output<(typeof createProgramDraft)['body']>, 'observers'>;

/** What was judged before anything is laid down. */
export interface Prepared {
  businessId: string;
  quality: NonNullable<Fields['quality']>;
  ownerId: string;
  /** Of the business. */
  settings: Settings;
}

/** Judges what a program asks for: whether it may send, the quality, the deadline, and in whose name. Throws a refusal. */
export async function prepareDraft(
  { actor, db, now, services }: Call<ApiActor> & Pick<Context, 'db'>,
  { quality: asked = 'QES', legislation = 'ZERTES', expires_at, creator }: Fields,
  uploads: number,
): Promise<Prepared> {
  // That its business may upload, was judged with the token.
  const { businessId } = actor;
  const [settings] = await Promise.all([
    findSettings(db, businessId),
    uploads && countForAccount(db, 'uploads', { userId: actor.id, now, weight: uploads }),
  ]);
  const { part11 } = settings.signatureRequests;
  const quality = actor.environment === 'DEMO' ? 'DEMO' : regulateQuality(asked, part11.enabled);
  await requireQuality(services, quality, legislation);
  requireAhead(expires_at, now, 'expires_at');
  return { businessId, quality, settings, ownerId: creator ? await findCreator(db, actor, creator) : actor.id };
}

/** The member of the business in whose name it is. */
export async function findCreator(db: Context['db'], { businessId }: ApiActor, email: string): Promise<string> {
  const account = await findAccount(db, normaliseEmail(email));
  const membership = account && (await findMembership(db, account.id));
  if (!account || membership?.business_id !== businessId) throw refuseField('creator', 'not_a_member');
  return account.id;
}

interface Stored {
  /** In the request. */
  ids: readonly string[];
  /** Under which ones the program knows them. */
  renamed?: ReadonlyMap<string, string>;
  /** Of those of which words are covered: the file before. */
  coveredFrom?: NonNullable<EventData['coveredFrom']>;
  /** As they lie there, where that is known. */
  rows?: readonly DocumentRow[];
}

interface Documents {
  version: ProgramVersion;
  store(requestId: string, ownerId: string): Promise<Stored>;
  /** The same transaction sends it. */
  isSent?: boolean;
}

/** Lays down what was prepared, as the program's own or as its creator's, with signers who have their places. */
export async function draftByProgram(
  trx: Context['db'],
  call: Call<ApiActor>,
  body: Fields & { signatures?: readonly PlacedSigner[] },
  { businessId, quality, ownerId, settings }: Prepared,
  { version, store, isSent = false }: Documents,
): ReturnType<typeof draftRequest> {
  const { actor } = call;
  const { signatures = [], observers = [], cc_email_addresses: copies = [], legislation = 'ZERTES', expires_at } = body;
  let stored: Stored = { ids: [] };
  const isOwn = ownerId === actor.id;
  const fields = {
    ...body,
    quality,
    legislation,
    expiration_date: expires_at ?? null,
    // Whoever is named as creator owns it; the API user keeps its access.
    write_access: isOwn ? body.write_access : [...(body.write_access ?? []), actor.username],
  };
  const seen = new Set<string>();
  const everybody = [...observers, ...copies.map((email) => ({ type: 'USER' as const, email }))].filter(({ email }) => {
    const isNew = !email || !seen.has(email.toLowerCase());
    if (email) seen.add(email.toLowerCase());
    return isNew;
  });
  const view = await draftRequest(trx, call, {
    businessId,
    origin: 'API',
    settings,
    isSent,
    fields,
    ownerId,
    observers: everybody,
    listSigners: () =>
      signatures.map((input, at) =>
        readSigner(
          input,
          { version, quality, documentIds: stored.ids, ...(stored.renamed && { renamed: stored.renamed }) },
          at,
        ),
      ),
    async storeDocuments(requestId, owner) {
      stored = await store(requestId, owner);
      return stored.rows;
    },
    listCovered: () => stored.coveredFrom,
  });
  const { documents } = view.laid;
  const { ids: documentIds, renamed } = stored;
  await storeProgramFields(trx, view, signatures, { documents, documentIds, ...(renamed && { renamed }) });
  return view;
}
