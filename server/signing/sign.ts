import { sign as contract } from '@sigillum/api-contracts/signing/sign.ts';
import { implement } from '../http/implement.ts';
import { answerSign } from './answer-sign.ts';

export const sign = implement(contract, async ({ body }, context) => answerSign(context, body));
