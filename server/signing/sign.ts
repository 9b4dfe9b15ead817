import { sign as contract } from '@sigillum/api-contracts/signing/sign.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { passFailPoint } from './failpoints.ts';
import { requireSeal } from './seal-request.ts';
import { signRequests } from './sign-requests.ts';

export const sign = implement(contract, async ({ body }, { services, ...call }) => {
  const earlier = await call.recall();
  if (earlier) return earlier;
  const { sealAccountName, language, signatureRequests } = body;
  // Said before any request is looked at: one answer for a seal of somebody else and for none.
  if (sealAccountName !== undefined) await requireSeal(services.db, call.actor, sealAccountName);
  const given =
    sealAccountName === undefined ? await demandProof({ services, ...call }, signatureRequests, body) : undefined;
  if (given instanceof Refusal) return given;
  const returnUrl = new URL('/mab/redirect', services.config.publicUrl).href;
  const answer = await signRequests(
    services,
    { ...call, given, returnUrl, language, sealAccountName },
    signatureRequests,
  );
  passFailPoint('before-answer');
  return call.transact(async () => (answer instanceof Refusal ? answer : { status: 200, body: answer }));
});
