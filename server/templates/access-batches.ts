import type { BatchAction } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { readAsProgram, requireMember } from './access-templates.ts';
import { type BatchView, findBatch, type RowStates } from './batches-repository.ts';
import type { Reader } from './templates-repository.ts';

/** As whom the caller looks at batches: a program sees its own. Throws a refusal. */
export async function requireReader(db: Kysely<Database>, actor: AccountActor): Promise<Reader> {
  if (actor.kind === 'api') return readAsProgram(actor);
  const { business_id: businessId, role } = await requireMember(db, actor);
  return { userId: actor.id, businessId, isAdmin: role === 'admin' };
}

/** A batch for somebody who sees it; foreign and absent ones look the same. Throws a refusal. */
export async function requireBatch(db: Kysely<Database>, actor: AccountActor, id: string): Promise<BatchView> {
  const batch = await findBatch(db, await requireReader(db, actor), id);
  if (!batch) throw refuse('error.not_found');
  return batch;
}

/** What somebody who sees a batch may do with it now: rows are sent in the name of whoever made it, and of nobody else. */
export function listBatchActions(
  { owner_id, act }: Pick<BatchView, 'owner_id' | 'act'>,
  states: RowStates,
  userId: string,
): BatchAction[] {
  const actions: [BatchAction, boolean][] = [
    ['retry', owner_id === userId && states.FAILED > 0],
    ['withdraw', act === null && states.OPEN + states.WAITING > 0],
    ['remind', act === null && states.OPEN > 0],
    ['download', states.SIGNED > 0],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
