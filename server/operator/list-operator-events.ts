import { listOperatorEvents as contract } from '@sigillum/api-contracts/operator/list-operator-events.ts';
import { implement } from '../http/implement.ts';
import { describeCheck, findCheck } from './check-chain.ts';
import { requireOperator } from './require-operator.ts';

const most = 200;

export const listOperatorEvents = implement(contract, async (_input, { actor, db }) => {
  await requireOperator(db, actor);
  const rows = await db.selectFrom('operator_events').selectAll().orderBy('seq', 'desc').limit(most).execute();
  const check = await findCheck(db);
  return {
    status: 200,
    body: {
      check: check ? describeCheck(check) : null,
      unchecked: Math.max(0, (rows[0]?.seq ?? 0) - (check?.seq ?? 0)),
      events: rows.map(({ seq, at, act, actor: who, subject, details }) => ({
        ...{ seq, at: at.toISOString(), act, subject, details },
        by: who.type === 'member' ? (who.email ?? null) : null,
      })),
    },
  };
});
