import { CallbackType } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import { listCallbacks as contract } from '@sigillum/api-contracts/signature-requests/list-callbacks.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { seesPrivateData } from '../requests/access-rules.ts';

export const listCallbacks = implement(contract, async ({ params }, { actor, db, now }) => {
  const { request, situation } = await openRequest(db, actor, params.id, now);
  if (!seesPrivateData(situation)) throw refuse('error.not_found');
  const rows = await db
    .selectFrom('callbacks')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('webhook_id', 'is', null)
    .orderBy('position')
    .execute();
  const callbacks = rows.map(({ id, type, state, url, attempts, messages, created_at, updated_at }) => ({
    id,
    signature_request_id: request.id,
    type: CallbackType.parse(type),
    state,
    url,
    attempts,
    messages,
    owner: request.owner_email,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
  return { status: 200, body: { callbacks } };
});
