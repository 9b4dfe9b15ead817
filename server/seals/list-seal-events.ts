import { listSealEvents as contract } from '@sigillum/api-contracts/seals/list-seal-events.ts';
import type { SealEvent } from '@sigillum/api-contracts/seals/schemas.ts';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { accessManagedSeal } from './access-seal.ts';

export const listSealEvents = implement(contract, async ({ params, query }, { actor, db }) => {
  const { name } = await accessManagedSeal(db, actor, params);
  // The words of the index business_events_seal.
  const events = db
    .selectFrom('business_events')
    .where('business_id', '=', params.id)
    .where(sql`data ->> 'subject'`, '=', name)
    .where(sql<boolean>`name in ('SEAL_CHANGED', 'SEAL_USED')`);
  const rows = await events
    .select(['name', 'at', 'actor', 'data'])
    .orderBy('seq', 'desc')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  const { total } = await events.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { status: 200, body: { events: rows.map(describeEvent), total_items: total } };
});

type Row = Pick<Selectable<Database['business_events']>, 'name' | 'at' | 'actor' | 'data'>;

function describeEvent({ name, at, actor, data }: Row): SealEvent {
  const { firstName = '', lastName = '', email, username } = actor;
  return {
    name: name === 'SEAL_USED' ? 'SEAL_USED' : 'SEAL_CHANGED',
    at: at.toISOString(),
    by: { name: `${firstName} ${lastName}`.trim(), address: email ?? username ?? '' },
    requestId: data.requestId ?? null,
    changed: data.changes?.['label']?.from === null ? ['created'] : Object.keys(data.changes ?? {}),
  };
}
