import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiActor, KnownActor, SystemActor } from '../http/actor.ts';
import type { EventData, EventName } from './event.ts';
import { readCostCenter } from './read-cost-center.ts';

interface Indexed {
  seq: number;
  at: Date;
  name: EventName;
  data?: EventData;
  actor: ApiActor | KnownActor | SystemActor;
}

interface PayingRequest {
  id: string;
  business_id: string | null;
  custom: string | null;
  legislation: Legislation;
}

/** What a trust service makes only for those whom it has identified. */
const identified: readonly Quality[] = ['QES', 'AES_MINIMAL'];

/**
 * Notes with each event SIGNED on whose account it was made, in the same transaction, so that an organisation's signatures are found by
 * their time even when the request has been erased (docs/decisions/089). One row an event: nothing is counted twice.
 */
export async function indexSignatures(
  trx: Kysely<Database>,
  { id: request_id, business_id, custom, legislation }: PayingRequest,
  events: readonly Indexed[],
): Promise<void> {
  for (const { seq, at, name, data, actor } of events) {
    if (name !== 'SIGNED' || business_id === null || data?.quality === undefined) continue;
    const is_seal = data.sealLabel !== undefined;
    const quality = data.quality as Quality;
    const known = {
      ...{ request_id, seq, business_id, at, quality },
      legislation: (data.legislation as Legislation | undefined) ?? legislation,
    };
    await trx
      .insertInto('paid_signatures')
      .values({ ...known, is_seal, cost_center: readCostCenter(custom) })
      .execute();
    if (actor.kind === 'user' && !is_seal && identified.includes(quality))
      await trx
        .insertInto('seen_identifications')
        .values({ ...known, user_id: actor.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
