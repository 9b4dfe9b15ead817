import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiActor, KnownActor, SystemActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { DocumentEvidence, EventData, EventName } from './event.ts';
import { genesisHash, hashEvent } from './hash-event.ts';
import { keepLedger, listPaid, type PayingRequest } from './keep-ledger.ts';
import { snapshotActor } from './snapshot-actor.ts';

/** Who acted, from where and when: a handler's context fits, and so does `systemCall`. */
export type EvidenceCall = Omit<Call<KnownActor | ApiActor | SystemActor>, 'services'>;

export interface NewEvent {
  requestId: string;
  name: EventName;
  documents?: readonly DocumentEvidence[];
  data?: EventData;
}

/** The server acts by itself: a deadline has passed. */
export const systemCall = (now: Date): EvidenceCall => ({
  actor: { kind: 'system' },
  meta: { ip: '', zone: 'UTC' },
  now,
});

/** Whoever runs the installation acts; who that is, is none of the others' affairs. */
export const operatorCall = (now: Date): EvidenceCall => ({
  ...systemCall(now),
  actor: { kind: 'system', isOperator: true },
});

/** A request whose row the transaction has locked, with the newest of its events where that is known. */
export interface EvidenceChain {
  request: PayingRequest;
  last?: { seq: number; hash: string };
  /** What comes before the next events, and is written together with them. Whoever holds events back sees to it that others follow. */
  held?: readonly Omit<NewEvent, 'requestId'>[];
}

/** Holds events back, to be written together with the next ones. */
export const holdEvents = (chain: EvidenceChain, events: readonly Omit<NewEvent, 'requestId'>[]): EvidenceChain => ({
  ...chain,
  held: [...(chain.held ?? []), ...events],
});

/** The chain of a request that the transaction has made: there is no event yet. */
export const beginChain = (request: PayingRequest): EvidenceChain => ({ request, last: { seq: 0, hash: genesisHash } });

/**
 * Adds an event to the request's hash chain, inside the caller's transaction. The request's row is locked until the
 * transaction ends, so events of one request come one after another; take other locks after it, never before.
 */
export const appendEvent = async (trx: Kysely<Database>, call: EvidenceCall, event: NewEvent): Promise<void> => {
  await appendEvents(trx, call, event.requestId, [event]);
};

/**
 * The same for several events of one request, in their order: three statements, however many there are; fewer for whoever holds the lock
 * already (`chain`). Answers how the chain goes on.
 */
export async function appendEvents(
  trx: Kysely<Database>,
  { actor, meta, now }: EvidenceCall,
  requestId: string,
  added: readonly Omit<NewEvent, 'requestId'>[],
  chain?: EvidenceChain,
): Promise<EvidenceChain | undefined> {
  if (!added.length) return chain;
  const events = [...(chain?.held ?? []), ...added];
  const request = chain?.request ?? (await lockPaying(trx, requestId));
  let { seq, hash } = chain?.last ?? (await findLast(trx, requestId)) ?? { seq: 0, hash: genesisHash };
  const rows = events.map(({ name, documents, data }) => {
    const row = {
      request_id: requestId,
      seq: ++seq,
      at: now,
      name,
      actor: snapshotActor(actor),
      ip: meta.ip || null,
      zone: meta.zone || null,
      documents: [...(documents ?? [])],
      data: { ...data, ...findWitness(actor, data?.sid) },
      previous_hash: hash,
    };
    hash = hashEvent(row);
    return {
      ...row,
      actor: JSON.stringify(row.actor),
      documents: JSON.stringify(row.documents),
      data: JSON.stringify(row.data),
      hash,
    };
  });
  const indexed = events.map((event, index) => ({ ...event, actor, at: now, seq: rows[index]!.seq }));
  const paid = listPaid(request, indexed);
  if (paid.length)
    await trx
      .with('told', (creator) => creator.insertInto('audit_events').values(rows))
      .insertInto('paid_signatures')
      .values(paid)
      .execute();
  else await trx.insertInto('audit_events').values(rows).execute();
  await keepLedger(trx, request, indexed);
  return { request, last: { seq, hash } };
}

/** What a signer does on a device that was handed over, has whoever did that as its witness. */
const findWitness = (actor: EvidenceCall['actor'], sid: string | undefined) =>
  actor.kind === 'visitor' && actor.handOver && actor.sid === sid ? { witness: actor.handOver.witness } : {};

const lockPaying = (trx: Kysely<Database>, requestId: string) =>
  trx
    .selectFrom('signature_requests')
    .select(['id', 'business_id', 'owner_id', 'custom', 'legislation', 'api_username'])
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow();

const findLast = (trx: Kysely<Database>, requestId: string) =>
  trx
    .selectFrom('audit_events')
    .select(['seq', 'hash'])
    .where('request_id', '=', requestId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
