import { signDirectly as contract } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { answerSign } from './answer-sign.ts';

export const signDirectly = implement(contract, async ({ body }, context) => {
  if (body.sealAccountName) throw refuse('error.sign.seal_not_available');
  const [payload, ...others] = body.signatureRequests;
  if (others.length || payload!.signatureRequestId !== context.actor.requestId) throw refuse('error.not_found');
  return answerSign(context, { ...body, sealAccountName: undefined });
});
