import { listCallbackTries as contract } from '@sigillum/api-contracts/operator/list-callback-tries.ts';
import { sql } from 'kysely';
import { implement } from '../http/implement.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { requireOperator } from './require-operator.ts';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

export const listCallbackTries = implement(contract, async ({ query: { after } }, { actor, db }) => {
  await requireOperator(db, actor);
  const found = await db
    .selectFrom('callbacks')
    .select(['id', 'request_id', 'type', 'state', 'url', 'attempts', 'created_at', 'updated_at'])
    // From the newest where that one is there no more.
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`coalesce(position < (select position from callbacks where id = ${after}), true)`),
    )
    .orderBy('position', 'desc')
    .limit(pageRows)
    .execute();
  const { rows, hasMore } = cutPage(found);
  return {
    status: 200,
    body: {
      callbacks: rows.map(({ id, request_id, type, state, url, attempts, created_at, updated_at }) => ({
        ...{ id, requestId: request_id, type, state, host: hostOf(url), attempts },
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      })),
      hasMore,
    },
  };
});
