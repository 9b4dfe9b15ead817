import { proceedSwisscom as contract } from '@sigillum/api-contracts/signing/proceed-swisscom.ts';
import { implement } from '../http/implement.ts';
import { answerStep } from './answer-step.ts';
import { passFailPoint } from './failpoints.ts';
import { readStepAnswer } from './read-step-answer.ts';

export const proceedSwisscom = implement(contract, async ({ params, body }, { services, ...call }) => {
  const earlier = await call.recall();
  if (earlier) return earlier;
  const answer = await answerStep(services, call, params.id, readStepAnswer(body));
  await passFailPoint('before-answer');
  return call.transact(async () => ({ status: 200, body: answer }));
});
