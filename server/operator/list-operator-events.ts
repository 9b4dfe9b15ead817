import { listOperatorEvents as contract } from '@sigillum/api-contracts/operator/list-operator-events.ts';
import { implement } from '../http/implement.ts';
import { describeCheck, findCheck } from './check-chain.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { requireOperator } from './require-operator.ts';

export const listOperatorEvents = implement(contract, async ({ query: { after } }, { actor, db }) => {
  await requireOperator(db, actor);
  const found = await db
    .selectFrom('operator_events')
    .selectAll()
    .$if(after !== undefined, (all) => all.where('seq', '<', after!))
    .orderBy('seq', 'desc')
    .limit(pageRows)
    .execute();
  const { rows, hasMore } = cutPage(found);
  const { newest } = await db
    .selectFrom('operator_events')
    .select(({ fn }) => fn.max<number | null>('seq').as('newest'))
    .executeTakeFirstOrThrow();
  const check = await findCheck(db);
  return {
    status: 200,
    body: {
      check: check ? describeCheck(check) : null,
      unchecked: Math.max(0, (newest ?? 0) - (check?.seq ?? 0)),
      events: rows.map(({ seq, at, act, actor: who, subject, details }) => ({
        ...{ seq, at: at.toISOString(), act, subject, details },
        by: who.type === 'member' ? (who.email ?? null) : null,
      })),
      hasMore,
    },
  };
});
