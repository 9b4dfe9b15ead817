import { getSignatureStatus as contract } from '@sigillum/api-contracts/signature-requests/get-signature-status.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { writeInstant } from '../http/write-instant.ts';
import { openRequest } from '../requests/access.ts';

export const getSignatureStatus = implement(contract, async ({ params: { id, sid } }, { actor, db, now }) => {
  const { signatures } = await openRequest(db, actor, id, now);
  const signature = signatures.find((one) => one.sid === sid);
  if (!signature) throw refuse('error.not_found');
  const step = await db
    .selectFrom('signing_steps')
    .select('expires_at')
    .where('sid', '=', sid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    status: 200,
    body: { sid, status_code: signature.status, step_until: writeInstant(step?.expires_at ?? null) },
  };
});
