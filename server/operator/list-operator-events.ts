import { listOperatorEvents as contract } from '@sigillum/api-contracts/operator/list-operator-events.ts';
import { implement } from '../http/implement.ts';
import { isChainIntact } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

const most = 200;

export const listOperatorEvents = implement(contract, async (_input, { actor, db }) => {
  await requireOperator(db, actor);
  const rows = await db.selectFrom('operator_events').selectAll().orderBy('seq').execute();
  return {
    status: 200,
    body: {
      isIntact: isChainIntact(rows),
      events: rows
        .slice(-most)
        .toReversed()
        .map(({ seq, at, act, actor: who, subject, details }) => ({
          ...{ seq, at: at.toISOString(), act, subject, details },
          by: who.type === 'member' ? (who.email ?? null) : null,
        })),
    },
  };
});
