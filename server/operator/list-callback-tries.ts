import { listCallbackTries as contract } from '@sigillum/api-contracts/operator/list-callback-tries.ts';
import { implement } from '../http/implement.ts';
import { requireOperator } from './require-operator.ts';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

export const listCallbackTries = implement(contract, async (_input, { actor, db }) => {
  await requireOperator(db, actor);
  const rows = await db
    .selectFrom('callbacks')
    .select(['id', 'request_id', 'type', 'state', 'url', 'attempts', 'created_at', 'updated_at'])
    .orderBy('position', 'desc')
    .limit(100)
    .execute();
  return {
    status: 200,
    body: {
      callbacks: rows.map(({ id, request_id, type, state, url, attempts, created_at, updated_at }) => ({
        ...{ id, requestId: request_id, type, state, host: hostOf(url), attempts },
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      })),
    },
  };
});
