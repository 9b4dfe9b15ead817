import { proceedSwisscom as contract } from '@sigillum/api-contracts/signing/proceed-swisscom.ts';
import { implement } from '../http/implement.ts';
import { answerStepOnce } from './answer-step.ts';
import { readStepAnswer } from './read-step-answer.ts';

export const proceedSwisscom = implement(contract, async ({ params, body }, context) =>
  answerStepOnce(context, params.id, readStepAnswer(body)),
);
