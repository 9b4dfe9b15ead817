import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ObserverInput, SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceChain } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { openRequest, type RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments, listObservers, type DocumentRow, type ObserverRow } from '../requests/request-repository.ts';
import { announceColleagues } from './announce-colleagues.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import type { Colleague } from './name-colleagues.ts';
import { storeObserver } from './store-observer.ts';
import { storeRequest, type NewRequest } from './store-request.ts';
import { storeSigners, type SignerScope } from './store-signer.ts';

interface Drafted {
  businessId: string | null;
  origin: NewRequest['origin'];
  fields: NewRequest['fields'];
  /** Whose it is; the caller's own unless told. */
  ownerId?: string;
  observers: readonly ObserverInput[];
  corrects?: NewRequest['corrects'];
  /** Lays the documents down; who signs what is judged after that. */
  storeDocuments(requestId: string, ownerId: string): Promise<void>;
  /** Who signs, once the documents are there. */
  listSigners(): readonly (SignatureInput & SignerScope)[];
}

/** What has been laid down with a draft, for who sends it at once. */
export interface Laid {
  documents: readonly DocumentRow[];
  observers: readonly ObserverRow[];
  readers: readonly Colleague[];
  chain: EvidenceChain | undefined;
}

/** Lays down a draft with its documents and people, and its first event. Answers it as the caller sees it, with what was laid down. */
export async function draftRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { businessId, origin, fields, ownerId = call.actor.id, observers, ...drafted }: Drafted,
): Promise<RequestView & { laid: Laid }> {
  const { actor, now } = call;
  const requestId = randomUUID();
  const apiUsername = actor.kind === 'api' ? actor.username : null;
  const request = { id: requestId, ownerId, businessId, origin, apiUsername, fields, corrects: drafted.corrects, now };
  const named = await storeRequest(trx, request);
  await drafted.storeDocuments(requestId, ownerId);
  const documents = await listDocuments(trx, requestId);
  const inputs = drafted.listSigners();
  await storeSigners(trx, { requestId, inputs, invitedBy: actor.id, now, documents });
  for (const input of observers) await storeObserver(trx, { requestId, businessId, input, invitedBy: actor.id, now });
  const view = await openRequest(trx, actor, requestId, now);
  const stored = await listObservers(trx, requestId);
  const data = {
    ...listPeopleAdded(view.signatures, stored),
    ...(drafted.corrects && { corrects: drafted.corrects.id }),
  };
  const created = { name: 'CREATED', documents: listEvidence(documents), data } as const;
  const begun = await appendEvents(trx, call, requestId, [created]);
  const chain = await announceColleagues(trx, call, view, named, begun);
  return { ...view, laid: { documents, observers: stored, readers: named.readersAdded, chain } };
}
