import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ObserverInput, SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents, beginChain, holdEvents, type EvidenceChain } from '../evidence/append-event.ts';
import type { EventData } from '../evidence/event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { viewMade, type RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import {
  findMade,
  listDocuments,
  listObservers,
  type DocumentRow,
  type ObserverRow,
} from '../requests/request-repository.ts';
import { announceColleagues } from './announce-colleagues.ts';
import { listAcceptances } from './list-acceptances.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import type { Colleague } from './name-colleagues.ts';
import { storeObserver } from './store-observer.ts';
import { describeOpened, viewAsDraft, type Opened } from './laid-as-sent.ts';
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
  /** Documents as they were before words of them were covered; asked for once they are stored. */
  listCovered?(): EventData['coveredFrom'];
  settings?: NewRequest['settings'];
  /** Lays the documents down, and answers them where it knows them as they lie there; who signs what is judged after that. */
  storeDocuments(requestId: string, ownerId: string): Promise<readonly DocumentRow[] | void>;
  /** Who signs, once the documents are there. */
  listSigners(): readonly (SignatureInput & SignerScope)[];
  /** The same transaction goes on to send it, under `settings`: it is laid down as sent, and what is noted of its making is written together with that. */
  isSent?: boolean;
}

/** What has been laid down with a draft, for who sends it at once. */
export interface Laid {
  documents: readonly DocumentRow[];
  observers: readonly ObserverRow[];
  readers: readonly Colleague[];
  /** Colleagues were named. */
  hasNamed: boolean;
  chain: EvidenceChain | undefined;
  /** Somebody's signature has its place. */
  hasPlaces: boolean;
  /** The rows are already what sending makes of them. */
  opened: Opened | undefined;
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
  const { corrects, settings } = drafted;
  const opened = drafted.isSent && settings ? describeOpened(fields.quality, settings, now) : undefined;
  const request = { id: requestId, ownerId, businessId, origin, settings, apiUsername, fields, corrects, opened, now };
  const { isInTeam, ...named } = await storeRequest(trx, request);
  const documents = (await drafted.storeDocuments(requestId, ownerId)) ?? (await listDocuments(trx, requestId));
  const inputs = drafted.listSigners();
  const sentWith = opened && call.services.secrets;
  const addresses = inputs.flatMap(({ account_email: email }) => email ?? []);
  const { request: row, accounts } = await findMade(trx, requestId, addresses);
  const signers = { requestId, inputs, invitedBy: actor.id, now, documents, accounts, sentWith };
  const signatures = await storeSigners(trx, signers);
  for (const input of observers) await storeObserver(trx, { requestId, businessId, input, invitedBy: actor.id, now });
  const role = ownerId === actor.id ? 'owner' : 'writer';
  const made = await viewMade(trx, actor, { request: row, role, signatures }, now);
  const view = opened ? viewAsDraft(made, fields.quality) : made;
  const stored = observers.length ? await listObservers(trx, requestId) : [];
  const coveredFrom = drafted.listCovered?.();
  const data = {
    ...listPeopleAdded(view.signatures, stored),
    ...(corrects && { corrects: corrects.id }),
    ...(coveredFrom?.length && { coveredFrom }),
  };
  const created = { name: 'CREATED', documents: listEvidence(documents), data } as const;
  const empty = beginChain(view.request);
  const first = [created, ...(isInTeam ? [{ name: 'TEAM_ENTERED' } as const] : []), ...listAcceptances(documents)];
  const begun = drafted.isSent ? holdEvents(empty, first) : await appendEvents(trx, call, requestId, first, empty);
  const chain = await announceColleagues(trx, call, view, named, begun);
  const hasNamed = named.readersAdded.length + named.writersAdded.length > 0;
  const hasPlaces = inputs.some(({ document_signatures: places }) => places?.length);
  const laid = { documents, observers: stored, readers: named.readersAdded, hasNamed, chain, hasPlaces, opened };
  return { ...view, laid };
}
