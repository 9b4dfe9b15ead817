import {
  listProgramEvents as contract,
  type ProgramEvents,
} from '@sigillum/api-contracts/machine/list-program-events.ts';
import { numberEvents } from '../business/number-events.ts';
import { implement } from '../http/implement.ts';
import { refuseField } from './read-signer.ts';

export const listProgramEvents = implement(contract, async ({ query: { after, limit } }, { actor, db }) => {
  const { businessId } = actor;
  if (after > (await numberEvents(db, businessId))) throw refuseField('after', 'after_unknown');
  const rows = await db
    .selectFrom('program_events')
    .select(['position', 'body'])
    .where('business_id', '=', businessId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute();
  const events = rows.slice(0, limit).map(({ position, body }): ProgramEvents['events'][number] => ({
    position: position!,
    ...JSON.parse(body),
  }));
  return { status: 200, body: { events, next: events.at(-1)?.position ?? after, has_more: rows.length > limit } };
});
