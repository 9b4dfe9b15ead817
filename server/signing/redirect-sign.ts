import { redirectSign as contract } from '@sigillum/api-contracts/signing/redirect-sign.ts';
import type { SignAnswer } from '@sigillum/api-contracts/signing/schemas.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { answerStepOnce } from './answer-step.ts';

const statuses = { SIGNED: 'SIGNED', STEP: 'OPEN', REFUSED: 'ERROR' } as const;

const readStatus = ({ results: [outcome] }: SignAnswer) => (outcome ? statuses[outcome.status] : 'ERROR');

export const redirectSign = implement(contract, async ({ params, body }, context) => {
  const answered = await answerStepOnce(context, params.id, { kind: 'redirect', params: body.params });
  if (answered instanceof Refusal) return answered;
  return { ...answered, body: { ...answered.body, signingStatus: readStatus(answered.body) } };
});
