import { redirectSign as contract } from '@sigillum/api-contracts/signing/redirect-sign.ts';
import { implement } from '../http/implement.ts';
import { answerStepOnce } from './answer-step.ts';

export const redirectSign = implement(contract, async ({ params, body }, context) =>
  answerStepOnce(context, params.id, { kind: 'redirect', params: body.params }),
);
