import { createPar as contract } from '@sigillum/api-contracts/signing/create-par.ts';
import { implement } from '../http/implement.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { findTurn } from './find-turn.ts';
import { signOnce } from './sign-once.ts';
import { signRequests } from './sign-requests.ts';

export const createPar = implement(contract, async ({ params, body }, context) => {
  const { services, actor, now } = context;
  return signOnce(services.db, context, [params.id], async ({ keepOutcome }) => {
    const { sid } = await findTurn(services.db, actor, params.id, now);
    if (sid !== params.sid) throw refuse('error.not_found');
    const { language, redirect_query_params, tan, ...payload } = body;
    const payloads = [{ ...payload, signatureRequestId: params.id }];
    const demanded = await demandProof(context, payloads, { language, tan });
    if (demanded instanceof Refusal) return demanded;
    const returnUrl = new URL('/mab/redirect', services.config.publicUrl);
    for (const [name, value] of Object.entries(redirect_query_params ?? {})) returnUrl.searchParams.set(name, value);
    const call = { ...context, ...demanded, language, returnUrl: returnUrl.href, keepOutcome };
    return signRequests(services, call, payloads);
  });
});
