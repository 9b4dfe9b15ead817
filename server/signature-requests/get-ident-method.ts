import { getIdentMethod as contract } from '@sigillum/api-contracts/signature-requests/get-ident-method.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { canReach } from '../rules/quality-rule.ts';
import { listIdentifications } from '../user/list-identifications.ts';

export const getIdentMethod = implement(contract, async ({ params: { id, sid } }, { actor, db, now }) => {
  const { request, signatures } = await openRequest(db, actor, id, now);
  const signature = signatures.find((one) => one.sid === sid);
  // How somebody is known to a trust service is nobody else's business.
  if (!signature?.user_id || signature.user_id !== actor.id) throw refuse('error.not_found');
  const { quality, legislation } = request;
  const is_needed = quality === 'QES' || quality === 'AES_MINIMAL';
  const identifications = is_needed ? await listIdentifications(db, actor.id, now) : [];
  const is_known = identifications.some(
    (known) => known.legislation === legislation && canReach(quality, known.quality),
  );
  return { status: 200, body: { sid, quality, legislation, is_needed, is_known, methods: [] } };
});
