import { createPar as contract } from '@sigillum/api-contracts/signing/create-par.ts';
import { implement } from '../http/implement.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { findTurn } from './find-turn.ts';
import { signRequests } from './sign-requests.ts';

export const createPar = implement(contract, async ({ params, body }, { services, ...call }) => {
  const earlier = await call.recall();
  if (earlier) return earlier;
  const { sid } = await findTurn(services.db, call.actor, params.id, call.now);
  if (sid !== params.sid) throw refuse('error.not_found');
  const payloads = [{ signatureRequestId: params.id }];
  const given = await demandProof({ services, ...call }, payloads, body);
  if (given instanceof Refusal) return given;
  const returnUrl = new URL('/mab/redirect', services.config.publicUrl);
  for (const [name, value] of Object.entries(body.redirect_query_params ?? {})) returnUrl.searchParams.set(name, value);
  const signing = { ...call, given, language: body.language, returnUrl: returnUrl.href };
  const answer = await signRequests(services, signing, payloads);
  return call.transact(async () => (answer instanceof Refusal ? answer : { status: 200, body: answer }));
});
