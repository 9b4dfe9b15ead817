import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiActor, KnownActor, SystemActor } from '../http/actor.ts';
import { readApiEnvironment } from '../rules/api-username.ts';
import type { EventData, EventName } from './event.ts';
import { readCostCenter } from './read-cost-center.ts';

interface Indexed {
  seq: number;
  at: Date;
  name: EventName;
  data?: EventData;
  actor: ApiActor | KnownActor | SystemActor;
}

/** What of a request tells who pays for it. */
export interface PayingRequest {
  id: string;
  business_id: string | null;
  owner_id: string;
  custom: string | null;
  legislation: Legislation;
  /** Of the API user that made it. */
  api_username: string | null;
}

/** What a trust service makes only for those whom it has identified. */
const identified: readonly Quality[] = ['QES', 'AES_MINIMAL'];

const isOfTests = (username: string | null) => username !== null && readApiEnvironment(username) === 'DEMO';

/**
 * Who pays for the signatures among these events, to be noted with them, so that signatures are found by their time even when the request has been
 * erased (docs/decisions/089): the organisation of the request, or its owner where it has none. One row an event: nothing is counted twice,
 * and a transaction that is undone counts nothing. A request of a program of tests is on nobody's account.
 */
export const listPaid = (
  { id: request_id, business_id, owner_id, custom, legislation, api_username }: PayingRequest,
  events: readonly Indexed[],
): Insertable<Database['paid_signatures']>[] =>
  events.flatMap(({ seq, at, name, data }) =>
    name === 'SIGNED' && data?.quality !== undefined && !isOfTests(api_username)
      ? [
          {
            ...{ request_id, seq, at, quality: data.quality as Quality },
            legislation: (data.legislation as Legislation | undefined) ?? legislation,
            ...(business_id === null ? { user_id: owner_id } : { business_id }),
            is_seal: data.sealLabel !== undefined,
            cost_center: readCostCenter(custom),
          },
        ]
      : [],
  );

/** The same, in the events' transaction, for codes by text message and for whom a trust service has identified by itself. */
export async function keepLedger(
  trx: Kysely<Database>,
  { id: request_id, business_id, legislation, api_username }: PayingRequest,
  events: readonly Indexed[],
): Promise<void> {
  if (business_id === null || isOfTests(api_username)) return;
  for (const { seq, at, name, data, actor } of events) {
    if (name === 'TAN_SENT' && data?.channel === 'sms')
      await trx.insertInto('paid_messages').values({ request_id, seq, business_id, at }).execute();
    const quality = name === 'SIGNED' ? (data?.quality as Quality | undefined) : undefined;
    if (!quality || actor.kind !== 'user' || data?.sealLabel !== undefined || !identified.includes(quality)) continue;
    const law = (data?.legislation as Legislation | undefined) ?? legislation;
    await noteIdentification(trx, {
      ...{ request_id, seq, at, quality, legislation: law, business_id, user_id: actor.id },
    });
  }
}

/** The same for a seal that a program has made without a request, by the event of the organisation that tells of it. */
export async function keepSeal(
  trx: Kysely<Database>,
  { documentId, ...paid }: { documentId: string; seq: number; business_id: string; at: Date },
): Promise<void> {
  const made = { quality: 'AES', legislation: 'ZERTES', is_seal: true, has_request: false } as const;
  await trx
    .insertInto('paid_signatures')
    .values({ ...paid, ...made, request_id: documentId })
    .execute();
}

/**
 * Notes an identification of our own that can be used from now on for whoever pays for it, in the transaction of its event ACTIVATED, once
 * a case: the organisation that has taken it on, or its person alone. What costs nobody anything is counted for nobody.
 */
export async function keepIdentification(
  trx: Kysely<Database>,
  { caseId, seq, at, level }: { caseId: string; seq: number; at: Date; level: number | undefined },
): Promise<void> {
  const { payer_id, user_id, legislation } = await trx
    .selectFrom('identification_cases')
    .select(['payer_id', 'user_id', 'legislation'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (payer_id === null && !(await isPaid(trx, caseId))) return;
  const quality = level === 4 ? 'QES' : 'AES_MINIMAL';
  await trx
    .insertInto('seen_identifications')
    .values({ business_id: payer_id, user_id, quality, legislation, at, request_id: caseId, seq, is_case: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the person has paid for it alone. */
async function isPaid(trx: Kysely<Database>, caseId: string): Promise<boolean> {
  const paid = await trx
    .selectFrom('identification_payments')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return paid !== undefined;
}

/**
 * Notes whom a trust service has identified by itself, with the first signature of its kind that shows it. Two requests that one person signs
 * at once never wait for each other here: whoever comes second leaves the note to the first. Whom we have identified ourselves was counted
 * then, and for whoever paid.
 */
async function noteIdentification(
  trx: Kysely<Database>,
  known: Omit<Selectable<Database['seen_identifications']>, 'is_case'> & { user_id: string },
): Promise<void> {
  const { business_id, user_id, quality, legislation } = known;
  const own = await trx
    .selectFrom('identifications')
    .select('case_id')
    .where('user_id', '=', user_id)
    .where('legislation', '=', legislation)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  if (own) return;
  const key = ['identification', business_id, user_id, quality, legislation].join(' ');
  const lock = sql<{ isFirst: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isFirst"`;
  const { rows } = await lock.execute(trx);
  if (!rows[0]!.isFirst) return;
  await trx
    .insertInto('seen_identifications')
    .values(known)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
