import { CallbackType, type Callback } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { seesPrivateData } from '../requests/access-rules.ts';

type Opening = Parameters<typeof openRequest>;

/** The callbacks of a request, for whoever manages it, in the order in which they were caused. Throws a refusal. */
export async function readCallbacks(db: Opening[0], actor: Opening[1], id: string, now: Date): Promise<Callback[]> {
  const { request, situation } = await openRequest(db, actor, id, now);
  if (!seesPrivateData(situation)) throw refuse('error.not_found');
  const rows = await db
    .selectFrom('callbacks')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('webhook_id', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ type, state, url, attempts, messages, created_at, updated_at, ...row }) => ({
    id: row.id,
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
}
