import { sign as contract } from '@sigillum/api-contracts/signing/sign.ts';
import { implement } from '../http/implement.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { passFailPoint } from './failpoints.ts';
import { signRequests } from './sign-requests.ts';

export const sign = implement(contract, async ({ body }, { services, ...call }) => {
  if (body.sealAccountName) throw refuse('error.sign.seal_not_available');
  const earlier = await call.recall();
  if (earlier) return earlier;
  const given = await demandProof({ services, ...call }, body.signatureRequests, body);
  if (given instanceof Refusal) return given;
  const returnUrl = new URL('/mab/redirect', services.config.publicUrl).href;
  const answer = await signRequests(
    services,
    { ...call, given, returnUrl, language: body.language },
    body.signatureRequests,
  );
  passFailPoint('before-answer');
  return call.transact(async () => (answer instanceof Refusal ? answer : { status: 200, body: answer }));
});
