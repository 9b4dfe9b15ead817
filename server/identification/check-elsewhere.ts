import { checkElsewhere as contract } from '@sigillum/api-contracts/identification/check-elsewhere.ts';
import { implement } from '../http/implement.ts';
import { answerElsewhere } from './answer-elsewhere.ts';

export const checkElsewhere = implement(contract, answerElsewhere);
