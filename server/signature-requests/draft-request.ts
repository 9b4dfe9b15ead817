import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ObserverInput, SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { openRequest, type RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments, listObservers } from '../requests/request-repository.ts';
import { announceColleagues } from './announce-colleagues.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { storeObserver } from './store-observer.ts';
import { storeRequest, type NewRequest } from './store-request.ts';
import { storeSigner, type SignerScope } from './store-signer.ts';

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

/** Lays down a draft with its documents and people, and its first event. Answers it as the caller sees it. */
export async function draftRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { businessId, origin, fields, ownerId = call.actor.id, observers, ...drafted }: Drafted,
): Promise<RequestView> {
  const { actor, now } = call;
  const requestId = randomUUID();
  const apiUsername = actor.kind === 'api' ? actor.username : null;
  const request = { id: requestId, ownerId, businessId, origin, apiUsername, fields, corrects: drafted.corrects, now };
  const named = await storeRequest(trx, request);
  await drafted.storeDocuments(requestId, ownerId);
  for (const input of drafted.listSigners()) await storeSigner(trx, { requestId, input, invitedBy: actor.id, now });
  for (const input of observers) await storeObserver(trx, { requestId, businessId, input, invitedBy: actor.id, now });
  const documents = listEvidence(await listDocuments(trx, requestId));
  const view = await openRequest(trx, actor, requestId, now);
  const data = {
    ...listPeopleAdded(view.signatures, await listObservers(trx, requestId)),
    ...(drafted.corrects && { corrects: drafted.corrects.id }),
  };
  await appendEvent(trx, call, { requestId, name: 'CREATED', documents, data });
  await announceColleagues(trx, call, view, named);
  return view;
}
