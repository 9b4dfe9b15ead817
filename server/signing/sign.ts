import { sign as contract } from '@sigillum/api-contracts/signing/sign.ts';
import { implement } from '../http/implement.ts';
import { answerSign } from './answer-sign.ts';
import { requireSeal } from './seal-request.ts';

export const sign = implement(contract, async ({ body }, context) => {
  const { actor, services } = context;
  const earlier = await context.recall();
  if (earlier) return earlier;
  // Said before any request is looked at: one answer for a seal of somebody else and for none.
  if (body.sealAccountName !== undefined) await requireSeal(services.db, actor, body.sealAccountName);
  return answerSign(context, body);
});
