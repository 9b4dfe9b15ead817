import { redirectSign as contract } from '@sigillum/api-contracts/signing/redirect-sign.ts';
import { implement } from '../http/implement.ts';
import { answerStep } from './answer-step.ts';
import { passFailPoint } from './failpoints.ts';

export const redirectSign = implement(contract, async ({ params, body }, { services, ...call }) => {
  const earlier = await call.recall();
  if (earlier) return earlier;
  const answer = await answerStep(services, call, params.id, { kind: 'redirect', params: body.params });
  await passFailPoint('before-answer');
  return call.transact(async () => ({ status: 200, body: answer }));
});
