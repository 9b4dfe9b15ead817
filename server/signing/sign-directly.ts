import { signDirectly as contract } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { implement } from '../http/implement.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { passFailPoint } from './failpoints.ts';
import { findTurn } from './find-turn.ts';
import { checkTan, requireTan } from './prove-email.ts';
import { signRequests } from './sign-requests.ts';

export const signDirectly = implement(contract, async ({ body }, { services, ...call }) => {
  if (body.sealAccountName) throw refuse('error.sign.seal_not_available');
  const { actor, db, now } = call;
  const earlier = await call.recall();
  if (earlier) return earlier;
  const [payload] = body.signatureRequests;
  if (body.signatureRequests.length > 1 || payload!.signatureRequestId !== actor.requestId)
    throw refuse('error.not_found');
  const turn = await findTurn(db, actor, actor.requestId, now);
  if (turn.mustProveEmail) {
    const context = { services, ...call };
    const { tan, language } = body;
    const refusal = await db
      .transaction()
      .execute((trx) => (tan ? checkTan(trx, tan, context) : requireTan(trx, context, language)));
    if (refusal) return refusal;
  }
  const answer = await signRequests(services, call, body.signatureRequests);
  passFailPoint('before-answer');
  return call.transact(async () => (answer instanceof Refusal ? answer : { status: 200, body: answer }));
});
