import { listProgramCalls as contract } from '@sigillum/api-contracts/business/list-program-calls.ts';
import { developerPageSize } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { sql } from 'kysely';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';

const ranges = { all: [0, 1000], succeeded: [200, 400], refused: [400, 500], failed: [500, 600] } as const;

export const listProgramCalls = implement(contract, async ({ params, query }, { actor, db, services }) => {
  await requireAdmin(db, actor, params.id);
  await services.programCalls.write();
  const { username, status = 'all', path, after } = query;
  const [from, below] = ranges[status];
  const found = await db
    .selectFrom('program_calls')
    .selectAll()
    .where('business_id', '=', params.id)
    .$if(username !== undefined, (all) => all.where('username', '=', username!))
    .$if(status !== 'all', (all) => all.where('status', '>=', from).where('status', '<', below))
    .$if(Boolean(path), (all) => all.where(sql<boolean>`strpos(lower(path), ${path!.trim().toLowerCase()}) > 0`))
    .$if(after !== undefined, (all) => all.where('position', '<', Number(after)))
    .orderBy('position', 'desc')
    .limit(developerPageSize + 1)
    .execute();
  const calls = found.slice(0, developerPageSize).map(({ position, business_id: _, at, ...call }) => ({
    id: position,
    ...call,
    at: at.toISOString(),
  }));
  return { status: 200, body: { calls, hasMore: found.length > developerPageSize } };
});
